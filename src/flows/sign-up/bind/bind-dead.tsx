import { useTexts } from '../../../i18n/texts.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import type { Binding } from './use-bind.ts'

type BindDeadProps = { binding: Binding; loginHref: string }

/** The linked account's login has expired or was already used: log in with it again, or choose another method. */
export function BindDead({ binding, loginHref }: BindDeadProps) {
  const { t } = useTexts()
  const { type, third, redirect } = binding
  // Relative, so that it keeps the prefix under /account (SCR-21).
  const again = third && `third?${new URLSearchParams({ type, ...(redirect && { redirect }) })}`
  return (
    <div className="grid gap-2.5">
      {third && (
        <ButtonLink width="block" href={again}>
          {t('bind.dead.again', { third: t(third.name) })}
        </ButtonLink>
      )}
      <ButtonLink width="block" variant={third ? 'quiet' : 'primary'} href={loginHref}>
        {t('bind.dead.other')}
      </ButtonLink>
    </div>
  )
}
