import type { ComponentType, ReactNode } from 'react'
import { useTexts } from '../../../i18n/texts.tsx'
import { FormPlaceholder } from '../../../kit/form-placeholder.tsx'
import type { LoggedIn } from '../../../rules/link-user.ts'
import type { ChoosePasswordState } from './choose-password.machine.ts'
import type { ChoosePasswordFormProps } from './choose-password-form.tsx'
import type { LazyParts } from './lazy-parts.ts'
import { loginInstead } from './login-instead.tsx'
import type { Screen } from './screens.tsx'

export type ChoosePasswordViewProps = Omit<ChoosePasswordFormProps, 'username' | 'isNavigating'> & {
  Layout: ComponentType<Screen>
  state: ChoosePasswordState
  parts?: LazyParts
  loadFailure: ReactNode
  /** Who is logged in once the password is set. */
  loggedIn: LoggedIn
  /** The heading, and why a password has to be chosen. */
  title: string
  intro: string
  loginHref: string
  /** Page to request another link. */
  newLinkHref: string
}

/** The form, and the screens for success and a dead link (SCR-05, SCR-20). */
export function ChoosePasswordView({
  Layout,
  state,
  parts,
  loadFailure,
  loggedIn,
  title,
  intro,
  loginHref,
  newLinkHref,
  ...form
}: ChoosePasswordViewProps) {
  const { t } = useTexts()
  if (parts && state === 'done') return <Layout {...parts.passwordChanged(t, { loginHref, loggedIn })} />
  if (parts && state === 'dead') return <Layout {...parts.deadLink(t, { loginHref, newLinkHref })} />
  return (
    <Layout step="choosing" title={title} intro={intro} footnote={loginInstead(t, loginHref)}>
      {parts ? (
        <parts.LinkQuestion effect={form.kind === 'init' ? 'replaces' : 'keeps'}>
          <parts.ChoosePasswordForm {...form} isNavigating={state === 'leaving'} />
        </parts.LinkQuestion>
      ) : (
        (loadFailure ?? <FormPlaceholder fields={2} />)
      )}
    </Layout>
  )
}
