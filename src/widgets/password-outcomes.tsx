// The result screens for password recovery by link and by phone.
import { CircleCheck, Unlink } from 'lucide'
import type { ReactNode } from 'react'
import { type Translate, useTranslations } from '../i18n/translations.tsx'
import { useEnvironment } from '../kit/environment.tsx'
import { Masked } from '../kit/masked.tsx'
import { Button, ButtonLink } from '../primitives/button.tsx'
import { Icon } from '../primitives/icon.tsx'
import { IconTile } from '../primitives/icon-tile.tsx'
import { opensElsewhere } from '../primitives/link.tsx'
import type { PageFrameProps } from '../primitives/page-frame.tsx'
import { identifyLinkUser, type LoginStatus } from '../rules/link-user.ts'

export type Screen = Pick<PageFrameProps, 'step' | 'mark' | 'title' | 'intro' | 'footnote' | 'length' | 'children'>

type PasswordChangedOptions = {
  loginHref: string
  /** Called before navigating to the login page. */
  onLogin?: () => void
  /** Who is logged in after the reset. */
  loggedIn: LoginStatus
}

/** Returns the screen after a password reset. A reset neither logs the user in nor ends another user's session. */
export function createPasswordChangedScreen(
  t: Translate,
  { loginHref, onLogin, loggedIn }: PasswordChangedOptions,
): Screen {
  const { loggedInAs = '', isOwner } = loggedIn
  const user = identifyLinkUser(loggedIn)
  const intros = {
    nobody: t('choose-password.done.intro'),
    owner: t('change-password.done.intro'),
    other: <Masked value={loggedInAs}>{(login) => t('choose-password.done.intro-other', { login })}</Masked>,
  }
  return {
    step: 'done',
    mark: (
      <IconTile tone="success">
        <Icon of={CircleCheck} size="lg" />
      </IconTile>
    ),
    title: t('choose-password.done.heading'),
    intro: intros[user],
    children: (
      <div className="grid gap-2.5">
        {user !== 'owner' && (
          <ButtonLink width="block" href={loginHref} onClick={(event) => opensElsewhere(event) || onLogin?.()}>
            {t('login.submit')}
          </ButtonLink>
        )}
        {user !== 'nobody' && <StayLoggedIn isOwner={isOwner} />}
      </div>
    ),
  }
}

/** Returns the screen for an emailed link that has been used, has expired or is unknown. */
export function createInvalidLinkScreen(
  t: Translate,
  { newLinkHref, footnote }: { newLinkHref: string; footnote: ReactNode },
): Screen {
  return {
    step: 'invalid-link',
    mark: (
      <IconTile tone="warning">
        <Icon of={Unlink} size="lg" />
      </IconTile>
    ),
    title: t('choose-password.invalid-link.heading'),
    intro: t('choose-password.invalid-link.intro'),
    children: (
      <ButtonLink width="block" href={newLinkHref}>
        {t('choose-password.invalid-link.action')}
      </ButtonLink>
    ),
    footnote,
  }
}

/** Shows a button to continue with the current session. Only the link's owner is sent to the link's `redirect`. */
function StayLoggedIn({ isOwner }: { isOwner: boolean }) {
  const { host } = useEnvironment()
  const { t } = useTranslations()
  const redirect = isOwner ? new URL(host.url).searchParams.get('redirect') : undefined
  return (
    <Button
      variant={isOwner ? 'primary' : 'quiet'}
      width="block"
      onClick={() => host.navigation.safeNavigate(redirect ?? undefined)}
    >
      {isOwner ? t('session.continue') : t('session.other.action')}
    </Button>
  )
}
