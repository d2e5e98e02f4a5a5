import { ChoosePasswordView, type ChoosePasswordViewProps } from './choose-password-view.tsx'
import { useLinkPassword } from './use-link-password.ts'

export { ChoosePasswordForm } from './choose-password-form.tsx'

export type ChoosePasswordFlowProps = Pick<
  ChoosePasswordViewProps,
  'Layout' | 'kind' | 'title' | 'intro' | 'loginHref' | 'newLinkHref'
>

/** Chooses a password from an email link: a forgotten one (SCR-05), a forced change, or the first one (SCR-20). */
export function ChoosePasswordFlow(props: ChoosePasswordFlowProps) {
  const { handleAccepted, handleTokenRefused, ...link } = useLinkPassword()
  return <ChoosePasswordView {...props} {...link} onAccepted={handleAccepted} onTokenRefused={handleTokenRefused} />
}
