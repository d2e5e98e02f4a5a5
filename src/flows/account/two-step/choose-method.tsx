import { useTexts } from '../../../i18n/texts.tsx'
import { ChoiceCards } from '../../../primitives/choice-cards.tsx'
import { methodTexts } from './method-texts.tsx'
import type { TwoStepFacts } from './two-step.steps.ts'

/** The first method is recommended and the default (TWO-03). */
export function ChooseMethod({ facts: { methods, method } }: { facts: TwoStepFacts }) {
  const { t } = useTexts()
  const words = methodTexts(t)
  return (
    <ChoiceCards
      name="method"
      // The step's title already asks to choose.
      label={t('two-step.label.method')}
      labelLook="hidden"
      defaultValue={method ?? methods[0]}
      choices={methods.map((value, index) => ({
        ...words[value],
        value,
        tag: index === 0 ? t('two-step.method.recommended') : undefined,
      }))}
    />
  )
}
