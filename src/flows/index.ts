/** The public entry of the flows, with what stands around them: texts, environment, feedback. */
export { loadMessages } from '../i18n/load-messages.ts'
export { chooseLocale, type Locale, localeNames, locales } from '../i18n/locales.ts'
export type { MessageId, MessageValues } from '../i18n/message-types.ts'
export { type Texts, TextsProvider, useTexts } from '../i18n/texts.tsx'
export {
  type Environment,
  EnvironmentProvider,
  useClientType,
  useEnvironment,
  usePageData,
  usePageQuery,
} from './environment.tsx'
export { type Feedback, FeedbackProvider, type Outcome, type Question, useFeedback } from './feedback/index.tsx'
export { type Form, useForm } from './form/index.ts'
export { LoginFlow, type LoginFlowProps } from './login/index.tsx'
export { finishLogin } from './session/index.ts'
