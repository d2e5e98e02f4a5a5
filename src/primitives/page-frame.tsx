import { cva, cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useBrand } from './brand/brand.tsx'
import { BrandPanel, type BrandPanelProps } from './brand/brand-panel.tsx'
import { useStepFocus } from './wizard/use-step-focus.ts'

const side = cva('grid grid-rows-[auto_1fr_auto] grid-cols-1 min-w-0', {
  variants: {
    density: {
      page: 'min-h-dvh px-6 pt-5 pb-6 phone:px-[max(24px,(100vw-400px)/2)] phone:pt-8 phone:pb-7',
      client: 'min-h-dvh px-7 pt-4 pb-4.5',
    },
  },
})

const main = cva('flex flex-col w-full min-w-0', {
  variants: {
    density: { page: 'phone:max-w-form pt-10 pb-7 phone:pb-6', client: 'pt-4' },
    // Aligned to the top, not centered, so that the title does not move when the user switches tabs.
    length: { short: '', long: '' },
  },
  compoundVariants: [
    { density: 'page', length: 'short', className: 'phone:pt-[clamp(24px,16.5vh,184px)]' },
    { density: 'page', length: 'long', className: 'phone:pt-[clamp(16px,9vh,96px)]' },
  ],
})

export type PageFrameProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A `Logo`. */
  logo: ReactNode
  /** A `LanguageSwitcher`. */
  languageSwitcher?: ReactNode
  /** Above the title: an `IconTile` if the page shows a result. */
  mark?: ReactNode
  /** The page's only heading. Omit it if the content has its own, as a `WizardSection` does. */
  title?: ReactNode
  /** Identifies the current step if the content changes in place. A new `step` moves focus to the title (AC-6). */
  step?: string
  intro?: ReactNode
  children: ReactNode
  /** Below the form: a `Divider` and a `ProviderRow`. At the bottom on phones, within reach of the thumb. */
  alternatives?: ReactNode
  /** A link to another page: "New to Portico? Create an account". */
  footnote?: ReactNode
  footer?: ReactNode
  /** The brand panel's text, for brands that show a tagline. */
  tagline?: BrandPanelProps
  /** `client`: the desktop client's 380×520 window, without the panel and without scrolling. */
  density?: 'page' | 'client'
  /** `long`: for a tall form, which starts higher. */
  length?: 'short' | 'long'
}

/** Lays out every page outside account security. */
export function PageFrame({
  logo,
  languageSwitcher,
  mark,
  title,
  step,
  intro,
  children,
  alternatives,
  footnote,
  footer,
  tagline,
  density = 'page',
  length = 'short',
  className,
  ...rest
}: PageFrameProps) {
  const brand = useBrand()
  const titleRef = useStepFocus<HTMLHeadingElement>(step)
  const isPage = density === 'page'
  const frame = isPage ? brand.frame : undefined
  const footnotePosition = isPage ? brand.footnote : 'foot'
  return (
    <div data-density={density} className={cx('relative grid grid-cols-1', frame?.root, className)} {...rest}>
      <div className={cx(side({ density }), frame?.side)}>
        <header className="flex items-center justify-between w-full min-h-11 phone:min-h-9 client:min-h-8">
          <div className={frame?.logo}>{logo}</div>
          <div className={frame?.language}>{languageSwitcher}</div>
        </header>
        <main className={cx(main({ density, length }), frame?.main)}>
          {/* The content always starts at the same height, to avoid a layout shift. */}
          <div>
            <div key={step} className={title ? 'pb-6 client:pb-4' : undefined}>
              {mark && <div className="pb-4">{mark}</div>}
              {title && (
                <h1
                  ref={titleRef}
                  tabIndex={step === undefined ? undefined : -1}
                  className="text-display-sm outline-none tracking-display phone:text-display client:text-heading-sm client:tracking-heading"
                >
                  {title}
                </h1>
              )}
              {intro && <p className="pt-1.5 text-muted">{intro}</p>}
              {footnote && footnotePosition === 'start' && <p className="pt-1.5 text-muted">{footnote}</p>}
            </div>
            {children}
          </div>
          {alternatives && (
            <div className="order-2 grid gap-4 mt-auto pt-7 phone:order-none phone:mt-0 phone:pt-6 client:mt-0 client:gap-3 client:pt-4.5">
              {alternatives}
            </div>
          )}
          {footnote && footnotePosition === 'end' && (
            <p key={step} className="order-1 pt-5 text-center text-muted phone:order-none phone:pt-7 phone:text-left">
              {footnote}
            </p>
          )}
        </main>
        {(footer || footnotePosition === 'foot') && (
          <footer
            className={cx(
              'flex items-center gap-5 w-full min-h-4 text-caption text-subtle',
              frame?.foot ?? 'justify-between',
            )}
          >
            {footnotePosition === 'foot' && <p className="text-small text-muted">{footnote}</p>}
            {footer}
          </footer>
        )}
      </div>
      {isPage && <BrandPanel {...tagline} />}
    </div>
  )
}
