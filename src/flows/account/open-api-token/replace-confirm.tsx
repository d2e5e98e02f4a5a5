import { TriangleAlert } from 'lucide'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Confirm } from '../../../primitives/dialog/confirm.tsx'

export type ReplaceConfirmProps = { isOpen: boolean; onAnswer: (isConfirmed: boolean) => void }

/** Asks before replacing the token, since programs that use the old one will stop working. */
export function ReplaceConfirm({ isOpen, onAnswer }: ReplaceConfirmProps) {
  const { t } = useTranslations()
  return (
    <Confirm
      isOpen={isOpen}
      icon={TriangleAlert}
      tone="danger"
      variant="danger"
      title={t('open-api.confirm.title')}
      description={t('open-api.confirm.text')}
      confirmLabel={t('open-api.replace.title')}
      cancelLabel={t('open-api.confirm.no')}
      onConfirm={() => onAnswer(true)}
      onCancel={() => onAnswer(false)}
    />
  )
}
