import type { ComponentType, Ref } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Link } from '../../primitives/link.tsx'
import type { Screen } from '../choose-password/index.tsx'
import { FormSubmit } from '../form/index.ts'
import { LoginField } from '../phone/index.tsx'
import type { AccountForm, AccountSenderProps, Sender } from './account-sender.tsx'
import type { LaterScreen, LaterScreenParts } from './later-screens.tsx'

export type RecoverPasswordViewProps = LaterScreenParts & {
  /** The page around the step; takes the parts that it places. */
  Layout: ComponentType<Screen>
  form: AccountForm
  /** Comes late. */
  AccountSender?: ComponentType<AccountSenderProps>
  senderRef: Ref<Sender>
  /** The screens after the first, once they are there. */
  laterScreen?: LaterScreen
  onFocus: () => void
}

/** Whose password is forgotten, and the steps that follow (SCR-05). */
export function RecoverPasswordView({
  Layout,
  form,
  AccountSender,
  senderRef,
  laterScreen,
  onFocus,
  ...parts
}: RecoverPasswordViewProps) {
  const { t } = useTexts()
  const { state, loginHref } = parts
  const { step } = state
  const isFirst = step === 'account'
  const first = {
    title: t('forgot-password.heading'),
    intro: t('forgot-password.intro'),
    footnote: (
      <>
        {t('forgot-password.remembered')} <Link href={loginHref}>{t('login.submit')}</Link>
      </>
    ),
    children: undefined,
  }
  const { children, ...frame } = (isFirst ? undefined : laterScreen?.(t, parts)) ?? first
  return (
    <Layout {...frame} step={step}>
      {/* Hidden rather than gone, so that whoever comes back finds what they typed. */}
      <form {...form.formProps} method="post" hidden={!isFirst} onFocusCapture={onFocus}>
        <LoginField {...form.field('login')} />
        {AccountSender && <AccountSender form={form} state={state} ref={senderRef} />}
        <FormSubmit form={form}>{t('forgot-password.submit')}</FormSubmit>
      </form>
      {children}
    </Layout>
  )
}
