import type { ComponentType } from 'react'
import { useTranslations } from '../../../i18n/translations.tsx'
import { useLazyComponent } from '../../../kit/lazy.tsx'
import { Link } from '../../../primitives/link.tsx'
import type { LoginStatus } from '../../../rules/link-user.ts'
import { LinkQuestion } from '../../../widgets/link-question/index.tsx'
import type { Screen } from '../../../widgets/password-outcomes.tsx'
import type { ChoosePasswordState } from './choose-password.machine.ts'
import { ChoosePasswordForm, type ChoosePasswordFormProps } from './choose-password-form.tsx'

export type ChoosePasswordViewProps = Omit<ChoosePasswordFormProps, 'username' | 'isNavigating'> & {
  Layout: ComponentType<Screen>
  state: ChoosePasswordState
  /** Who is logged in once the password has been set. */
  loggedIn: LoginStatus
  title: string
  /** Why the user must choose a password. */
  intro: string
  loginHref: string
  /** The page for requesting another link. */
  newLinkHref: string
}

const loadOutcomes = () => import('../../../widgets/password-outcomes.tsx')

/** Shows the form, or the screen for success or for an invalid link (SCR-05, SCR-20). */
export function ChoosePasswordView({
  Layout,
  state,
  loggedIn,
  title,
  intro,
  loginHref,
  newLinkHref,
  ...formProps
}: ChoosePasswordViewProps) {
  const { t } = useTranslations()
  const footnote = (
    <>
      {t('choose-password.have-one')} <Link href={loginHref}>{t('login.submit')}</Link>
    </>
  )
  const hasEnded = state === 'done' || state === 'invalid-link'
  const { Component: outcomes, failure } = useLazyComponent(loadOutcomes, { isNeeded: hasEnded })
  if (outcomes && state === 'done')
    return <Layout {...outcomes.createPasswordChangedScreen(t, { loginHref, loggedIn })} />
  if (outcomes && state === 'invalid-link')
    return <Layout {...outcomes.createInvalidLinkScreen(t, { newLinkHref, footnote })} />
  return (
    <Layout step="choosing" title={title} intro={intro} footnote={footnote}>
      {failure ?? (
        <LinkQuestion effect={formProps.kind === 'init' ? 'log-out' : 'stay-logged-in'}>
          <ChoosePasswordForm {...formProps} isNavigating={state === 'navigating'} />
        </LinkQuestion>
      )}
    </Layout>
  )
}
