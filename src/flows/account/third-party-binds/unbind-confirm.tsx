import { TriangleAlert, Unlink } from 'lucide'
import { useTexts } from '../../../i18n/texts.tsx'
import { Confirm } from '../../../primitives/dialog/confirm.tsx'
import { Link } from '../../../primitives/link.tsx'
import { providerName } from '../../../widgets/provider-name.ts'
import type { UnlinkQuestion } from './use-third-party-binds.ts'

export type UnlinkHrefs = {
  passwordHref: string
  twoStepHref: string
}

export type UnbindConfirmProps = UnlinkHrefs & { question: UnlinkQuestion; onAnswer: (isYes: boolean) => void }

/** Asks before unlinking. Warns if that could lock the owner out, before the server refuses it. */
export function UnbindConfirm({
  question: { account, isOpen },
  onAnswer,
  passwordHref,
  twoStepHref,
}: UnbindConfirmProps) {
  const { t } = useTexts()
  const provider = providerName(account.type, t)
  const isRisky = account.risk !== 'none'
  const words = {
    none: { text: t('third-party-binds.confirm.none') },
    'last-way-in': {
      text: t('third-party-binds.confirm.last'),
      first: t('third-party-binds.confirm.last-first'),
      href: passwordHref,
    },
    'second-step': {
      text: t('third-party-binds.confirm.second', { third: provider }),
      first: t('third-party-binds.confirm.second-first'),
      href: twoStepHref,
    },
  }
  const { text, first, href }: { text: string; first?: string; href?: string } = words[account.risk]
  return (
    <Confirm
      isOpen={isOpen}
      icon={isRisky ? TriangleAlert : Unlink}
      tone={isRisky ? 'danger' : undefined}
      variant={isRisky ? 'danger' : 'primary'}
      title={t('third-party-binds.confirm.title', { third: provider })}
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
