import { TriangleAlert, Unlink } from 'lucide'
import { useTexts } from '../../i18n/texts.tsx'
import { Confirm } from '../../primitives/confirm.tsx'
import { Link } from '../../primitives/link.tsx'
import { nameOfThird } from '../name-of-third.ts'
import type { UnbindQuestion } from './use-third-party-binds.ts'

export type UnbindHrefs = {
  /** Where an account without a password gets one. */
  passwordHref: string
  /** Where the method of two-step verification is chosen. */
  twoStepHref: string
}

export type UnbindConfirmProps = UnbindHrefs & { question: UnbindQuestion; onAnswer: (isYes: boolean) => void }

/**
 * Asks before an account is unlinked. Where it may shut its owner out, it says so in stronger words, and what to do first:
 * the server would refuse it in the end, but after a person had decided.
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
