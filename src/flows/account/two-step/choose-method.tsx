import { useTexts } from '../../../i18n/texts.tsx'
import { ChoiceCards } from '../../../primitives/choice-cards.tsx'
import { methodTexts } from './method-texts.tsx'
import type { TwoStepFacts } from './two-step.steps.ts'

/** The available methods; the first one is recommended and selected by default (TWO-03). */
export function ChooseMethod({ facts: { methods, method } }: { facts: TwoStepFacts }) {
  const { t } = useTexts()
  const words = methodTexts(t)
  return (
    <ChoiceCards
      name="method"
      // The step's title, which is announced just before, already asks to choose one.
      label={t('two-step.label.method')}
      labelLook="hidden"
      defaultValue={method ?? methods[0]}
      choices={methods.map((value, place) => ({
        ...words[value],
        value,
        tag: place === 0 ? t('two-step.method.recommended') : undefined,
      }))}
    />
  )
}
