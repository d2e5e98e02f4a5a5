import { cx } from 'class-variance-authority'
import { Check, ChevronDown, Globe } from 'lucide'
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
} from 'react'
import type { Locale } from '../i18n/locales.ts'
import { Icon } from './icon.tsx'
import { opensElsewhere } from './link.tsx'

export type LanguageChoice = {
  locale: Locale
  /** The language's native name. */
  name: string
  /** This page's URL in that language (WID-11). */
  href: string
}

export type LanguageSwitcherProps = ComponentProps<'details'> & {
  locales: readonly LanguageChoice[]
  current: Locale
  /** The button's purpose, announced before the language's name. */
  label: string
  /** Called before the link opens in this tab. Call `preventDefault` to navigate yourself. */
  onChoose?: (locale: Locale, event: MouseEvent<HTMLAnchorElement>) => void
}

/** Lists links to the page in each language (WID-11), in a native `<details>` that works before any script runs. */
export function LanguageSwitcher({ locales, current, label, onChoose, className, ...rest }: LanguageSwitcherProps) {
  const details = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const currentName = locales.find(({ locale }) => locale === current)?.name

  useLayoutEffect(() => {
    function closeOnOutsidePress({ target }: PointerEvent) {
      if (details.current && target instanceof Node && !details.current.contains(target)) details.current.open = false
    }
    document.addEventListener('pointerdown', closeOnOutsidePress)
    return () => document.removeEventListener('pointerdown', closeOnOutsidePress)
  }, [])

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || !details.current?.open) return
    event.stopPropagation()
    details.current.open = false
    summary.current?.focus()
  }

  /** Closes the list, which would otherwise cover the element that now has focus. */
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent<HTMLDetailsElement>) {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) currentTarget.open = false
  }

  return (
    <details
      ref={details}
      className={cx('group relative', className)}
      // eslint-disable-next-line no-restricted-syntax -- contains no text field
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
      {...rest}
    >
      <summary
        ref={summary}
        className="inline-flex items-center gap-1.5 h-11 px-2.5 -mr-2.5 rounded-control text-muted text-small hover:bg-surface-hover hover:text-default phone:h-9 pointer-coarse:h-11 client:h-8"
      >
        <Icon of={Globe} className="text-subtle" />
        {/* No `aria-label`, since some screen readers would announce the visible text as well. */}
        <span className="sr-only">{`${label}: `}</span>
        {currentName}
        <Icon of={ChevronDown} size="sm" className="text-subtle group-open:rotate-180" />
      </summary>
      <ul className="absolute top-full right-0 z-dropdown mt-1.5 min-w-40 p-1.5 rounded-card border bg-surface-raised lift-pop animate-rise">
        {locales.map(({ locale, name, href }) => (
          <li key={locale}>
            <a
              href={href}
              lang={locale}
              hrefLang={locale}
              aria-current={locale === current ? 'true' : undefined}
              className="flex items-center justify-between gap-4 h-11 phone:h-9 pointer-coarse:h-11 px-2.5 rounded-inner hover:bg-surface-hover"
              onClick={(event) => opensElsewhere(event) || onChoose?.(locale, event)}
            >
              {name}
              {locale === current && <Icon of={Check} size="sm" className="text-accent" />}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
