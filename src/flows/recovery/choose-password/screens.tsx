import { CircleCheck, Unlink } from 'lucide'
import type { Translate } from '../../../i18n/texts.tsx'
import { Masked } from '../../../kit/masked.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import { opensElsewhere } from '../../../primitives/link.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import { type LoggedIn, linkUser } from '../../../rules/link-user.ts'
import { loginInstead } from './login-instead.tsx'
import { StayLoggedIn } from './stay-logged-in.tsx'

/** What a step passes to the page layout. */
export type Screen = Pick<PageFrameProps, 'step' | 'mark' | 'title' | 'intro' | 'footnote' | 'length' | 'children'>

type PasswordChanged = {
  loginHref: string
  /** Before the link leads to the login. */
  onLogin?: () => void
  /** Who is logged in here all the same. */
  loggedIn: LoggedIn
}

/** The new password is set, which does not log the user in, and leaves whoever is logged in as they are. */
export function passwordChanged(t: Translate, { loginHref, onLogin, loggedIn }: PasswordChanged): Screen {
  const { loggedInAs = '', isOwner } = loggedIn
  const user = linkUser(loggedIn)
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

/** The email link is used, expired or truncated. */
export function deadLink(t: Translate, { loginHref, newLinkHref }: { loginHref: string; newLinkHref: string }): Screen {
  return {
    step: 'dead',
    mark: (
      <IconTile tone="warning">
        <Icon of={Unlink} size="lg" />
      </IconTile>
    ),
    title: t('choose-password.dead.heading'),
    intro: t('choose-password.dead.intro'),
    children: (
      <ButtonLink width="block" href={newLinkHref}>
        {t('choose-password.dead.action')}
      </ButtonLink>
    ),
    footnote: loginInstead(t, loginHref),
  }
}
