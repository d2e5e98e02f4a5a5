import { TriangleAlert, Unlink } from 'lucide'
import { useTexts } from '../../../i18n/texts.tsx'
import { Confirm } from '../../../primitives/dialog/confirm.tsx'
import { Link } from '../../../primitives/link.tsx'
import { nameOfThird } from '../../../widgets/name-of-third.ts'
import type { UnbindQuestion } from './use-third-party-binds.ts'

export type UnbindHrefs = {
  /** Where to set a password on an account that has none. */
  passwordHref: string
  /** Where to choose the method of two-step verification. */
  twoStepHref: string
}

export type UnbindConfirmProps = UnbindHrefs & { question: UnbindQuestion; onAnswer: (isYes: boolean) => void }

/**
 * Asks for confirmation before an account is unlinked. If that could lock the owner out, it warns and says what to do first,
 * rather than letting the server refuse after the user has decided.
 */
export function UnbindConfirm({ question: { bind, isOpen }, onAnswer, passwordHref, twoStepHref }: UnbindConfirmProps) {
  const { t } = useTexts()
  const third = nameOfThird(bind.type, t)
  const isRisky = bind.risk !== 'none'
  const words = {
    none: { text: t('third-party-binds.confirm.none') },
    'last-way-in': {
      text: t('third-party-binds.confirm.last'),
      first: t('third-party-binds.confirm.last-first'),
      href: passwordHref,
    },
    'second-step': {
      text: t('third-party-binds.confirm.second', { third }),
      first: t('third-party-binds.confirm.second-first'),
      href: twoStepHref,
    },
  }
  const { text, first, href }: { text: string; first?: string; href?: string } = words[bind.risk]
  return (
    <Confirm
      isOpen={isOpen}
      icon={isRisky ? TriangleAlert : Unlink}
      tone={isRisky ? 'danger' : undefined}
      variant={isRisky ? 'danger' : 'primary'}
      title={t('third-party-binds.confirm.title', { third })}
      subLine={
        <>
          {text}
          {href && (
            <Link href={href} className="block w-fit pt-2.5">
              {first}
            </Link>
          )}
        </>
      }
      confirmLabel={isRisky ? t('third-party-binds.confirm.anyway') : t('third-party-binds.unlink')}
      cancelLabel={t('third-party-binds.confirm.no')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}
