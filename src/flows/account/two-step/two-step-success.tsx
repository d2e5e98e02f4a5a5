import { ShieldCheck, ShieldOff } from 'lucide'
import { useTexts } from '../../../i18n/texts.tsx'
import { Alert } from '../../../primitives/alert.tsx'

export type TwoStepSuccessProps = {
  /** If omitted, nothing is shown. */
  ending?: 'show-enabled' | 'show-modified' | 'show-turned-off'
  onClose: () => void
}

/** Confirms that two-step verification was turned on, changed or turned off (TWO-08). */
export function TwoStepSuccess({ ending, onClose }: TwoStepSuccessProps) {
  const { t } = useTexts()
  const texts = {
    'show-enabled': { title: t('two-step.done.title'), body: t('two-step.done.body') },
    'show-modified': { title: t('two-step.modified.title'), body: t('two-step.modified.body') },
    'show-turned-off': { title: t('two-step.closed.title'), body: t('two-step.closed.body') },
  }
  const text = ending && texts[ending]
  return (
    <Alert
      isOpen={text !== undefined}
      icon={ending === 'show-turned-off' ? ShieldOff : ShieldCheck}
      tone={ending === 'show-turned-off' ? 'neutral' : 'success'}
      title={text?.title}
      subLine={text?.body}
      action={{ label: t('dialog.ok'), onSelect: onClose }}
      onClose={onClose}
    />
  )
}
