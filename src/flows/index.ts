/** Public entry point. Exports the flows and widgets, and everything that other code needs to use them. */
export { loadMessages } from '../i18n/load-messages.ts'
export { chooseLocale, type Locale, localeNames, locales } from '../i18n/locales.ts'
export type { MessageId, MessageValues } from '../i18n/message-types.ts'
export { type Translations, TranslationsProvider, useTranslations } from '../i18n/translations.tsx'

export { Account } from '../kit/account.tsx'
export {
  type Environment,
  EnvironmentProvider,
  useClientType,
  useEnvironment,
  usePageData,
  usePageQuery,
} from '../kit/environment.tsx'
export {
  type Feedback,
  FeedbackProvider,
  LoadErrorCard,
  type LoadErrorCardProps,
  type Outcome,
  type Question,
  useFeedback,
} from '../kit/feedback/index.tsx'
export { type Form, FormSubmit, type FormSubmitProps, useForm } from '../kit/form/index.ts'
export { ServerState, type ServerStateProps } from '../kit/server-state/index.tsx'
export { finishLogin } from '../kit/session/index.ts'
export { Coupon, type CouponProps } from '../widgets/coupon/index.tsx'
export { LeaveLink, type LeaveLinkProps } from '../widgets/leave-reason/index.tsx'
export { LogOutButton, type LogOutButtonProps } from '../widgets/log-out-button.tsx'
export { NewPassword, type NewPasswordProps, useNewPassword } from '../widgets/new-password/index.tsx'
export {
  LoginField,
  type LoginFieldProps,
  PhoneNumberField,
  type PhoneNumberFieldProps,
  type PhoneResult,
  parseLoginInput,
  parsePhoneInput,
  useDefaultCountryCode,
} from '../widgets/phone/index.tsx'
export { PhoneCode } from '../widgets/phone-code/index.tsx'
export {
  PictureCaptcha,
  type PictureCaptchaControl,
  type PictureCaptchaProps,
  usePictureCaptcha,
} from '../widgets/picture-captcha/index.tsx'
export { type SendOutcome, type SendTarget, useSend } from '../widgets/send/index.tsx'
export { type Slider, useSlider } from '../widgets/slider/index.tsx'
export { type RecipientResult, SmsCode, type SmsCodeProps } from '../widgets/sms-code/index.tsx'
export { TermsCheckbox } from '../widgets/terms/index.tsx'
export { ChangeContactFlow, type ChangeContactFlowProps } from './account/change-contact/index.tsx'
export { ChangePasswordFlow, type ChangePasswordFlowProps } from './account/change-password/index.tsx'
export { DevicesFlow, type DevicesFlowProps } from './account/devices/index.tsx'
export { LinkedAccountsFlow, type LinkedAccountsFlowProps } from './account/linked-accounts/index.tsx'
export { OpenApiTokenFlow, type OpenApiTokenFlowProps } from './account/open-api-token/index.tsx'
export { SecurityOverviewFlow, type SecurityOverviewFlowProps } from './account/security-overview/index.tsx'
export {
  ForcedTwoStepFlow,
  type ForcedTwoStepFlowProps,
  type TwoStepDialogControl,
  type TwoStepDialogOptions,
  TwoStepSettingsFlow,
  type TwoStepSettingsFlowProps,
  useForcedSetup,
  useTwoStepDialog,
} from './account/two-step/index.ts'
export { ChoosePasswordFlow, type ChoosePasswordFlowProps } from './recovery/choose-password/index.tsx'
export { RecoverPasswordFlow, type RecoverPasswordFlowProps } from './recovery/recover-password/index.tsx'
export { VerifyIdentityFlow, type VerifyIdentityFlowProps } from './recovery/verify-identity/index.tsx'
export { LoginFlow, type LoginFlowProps } from './sign-in/login/index.tsx'
export { QrConfirmFlow, type QrConfirmFlowProps } from './sign-in/qr-confirm/index.tsx'
export { QrLogin } from './sign-in/qr-login/index.tsx'
export { TwoStepLoginFlow, type TwoStepLoginFlowProps } from './sign-in/two-step-login/index.tsx'
export { ActivationFlow, type ActivationFlowProps } from './sign-up/activation/index.tsx'
export { LinkAccountFlow, type LinkAccountFlowProps } from './sign-up/link-account/index.tsx'
export { ReferralFlow, type ReferralFlowProps } from './sign-up/referral/index.tsx'
export {
  RegisterChoice,
  type RegisterChoiceProps,
  RegisterFlow,
  type RegisterFlowProps,
} from './sign-up/register/index.tsx'
