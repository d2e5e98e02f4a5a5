import { ChoosePasswordFlow } from '../../flows/recovery/choose-password/index.tsx'
import { useTranslations } from '../../i18n/translations.tsx'
import { EntryLayout } from '../layouts/entry-layout.tsx'
import { usePageLinks } from '../links/use-page-links.ts'

/** `/reset-password?token=`, linked from the password reset email (SCR-05). */
export function ResetPasswordPage() {
  const { t } = useTranslations()
  const linkTo = usePageLinks('/reset-password')
  return (
    <ChoosePasswordFlow
      Layout={EntryLayout}
      kind="reset"
      title={t('choose-password.heading')}
      intro={t('choose-password.intro')}
      loginHref={linkTo('/login')}
      newLinkHref={linkTo('/forgot-password')}
    />
  )
}
