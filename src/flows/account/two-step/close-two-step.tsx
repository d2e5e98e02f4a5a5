import { ShieldOff } from 'lucide'
import { useState } from 'react'
import { closeTwoStep, getTwoStepMethod } from '../../../api/calls/two-step.ts'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useFeedback } from '../../../kit/feedback/index.tsx'
import { useChange, useRefetch } from '../../../kit/server-state/index.tsx'
import { Confirm } from '../../../primitives/dialog/confirm.tsx'
import { TwoStepSuccess } from './two-step-success.tsx'

/** Turns two-step verification off after confirmation (TWO-08, TWO-11). */
export function CloseTwoStep() {
  const { t } = useTranslations()
  const feedback = useFeedback()
  const change = useChange(getTwoStepMethod)
  const refetch = useRefetch()
  const [phase, setPhase] = useState<'confirming' | 'running' | 'turned-off' | 'ended'>('confirming')

  const handleConfirm = async () => {
    setPhase('running')
    const offState = { enabled: false, method: undefined, phone: undefined }
    const result = await change(closeTwoStep, {}, { afterSuccess: (state) => ({ ...state, ...offState }) })
    if (!result.ok) await feedback.handle(result.failure, { call: closeTwoStep })
    setPhase(result.ok ? 'turned-off' : 'ended')
    // Refetch after a failure as well, since the page's data may be stale.
    await refetch(getTwoStepMethod)
  }

  return (
    <>
      <Confirm
        isOpen={phase === 'confirming' || phase === 'running'}
        icon={ShieldOff}
        tone="danger"
        title={t('two-step.turn-off.title')}
        description={t('two-step.turn-off.body')}
        confirmLabel={t('two-step.turn-off')}
        cancelLabel={t('two-step.turn-off.keep')}
        variant="danger"
        isBusy={phase === 'running'}
        onConfirm={() => void handleConfirm()}
        onCancel={() => phase === 'confirming' && setPhase('ended')}
      />
      <TwoStepSuccess
        ending={phase === 'turned-off' ? 'show-turned-off' : undefined}
        onClose={() => setPhase('ended')}
      />
    </>
  )
}
