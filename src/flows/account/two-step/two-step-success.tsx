import { ShieldCheck, ShieldOff } from 'lucide'
import { useTexts } from '../../../i18n/texts.tsx'
import { Alert } from '../../../primitives/alert.tsx'

export type TwoStepSuccessProps = {
  /** What was done; without it nothing is shown. */
  of?: 'say-enabled' | 'say-modified' | 'say-closed'
  /** Called for OK and Escape. */
  onClose: () => void
}

/** Reports success in the words that the specification prescribes (TWO-08). */
export function TwoStepSuccess({ of, onClose }: TwoStepSuccessProps) {
  const { t } = useTexts()
  const words = {
    'say-enabled': { title: t('two-step.done.title'), body: t('two-step.done.body') },
    'say-modified': { title: t('two-step.modified.title'), body: t('two-step.modified.body') },
    'say-closed': { title: t('two-step.closed.title'), body: t('two-step.closed.body') },
  }
  const said = of && words[of]
  return (
    <Alert
      isOpen={said !== undefined}
      icon={of === 'say-closed' ? ShieldOff : ShieldCheck}
      tone={of === 'say-closed' ? 'neutral' : 'success'}
      title={said?.title}
      subLine={said?.body}
      action={{ label: t('dialog.ok'), onSelect: onClose }}
      onClose={onClose}
    />
  )
}
