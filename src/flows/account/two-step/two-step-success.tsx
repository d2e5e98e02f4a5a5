import { ShieldCheck, ShieldOff } from 'lucide'
import { useTranslations } from '../../../i18n/translations.tsx'
import { Alert } from '../../../primitives/alert.tsx'

export type TwoStepSuccessProps = {
  /** If omitted, nothing is shown. */
  ending?: 'show-enabled' | 'show-modified' | 'show-turned-off'
  onClose: () => void
}

/** Confirms that two-step verification was turned on, changed or turned off (TWO-08). */
export function TwoStepSuccess({ ending, onClose }: TwoStepSuccessProps) {
  const { t } = useTranslations()
  const messages = {
    'show-enabled': { title: t('two-step.done.title'), body: t('two-step.done.body') },
    'show-modified': { title: t('two-step.method-changed.title'), body: t('two-step.method-changed.body') },
    'show-turned-off': { title: t('two-step.turned-off.title'), body: t('two-step.turned-off.body') },
  }
  const text = ending && messages[ending]
  return (
    <Alert
      isOpen={text !== undefined}
      icon={ending === 'show-turned-off' ? ShieldOff : ShieldCheck}
      tone={ending === 'show-turned-off' ? 'neutral' : 'success'}
      title={text?.title}
      description={text?.body}
      action={{ label: t('dialog.ok'), onSelect: onClose }}
      onClose={onClose}
    />
  )
}
