import { cx } from 'class-variance-authority'
import { type ComponentProps, useLayoutEffect, useRef } from 'react'

export type Section = {
  href: string
  label: string
  isCurrent?: boolean
}

export type SectionNavProps = Omit<ComponentProps<'nav'>, 'children'> & {
  /** The navigation's accessible name, also visible above the list if there is room. */
  label: string
  sections: readonly Section[]
}

/** Lists the sections of account security at the side or, on narrow screens, in a scrollable row. */
export function SectionNav({ label, sections, className, ...rest }: SectionNavProps) {
  const row = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    const scrollToCurrent = () => {
      const currentLink = row.current?.querySelector<HTMLElement>('[aria-current]')
      if (row.current && currentLink)
        row.current.scrollLeft = currentLink.offsetLeft - (row.current.clientWidth - currentLink.offsetWidth) / 2
    }
    scrollToCurrent()
    // Web fonts that load later change the links' widths, so scroll again.
    void document.fonts.ready.then(scrollToCurrent)
  }, [])
  return (
    <nav aria-label={label} className={className} {...rest}>
      <p aria-hidden="true" className="hidden columns:block px-3 pb-2.5 text-caption text-subtle">
        {label}
      </p>
      <ul
        ref={row}
        // Chromium does not scroll to a partly visible focused link (WCAG 2.4.11). A pressed link must not move.
        onFocus={({ target }) =>
          target.matches(':focus-visible') && target.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        }
        className={cx(
          'relative flex gap-1 px-3 phone:px-7 client:px-2.5 overflow-x-auto scrollbar-none scroll-px-8 columns:grid columns:gap-0.5 columns:px-0 columns:overflow-visible',
          '[mask-image:linear-gradient(to_right,transparent,#000_20px,#000_calc(100%-32px),transparent)] columns:[mask-image:none]',
        )}
      >
        {sections.map(({ href, label: name, isCurrent }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={cx(
                'flex items-center h-11 px-3 rounded-inner font-medium whitespace-nowrap client:h-9 client:text-small columns:h-9 pointer-coarse:h-11 focus-visible:-outline-offset-2',
                isCurrent
                  ? 'bg-surface-pressed forced-colors:border'
                  : 'text-muted hover:bg-surface-hover hover:text-default',
              )}
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
