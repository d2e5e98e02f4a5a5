import { type Dispatch, Fragment } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Skeleton } from '../../primitives/skeleton.tsx'
import { useLatePart } from '../late-part.ts'
import { ChooseMethod } from './choose-method.tsx'
import { previousStep, type TwoStepEvent, type TwoStepWalk } from './two-step.machine.ts'
import { TwoStepFrame } from './two-step-frame.tsx'
import { useTwoStepForm } from './use-two-step-form.ts'

const loadStepFields = () => import('./step-fields.tsx').then(({ StepFields }) => StepFields)

export type TwoStepWizardProps = { walk: TwoStepWalk; dispatch: Dispatch<TwoStepEvent> }

/** Setting up two-step verification, step by step, on a page (TWO-12, TWO-13). */
export function TwoStepWizard({ walk, dispatch }: TwoStepWizardProps) {
  const { t } = useTexts()
  const { form, skewMs, readPhone, handleBack } = useTwoStepForm(walk, dispatch)
  const { step, facts } = walk
  const { missing, isBusy } = form
  const { Part: StepFields } = useLatePart(loadStepFields, {
    isNeeded: step !== 'choose-method',
    onLost: () => form.showErrors({}, t('page.load-failed')),
  })
  const isWaiting = step !== 'choose-method' && !StepFields
  return (
    <TwoStepFrame
      {...walk}
      action={{ form: form.formProps.id, isBusy, isIncomplete: isWaiting || missing.length > 0 }}
      back={previousStep(walk) && { label: t('two-step.back'), onSelect: handleBack }}
      error={form.formError}
      missing={missing.length > 0 && t('form.missing', { fields: missing.join(t('list.separator')) })}
      messageId={form.messageId}
    >
      <form {...form.formProps} method="post">
        {/* Each step has fields of its own, also where they bear the same name. */}
        <Fragment key={step}>
          {step === 'choose-method' ? (
            <ChooseMethod facts={facts} />
          ) : StepFields ? (
            <StepFields step={step} form={form} skewMs={skewMs} readPhone={readPhone} />
          ) : (
            <Skeleton shape="block" />
          )}
        </Fragment>
      </form>
    </TwoStepFrame>
  )
}
