import { ChoosePasswordFlow } from '../flows/choose-password/index.tsx'
import { useTexts } from '../i18n/texts.tsx'
import { EntryLayout } from './entry-layout.tsx'
import { usePageLinks } from './use-page-links.ts'

/** `/reset-password?token=`: where the mail to whoever forgot a password leads (SCR-05). */
export function ResetPasswordPage() {
  const { t } = useTexts()
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
