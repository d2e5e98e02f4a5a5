import { cva, cx, type VariantProps } from 'class-variance-authority'
import type { IconNode } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from './icon.tsx'

const banner = cva(
  [
    // On a phone, the banner covers the whole header rather than half of the logo.
    'flex items-center justify-center gap-2.5 w-full min-h-14 px-5 py-2 border-b text-small font-medium animate-fade',
    'phone:w-auto phone:lift-pop phone:min-h-9 phone:px-4 phone:border phone:rounded-control',
  ],
  {
    variants: {
      tone: {
        warning: 'bg-warning-soft border-current/25 text-warning',
        success: 'bg-success-soft border-current/25 text-success',
      },
    },
    defaultVariants: { tone: 'warning' },
  },
)

export type BannerProps = Omit<ComponentProps<'div'>, 'children'> &
  VariantProps<typeof banner> & {
    icon: IconNode
    /** The text. If omitted, only the live region is rendered. */
    children?: string
    action?: { label: string; onSelect: () => void }
  }

/**
 * Shows a status, such as being offline, over the page's header. Clicks outside the action button go through to the
 * page.
 */
export function Banner({ tone, icon, className, children, action, ...rest }: BannerProps) {
  return (
    <div
      // An open dialog hides the rest of the page from screen readers, but not elements with `aria-live`.
      aria-live="polite"
      aria-atomic="true"
      className={cx(
        'fixed inset-x-0 top-0 z-sticky flex justify-center pt-[env(safe-area-inset-top)] phone:px-5 phone:pt-3 pointer-events-none',
        className,
      )}
      {...rest}
    >
      {children && (
        <div data-tone={tone} className={banner({ tone })}>
          <Icon of={icon} />
          <span className="min-w-0 wrap-anywhere">{children}</span>
          {action && (
            <button
              type="button"
              className="shrink-0 min-h-control-touch phone:min-h-9 px-1 underline underline-offset-3 pointer-events-auto"
              onClick={action.onSelect}
            >
              {action.label}
            </button>
          )}
        </div>
      )}
    </div>
  )
}
