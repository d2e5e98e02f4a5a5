import { type ComponentType, type Dispatch, Fragment } from 'react'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useLazyComponent } from '../../../kit/lazy.tsx'
import { ChoiceCards } from '../../../primitives/choice-cards.tsx'
import { Skeleton, SkeletonAnnouncement } from '../../../primitives/skeleton.tsx'
import { getMethodChoices } from './method-choices.tsx'
import type { StepFieldsProps } from './step-fields.tsx'
import { countStepsBack, type TwoStepEvent, type TwoStepProgress } from './two-step.machine.ts'
import type { TwoStepAccount } from './two-step.steps.ts'
import { type RenderFrame, TwoStepFrame } from './two-step-frame.tsx'
import { useTwoStepForm } from './use-two-step-form.ts'

/** Lets the user choose a method. The first method is recommended and initially selected (TWO-03). */
function ChooseMethod({ account: { methods, method } }: { account: TwoStepAccount }) {
  const { t } = useTranslations()
  const choices = getMethodChoices(t)
  return (
    <ChoiceCards
      name="method"
      label={t('two-step.label.method')}
      // Visually hidden, since the step's title gives the same instruction.
      labelVisibility="hidden"
      defaultValue={method ?? methods[0]}
      choices={methods.map((value, index) => ({
        ...choices[value],
        value,
        tag: index === 0 ? t('two-step.method.recommended') : undefined,
      }))}
    />
  )
}

const loadStepFields = () => import('./step-fields.tsx').then((module) => module.StepFields)

export type TwoStepWizardProps = {
  progress: TwoStepProgress
  dispatch: Dispatch<TwoStepEvent>
  renderFrame: RenderFrame
  /** If omitted, the fields are loaded lazily. */
  fields?: ComponentType<StepFieldsProps>
}

/** Shows the current step with its form (TWO-12, TWO-13). */
export function TwoStepWizard({ progress, dispatch, renderFrame, fields }: TwoStepWizardProps) {
  const { t } = useTranslations()
  const { form, isDirty, skewMs, readPhone, handleBack } = useTwoStepForm(progress, dispatch)
  const { step, account } = progress
  const { missing, isBusy } = form
  const { Component: LazyFields, failure } = useLazyComponent(loadStepFields, {
    isNeeded: !fields && step !== 'choose-method',
  })
  const StepFields = fields ?? LazyFields
  const depth = countStepsBack(progress)
  const isWaiting = step !== 'choose-method' && !StepFields
  return (
    <TwoStepFrame
      {...progress}
      renderFrame={renderFrame}
      isDirty={isDirty}
      action={{ form: form.formProps.id, isBusy, isIncomplete: isWaiting || missing.length > 0 }}
      back={depth > 0 ? { label: t('two-step.back'), depth, onSelect: handleBack } : undefined}
      error={form.formError}
      missing={missing.length > 0 && t('form.missing', { fields: missing.join(t('list.separator')) })}
      messageId={form.messageId}
    >
      {isWaiting && failure}
      <form {...form.formProps}>
        {/* Remount, so that steps do not share fields of the same name. */}
        <Fragment key={step}>
          {step === 'choose-method' ? (
            <ChooseMethod account={account} />
          ) : StepFields ? (
            <StepFields step={step} form={form} skewMs={skewMs} readPhone={readPhone} />
          ) : (
            !failure && (
              <>
                <SkeletonAnnouncement>{t('blocker.label')}</SkeletonAnnouncement>
                <Skeleton shape="block" />
              </>
            )
          )}
        </Fragment>
      </form>
    </TwoStepFrame>
  )
}
