import type { ComponentType } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { FormPlace } from '../form-place.tsx'
import type { ChoosePasswordState } from './choose-password.machine.ts'
import type { ChoosePasswordFormProps } from './choose-password-form.tsx'
import type { LateParts } from './late-parts.ts'
import { loginInstead } from './login-instead.tsx'
import type { Screen } from './screens.tsx'

export type ChoosePasswordViewProps = Omit<ChoosePasswordFormProps, 'username' | 'isLeaving'> & {
  /** The page around the step; takes the parts that it places. */
  Layout: ComponentType<Screen>
  state: ChoosePasswordState
  /** The form and the screens after it, once they are there. */
  late?: LateParts
  isLost: boolean
  /** What the page is called while a password is chosen, and why there is one to choose. */
  title: string
  intro: string
  loginHref: string
  /** Where another link is to be had. */
  newLinkHref: string
}

/** A password is chosen, was chosen, or cannot be chosen by this link (SCR-05, SCR-20). */
export function ChoosePasswordView({
  Layout,
  state,
  late,
  isLost,
  title,
  intro,
  loginHref,
  newLinkHref,
  ...form
}: ChoosePasswordViewProps) {
  const { t } = useTexts()
  if (late && state === 'done') return <Layout {...late.passwordChanged(t, { loginHref })} />
  if (late && state === 'dead') return <Layout {...late.deadLink(t, { loginHref, newLinkHref })} />
  return (
    <Layout step="choosing" title={title} intro={intro} footnote={loginInstead(t, loginHref)}>
      {late ? (
        <late.ChoosePasswordForm {...form} isLeaving={state === 'leaving'} />
      ) : (
        <FormPlace fields={2} isLost={isLost} />
      )}
    </Layout>
  )
}
