import { MessageSquareMore, ShieldCheck } from 'lucide'
import type { TwoStepMethod } from '../../../api/shapes/two-step.ts'
import type { Translate } from '../../../i18n/translations.tsx'
import type { Choice } from '../../../primitives/choice-cards.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { WeChatGlyph } from '../../../primitives/provider-glyphs.tsx'

/** Returns each two-step method's label, description and icon (TWO-03). */
export function getMethodChoices(t: Translate): Record<TwoStepMethod, Pick<Choice, 'label' | 'description' | 'icon'>> {
  return {
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
}
