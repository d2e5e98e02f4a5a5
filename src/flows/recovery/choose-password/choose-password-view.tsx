import type { ComponentType } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { FormPlace } from '../../../kit/form-place.tsx'
import type { LoggedIn } from '../../../rules/link-user.ts'
import type { ChoosePasswordState } from './choose-password.machine.ts'
import type { ChoosePasswordFormProps } from './choose-password-form.tsx'
import type { LateParts } from './late-parts.ts'
import { loginInstead } from './login-instead.tsx'
import type { Screen } from './screens.tsx'

export type ChoosePasswordViewProps = Omit<ChoosePasswordFormProps, 'username' | 'isLeaving'> & {
  /** Page layout around the step; places the parts it is given. */
  Layout: ComponentType<Screen>
  state: ChoosePasswordState
  /** The form and the screens after it, once loaded. */
  late?: LateParts
  isLost: boolean
  /** Who is logged in here once the password is set. */
  loggedIn: LoggedIn
  /** Heading of the form, and why a password has to be chosen. */
  title: string
  intro: string
  loginHref: string
  /** Where to request another link. */
  newLinkHref: string
}

/** The form, its success screen, or the screen for a dead link (SCR-05, SCR-20). */
export function ChoosePasswordView({
  Layout,
  state,
  late,
  isLost,
  loggedIn,
  title,
  intro,
  loginHref,
  newLinkHref,
  ...form
}: ChoosePasswordViewProps) {
  const { t } = useTexts()
  if (late && state === 'done') return <Layout {...late.passwordChanged(t, { loginHref, loggedIn })} />
  if (late && state === 'dead') return <Layout {...late.deadLink(t, { loginHref, newLinkHref })} />
  return (
    <Layout step="choosing" title={title} intro={intro} footnote={loginInstead(t, loginHref)}>
      {late ? (
        <late.LinkQuestion effect={form.kind === 'init' ? 'replaces' : 'keeps'}>
          <late.ChoosePasswordForm {...form} isLeaving={state === 'leaving'} />
        </late.LinkQuestion>
      ) : (
        <FormPlace fields={2} isLost={isLost} />
      )}
    </Layout>
  )
}
