import type { Translate } from '../../i18n/texts.tsx'
import type { TwoStepStepId } from './two-step.steps.ts'

export type StepTexts = {
  /** A word or two, under the step's bar. */
  label: string
  title: string
  description?: string
  /** On the button that leads on. */
  action: string
}

/** The words around a step. */
export function stepTexts(t: Translate, step: TwoStepStepId): StepTexts {
  const next = t('two-step.next')
  const turnOn = t('two-step.turn-on')
  const connect = t('two-step.label.connect')
  switch (step) {
    case 'set-password':
      return {
        label: t('two-step.label.password'),
        title: t('two-step.set-password.title'),
        description: t('two-step.set-password.body'),
        action: next,
      }
    case 'verify-identity':
      return {
        label: t('two-step.label.identity'),
        title: t('two-step.verify-identity.title'),
        description: t('two-step.verify-identity.body'),
        action: next,
      }
    case 'choose-method':
      return {
        label: t('two-step.label.method'),
        title: t('two-step.choose-method.title'),
        description: t('two-step.choose-method.body'),
        action: next,
      }
    case 'sms':
      return { label: connect, title: t('two-step.sms.title'), description: t('two-step.sms.body'), action: turnOn }
    case 'wechat':
      return {
        label: connect,
        title: t('two-step.wechat.title'),
        description: t('two-step.wechat.body'),
        action: turnOn,
      }
    case 'download-app':
      return {
        label: t('two-step.label.app'),
        title: t('two-step.download.title'),
        description: t('two-step.download.body'),
        action: next,
      }
    case 'google':
      return { label: connect, title: t('two-step.google.title'), action: turnOn }
  }
}
