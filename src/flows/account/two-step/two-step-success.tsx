import { ShieldCheck, ShieldOff } from 'lucide'
import { useTexts } from '../../../i18n/texts.tsx'
import { Alert } from '../../../primitives/alert.tsx'

export type TwoStepSuccessProps = {
  /** Nothing is shown without it. */
  of?: 'say-enabled' | 'say-modified' | 'say-closed'
  onClose: () => void
}

/** Reports success in the prescribed words (TWO-08). */
export function TwoStepSuccess({ of, onClose }: TwoStepSuccessProps) {
  const { t } = useTexts()
  const words = {
    'say-enabled': { title: t('two-step.done.title'), body: t('two-step.done.body') },
    'say-modified': { title: t('two-step.modified.title'), body: t('two-step.modified.body') },
    'say-closed': { title: t('two-step.closed.title'), body: t('two-step.closed.body') },
  }
  const text = of && words[of]
  return (
    <Alert
      isOpen={text !== undefined}
      icon={of === 'say-closed' ? ShieldOff : ShieldCheck}
      tone={of === 'say-closed' ? 'neutral' : 'success'}
      title={text?.title}
      subLine={text?.body}
      action={{ label: t('dialog.ok'), onSelect: onClose }}
      onClose={onClose}
    />
  )
}
