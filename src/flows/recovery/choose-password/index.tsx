import { ChoosePasswordView, type ChoosePasswordViewProps } from './choose-password-view.tsx'
import { useLinkPassword } from './use-link-password.ts'

export { ChoosePasswordForm } from './choose-password-form.tsx'

export type ChoosePasswordFlowProps = Pick<
  ChoosePasswordViewProps,
  'Layout' | 'kind' | 'title' | 'intro' | 'loginHref' | 'newLinkHref'
>

/**
 * Sets a password for users who follow an email link: they forgot it (SCR-05), must change it or have none (SCR-20).
 */
export function ChoosePasswordFlow(props: ChoosePasswordFlowProps) {
  const { handleAccepted, handleTokenRefused, ...link } = useLinkPassword()
  return <ChoosePasswordView {...props} {...link} onAccepted={handleAccepted} onTokenRefused={handleTokenRefused} />
}
