import { CircleCheck, Unlink } from 'lucide'
import type { Translate } from '../../../i18n/texts.tsx'
import { ButtonLink } from '../../../primitives/button.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import { opensElsewhere } from '../../../primitives/link.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import { loginInstead } from './login-instead.tsx'

/** What a step passes to the page layout. */
export type Screen = Pick<PageFrameProps, 'step' | 'mark' | 'title' | 'intro' | 'footnote' | 'length' | 'children'>

/** The new password is set, which does not log the user in. */
export function passwordChanged(
  t: Translate,
  { loginHref, onLogin }: { loginHref: string; onLogin?: () => void },
): Screen {
  return {
    step: 'done',
    mark: (
      <IconTile tone="success">
        <Icon of={CircleCheck} size="lg" />
      </IconTile>
    ),
    title: t('choose-password.done.heading'),
    intro: t('choose-password.done.intro'),
    children: (
      <ButtonLink width="block" href={loginHref} onClick={(event) => opensElsewhere(event) || onLogin?.()}>
        {t('login.submit')}
      </ButtonLink>
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
