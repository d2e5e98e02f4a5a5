import { cx } from 'class-variance-authority'
import type { ComponentProps, ReactNode } from 'react'
import { useStepFocus } from './wizard/use-step-focus.ts'

export type SettingsFrameProps = Omit<ComponentProps<'div'>, 'title'> & {
  /** A `Logo`. */
  logo: ReactNode
  /** A `LanguageSwitcher`. */
  languageSwitcher?: ReactNode
  /** An `AccountMark` and a `Button` to log out. */
  account?: ReactNode
  /** A `SectionNav`. */
  nav: ReactNode
  /** Above the title: an `IconTile` if the page shows a result. */
  mark?: ReactNode
  title: ReactNode
  intro?: ReactNode
  /** Identifies the current step if the content changes in place. A new `step` moves focus to the title (AC-6). */
  step?: string
  /** Next to the title or, on narrow screens, below it: the `ProtectionArches`. */
  aside?: ReactNode
  /** The section: `SettingsList`s, or a form. */
  children: ReactNode
  /** `client`: the desktop client's 380×520 window. */
  density?: 'page' | 'client'
}

const gutter = 'px-5 phone:px-10 desktop:px-[max(40px,(100%-1024px)/2)] client:px-4.5'

/** Lays out a section of account security (SCR-10). */
export function SettingsFrame({
  logo,
  languageSwitcher,
  account,
  nav,
  mark,
  title,
  intro,
  step,
  aside,
  children,
  density = 'page',
  className,
  ...rest
}: SettingsFrameProps) {
  const titleRef = useStepFocus<HTMLHeadingElement>(step)
  return (
    <div data-density={density} className={cx('min-h-dvh bg-surface', className)} {...rest}>
      <header
        className={cx(
          'sticky top-0 z-sticky flex items-center justify-between gap-4 h-14 phone:h-16 client:h-12 bg-surface border-b short:static',
          gutter,
        )}
      >
        {logo}
        <div className="flex items-center gap-3">
          {languageSwitcher}
          {account}
        </div>
      </header>
      <div
        className={cx(
          'grid grid-cols-1 gap-6 pt-3 pb-12 phone:gap-7 phone:pt-4 phone:pb-14 client:gap-4 client:pt-2 client:pb-6',
          'columns:grid-cols-[224px_minmax(0,1fr)] columns:gap-16 columns:pt-12 columns:pb-16',
          gutter,
        )}
      >
        <div className="min-w-0 -mx-5 phone:-mx-10 client:-mx-4.5 columns:mx-0 columns:-ml-3 columns:sticky columns:top-28 columns:self-start">
          {nav}
        </div>
        <main className="min-w-0">
          <div className="grid grid-cols-1 gap-5 columns:grid-cols-[minmax(0,1fr)_auto] columns:gap-8 columns:items-end">
            <div className="min-w-0">
              {mark && <div className="pb-4">{mark}</div>}
              <h1
                ref={titleRef}
                tabIndex={step === undefined ? undefined : -1}
                className="text-display-sm outline-none tracking-display phone:text-display client:text-heading-sm client:tracking-heading"
              >
                {title}
              </h1>
              {intro && <p className="pt-1.5 max-w-prose text-muted text-balance">{intro}</p>}
            </div>
            {aside}
          </div>
          <div className="pt-7 client:pt-5">{children}</div>
        </main>
      </div>
    </div>
  )
}
