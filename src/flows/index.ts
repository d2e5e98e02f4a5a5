/** The public entry of the flows, with what stands around them: texts, environment, feedback. */
export { loadMessages } from '../i18n/load-messages.ts'
export { chooseLocale, type Locale, localeNames, locales } from '../i18n/locales.ts'
export type { MessageId, MessageValues } from '../i18n/message-types.ts'
export { type Texts, TextsProvider, useTexts } from '../i18n/texts.tsx'
export { ActivationFlow, type ActivationFlowProps } from './activation/index.tsx'
export { BindFlow, type BindFlowProps } from './bind/index.tsx'
export { ChoosePasswordFlow, type ChoosePasswordFlowProps } from './choose-password/index.tsx'
export { Coupon, type CouponProps } from './coupon/index.tsx'
export { DevicesFlow, type DevicesFlowProps } from './devices/index.tsx'
export {
  type Environment,
  EnvironmentProvider,
  useClientType,
  useEnvironment,
  usePageData,
  usePageQuery,
} from './environment.tsx'
export {
  FailedPart,
  type FailedPartProps,
  type Feedback,
  FeedbackProvider,
  type Outcome,
  type Question,
  useFeedback,
} from './feedback/index.tsx'
export { type Form, FormSubmit, type FormSubmitProps, useForm } from './form/index.ts'
export { LeaveLink, type LeaveLinkProps } from './leave-reason/index.tsx'
export { LoginFlow, type LoginFlowProps } from './login/index.tsx'
export { NewPassword, type NewPasswordProps, useNewPassword } from './new-password/index.tsx'
export {
  LoginField,
  type LoginFieldProps,
  loginToSend,
  PhoneNumberField,
  type PhoneNumberFieldProps,
  type PhoneReading,
  phoneToSend,
  useDefaultCountryCode,
} from './phone/index.tsx'
export { PhoneCode } from './phone-code/index.tsx'
export {
  PictureCaptcha,
  type PictureCaptchaControl,
  type PictureCaptchaProps,
  usePictureCaptcha,
} from './picture-captcha/index.ts'
export { QrConfirmFlow, type QrConfirmFlowProps } from './qr-confirm/index.tsx'
export { QrLogin } from './qr-login/index.tsx'
export { RecoverPasswordFlow, type RecoverPasswordFlowProps } from './recover-password/index.tsx'
export { ReferralFlow, type ReferralFlowProps } from './referral/index.tsx'
export {
  RegisterChoice,
  type RegisterChoiceProps,
  RegisterFlow,
  type RegisterFlowProps,
} from './register/index.tsx'
export { SecurityOverviewFlow, type SecurityOverviewFlowProps } from './security-overview/index.tsx'
export { type SendPlace, type Sent, useSend } from './send/index.ts'
export { finishLogin } from './session/index.ts'
export { type Slider, useSlider } from './slider/index.tsx'
export { type AddresseeReading, SmsCode, type SmsCodeProps } from './sms-code/index.tsx'
export { TermsCheckbox } from './terms/index.tsx'
export {
  ForcedTwoStepFlow,
  type ForcedTwoStepFlowProps,
  type TwoStepDialogControl,
  type TwoStepDialogOptions,
  TwoStepSettingsFlow,
  type TwoStepSettingsFlowProps,
  useForcedSetUp,
  useTwoStepDialog,
} from './two-step/index.ts'
export { TwoStepLoginFlow, type TwoStepLoginFlowProps } from './two-step-login/index.tsx'
export { VerifyIdentityFlow, type VerifyIdentityFlowProps } from './verify-identity/index.tsx'
