/** Public entry point of the components. */
export { AccountMark, type AccountMarkProps } from './account-mark.tsx'
export { Alert, type AlertAction, type AlertProps } from './alert.tsx'
export { Banner, type BannerProps } from './banner.tsx'
export { Blocker, type BlockerProps } from './blocker.tsx'
export { type Brand, BrandProvider, portico, useBrand } from './brand/brand.tsx'
export { BrandPanel, type BrandPanelProps } from './brand/brand-panel.tsx'
export { clearSky } from './brand/clear-sky.tsx'
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button.tsx'
export { Card, type CardProps } from './card.tsx'
export { Checkbox, type CheckboxProps } from './checkbox.tsx'
export { type Choice, ChoiceCards, type ChoiceCardsProps } from './choice-cards.tsx'
export { CodeField, type CodeFieldProps } from './code-field/code-field.tsx'
export { CopyButton, type CopyButtonProps } from './copy-button/copy-button.tsx'
export { CountryCodePlaceholder } from './country-select/country-code.tsx'
export type { CountryChoices, CountryListLabels } from './country-select/country-list.tsx'
export { CountrySelect, type CountrySelectProps } from './country-select/country-select.tsx'
export { Confirm, type ConfirmProps } from './dialog/confirm.tsx'
export {
  DialogBody,
  DialogClose,
  DialogContent,
  type DialogContentProps,
  DialogDescription,
  DialogFooter,
  DialogRoot,
  DialogTitle,
  DialogTrigger,
} from './dialog/dialog.tsx'
export { Divider } from './divider.tsx'
export { ErrorCard, type ErrorCardProps, ErrorDetails, type ErrorDetailsProps } from './error-card.tsx'
export { FieldMessage, type FieldMessageProps } from './field-message.tsx'
export { Icon, type IconProps } from './icon.tsx'
export { IconTile, type IconTileProps } from './icon-tile.tsx'
export { type LanguageChoice, LanguageSwitcher, type LanguageSwitcherProps } from './language-switcher.tsx'
export { Link, type LinkProps } from './link.tsx'
export { Logo, type LogoProps } from './logo.tsx'
export { PageFrame, type PageFrameProps } from './page-frame.tsx'
export { PasswordChecklist, type PasswordChecklistProps } from './password-checklist.tsx'
export { PasswordField, type PasswordFieldProps } from './password-field.tsx'
export { PasswordStrength, type PasswordStrengthProps } from './password-strength.tsx'
export { PhoneField, type PhoneFieldProps } from './phone-field.tsx'
export { PictureCaptchaBox, type PictureCaptchaBoxProps } from './picture-captcha-box.tsx'
export { type ProtectionArch, ProtectionArches, type ProtectionArchesProps } from './protection-arches.tsx'
export { AccountGlyph, CompanyGlyph, DingTalkGlyph, WeChatGlyph, WeComGlyph } from './provider-glyphs.tsx'
export { ProviderLink, ProviderRow } from './provider-row.tsx'
export { QrCode, type QrCodeProgress, type QrCodeProps, type QrCodeState } from './qr-code/qr-code.tsx'
export { SecretKey, type SecretKeyProps } from './secret-key.tsx'
export { type Section, SectionNav, type SectionNavProps } from './section-nav.tsx'
export { SettingsFrame, type SettingsFrameProps } from './settings-frame.tsx'
export {
  SettingsList,
  type SettingsListProps,
  SettingsRow,
  type SettingsRowProps,
  SettingsState,
  type SettingsStateProps,
} from './settings-list.tsx'
export { SettingsPlaceholder, type SettingsPlaceholderProps } from './settings-placeholder.tsx'
export { Skeleton, type SkeletonProps } from './skeleton.tsx'
export { SlideToVerify, type SlideToVerifyProps } from './slide-to-verify/slide-to-verify.tsx'
export { SmsCodeBox, type SmsCodeBoxProps, type SmsCodeBoxState } from './sms-code-box.tsx'
export { Spinner } from './spinner.tsx'
export { type Step, Stepper, type StepperProps } from './stepper.tsx'
export { Tabs, TabsContent, type TabsContentProps, TabsList, type TabsProps, TabsTrigger } from './tabs.tsx'
export { Tag, type TagProps } from './tag.tsx'
export { TextField, type TextFieldProps } from './text-field.tsx'
export { Toast, type ToastProps, ToastRegion, type ToastRegionProps, toastDuration } from './toast.tsx'
export { WizardDialog, type WizardDialogProps } from './wizard/wizard-dialog.tsx'
export { WizardSection, type WizardSectionProps } from './wizard/wizard-frame.tsx'
