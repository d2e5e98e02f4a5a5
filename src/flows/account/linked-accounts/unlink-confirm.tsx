import { TriangleAlert, Unlink } from 'lucide'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Confirm } from '../../../primitives/dialog/confirm.tsx'
import { Link } from '../../../primitives/link.tsx'
import { providerName } from '../../../widgets/provider-name.ts'
import type { UnlinkQuestion } from './use-linked-accounts.ts'

export type UnlinkHrefs = {
  passwordHref: string
  twoStepHref: string
}

export type UnlinkConfirmProps = UnlinkHrefs & { question: UnlinkQuestion; onAnswer: (isConfirmed: boolean) => void }

/** Asks before unlinking an account, and warns if the user may need the account to log in. */
export function UnlinkConfirm({
  question: { account, isOpen },
  onAnswer,
  passwordHref,
  twoStepHref,
}: UnlinkConfirmProps) {
  const { t } = useTranslations()
  const provider = providerName(account.type, t)
  const isRisky = account.risk !== 'none'
  const messages = {
    none: { text: t('linked-accounts.confirm.none') },
    'last-login-method': {
      text: t('linked-accounts.confirm.last'),
      linkText: t('linked-accounts.confirm.last-first'),
      href: passwordHref,
    },
    'second-step': {
      text: t('linked-accounts.confirm.second', { provider }),
      linkText: t('linked-accounts.confirm.second-first'),
      href: twoStepHref,
    },
  }
  const { text, linkText, href }: { text: string; linkText?: string; href?: string } = messages[account.risk]
  return (
    <Confirm
      isOpen={isOpen}
      icon={isRisky ? TriangleAlert : Unlink}
      tone={isRisky ? 'danger' : undefined}
      variant={isRisky ? 'danger' : 'primary'}
      title={t('linked-accounts.confirm.title', { provider })}
      description={
        <>
          {text}
          {href && (
            <Link href={href} className="block w-fit pt-2.5">
              {linkText}
            </Link>
          )}
        </>
      }
      confirmLabel={isRisky ? t('linked-accounts.confirm.anyway') : t('linked-accounts.unlink')}
      cancelLabel={t('linked-accounts.confirm.no')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}
