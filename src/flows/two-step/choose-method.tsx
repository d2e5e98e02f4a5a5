import { MessageSquareMore, ShieldCheck } from 'lucide'
import type { TwoStepMethod } from '../../api/schemas/two-step.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { type Choice, ChoiceCards } from '../../primitives/choice-cards.tsx'
import { Icon } from '../../primitives/icon.tsx'
import { WeChatGlyph } from '../../primitives/third-party-glyphs.tsx'
import type { TwoStepFacts } from './two-step.steps.ts'

/** The methods on offer, the first one recommended and chosen until somebody chooses another (TWO-03). */
export function ChooseMethod({ facts: { methods, method } }: { facts: TwoStepFacts }) {
  const { t } = useTexts()
  const words: Record<TwoStepMethod, Pick<Choice, 'label' | 'description' | 'icon'>> = {
    sms: {
      label: t('two-step.method.sms'),
      description: t('two-step.method.sms-detail'),
      icon: <Icon of={MessageSquareMore} />,
    },
    wechat: {
      label: t('two-step.method.wechat'),
      description: t('two-step.method.wechat-detail'),
      icon: <WeChatGlyph />,
    },
    google: {
      label: t('two-step.method.google'),
      description: t('two-step.method.google-detail'),
      icon: <Icon of={ShieldCheck} />,
    },
  }
  return (
    <ChoiceCards
      name="method"
      label={t('two-step.choose-method.title')}
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
