import { MailCheck, TimerOff } from 'lucide'
import type { Translate } from '../../../i18n/translations.tsx'
import { Masked } from '../../../kit/masked.tsx'
import { Button } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { LoginStatus } from '../../../rules/link-user.ts'
import { createPasswordChangedScreen, type Screen } from '../../../widgets/password-outcomes.tsx'
import { ChoosePasswordForm } from '../choose-password/index.tsx'
import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import type { RecoveryState } from './recover-password.machine.ts'

export type LaterStepProps = {
  state: RecoveryState
  loginHref: string
  onSent: (at: number) => void
  onPhoneVerified: (token: string) => void
  onPasswordSet: (loggedIn: LoginStatus) => void
  onTokenRejected: () => void
  onBack: () => void
  /** Called before navigating to the login page. */
  onLogin: () => void
}

export type RenderLaterStep = typeof renderLaterStep

/** Returns the current step's screen. All screens after the first are loaded together. */
export function renderLaterStep(t: Translate, { state, loginHref, ...callbacks }: LaterStepProps): Screen | undefined {
  const { step, account, accountCount, sentAt = 0, token, loggedIn } = state
  if (step === 'done') return createPasswordChangedScreen(t, { loginHref, onLogin: callbacks.onLogin, loggedIn })
  if (step === 'expired')
    return {
      mark: (
        <IconTile tone="warning">
          <Icon of={TimerOff} size="lg" />
        </IconTile>
      ),
      title: t('forgot-password.expired.heading'),
      intro: t('forgot-password.expired.intro'),
      children: (
        <Button width="block" onClick={callbacks.onBack}>
          {t('forgot-password.expired.action')}
        </Button>
      ),
    }
  if (!account) return undefined
  if (step === 'code')
    return {
      title: t('forgot-password.code.heading'),
      intro: <Masked value={account.maskedLogin}>{(phone) => t('forgot-password.code.intro', { phone })}</Masked>,
      children: (
        <CodeStep
          account={account}
          accountCount={accountCount}
          onVerified={callbacks.onPhoneVerified}
          onBack={callbacks.onBack}
        />
      ),
    }
  if (step === 'email')
    return {
      mark: (
        <IconTile tone="accent">
          <Icon of={MailCheck} size="lg" />
        </IconTile>
      ),
      title: t('forgot-password.email.heading'),
      intro: <Masked value={account.maskedLogin}>{(email) => t('forgot-password.email.intro', { email })}</Masked>,
      children: <EmailStep email={account.login} sentAt={sentAt} onSent={callbacks.onSent} onBack={callbacks.onBack} />,
    }
  if (token === undefined) return undefined
  return {
    title: t('choose-password.heading'),
    intro: t('choose-password.intro'),
    children: (
      <ChoosePasswordForm
        token={token}
        kind="reset"
        username={account.login}
        onAccepted={(result) => 'loggedIn' in result && callbacks.onPasswordSet(result.loggedIn)}
        onTokenRejected={callbacks.onTokenRejected}
      />
    ),
  }
}
