import { ShieldCheck, ShieldOff } from 'lucide'
import { useTexts } from '../../../i18n/texts.tsx'
import { Alert } from '../../../primitives/alert.tsx'

export type TwoStepSuccessProps = {
  /** If omitted, nothing is shown. */
  of?: 'show-enabled' | 'show-modified' | 'show-closed'
  onClose: () => void
}

/** Reports success with the prescribed texts (TWO-08). */
export function TwoStepSuccess({ of, onClose }: TwoStepSuccessProps) {
  const { t } = useTexts()
  const texts = {
    'show-enabled': { title: t('two-step.done.title'), body: t('two-step.done.body') },
    'show-modified': { title: t('two-step.modified.title'), body: t('two-step.modified.body') },
    'show-closed': { title: t('two-step.closed.title'), body: t('two-step.closed.body') },
  }
  const text = of && texts[of]
  return (
    <Alert
      isOpen={text !== undefined}
      icon={of === 'show-closed' ? ShieldOff : ShieldCheck}
      tone={of === 'show-closed' ? 'neutral' : 'success'}
      title={text?.title}
      subLine={text?.body}
      action={{ label: t('dialog.ok'), onSelect: onClose }}
      onClose={onClose}
    />
  )
}
