import type { ComponentType, Ref } from 'react'
import type { TypedLogin } from '../../../host/handed-over.ts'
import { useTexts } from '../../../i18n/texts.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { Link, opensElsewhere } from '../../../primitives/link.tsx'
import { LoginField } from '../../../widgets/phone/index.tsx'
import type { Screen } from '../choose-password/index.tsx'
import type { AccountForm, AccountSenderProps, Sender } from './account-sender.tsx'
import type { LaterScreen, LaterScreenParts } from './later-screens.tsx'

export type RecoverPasswordViewProps = LaterScreenParts & {
  /** Page layout around the step; places the parts it is given. */
  Layout: ComponentType<Screen>
  form: AccountForm
  arrived?: TypedLogin
  /** Lazy. */
  AccountSender?: ComponentType<AccountSenderProps>
  senderRef: Ref<Sender>
  /** The screens after the first, once loaded. */
  laterScreen?: LaterScreen
  onFocus: () => void
}

/** Asks for the account, then shows the steps that follow (SCR-05). */
export function RecoverPasswordView({
  Layout,
  form,
  arrived,
  AccountSender,
  senderRef,
  laterScreen,
  onFocus,
  ...parts
}: RecoverPasswordViewProps) {
  const { t } = useTexts()
  const { state, loginHref, onLogin } = parts
  const { step } = state
  const isFirst = step === 'account'
  const first = {
    title: t('forgot-password.heading'),
    intro: t('forgot-password.intro'),
    footnote: (
      <>
        {t('forgot-password.remembered')}{' '}
        <Link href={loginHref} onClick={(event) => opensElsewhere(event) || onLogin()}>
          {t('login.submit')}
        </Link>
      </>
    ),
    children: undefined,
  }
  const { children, ...frame } = (isFirst ? undefined : laterScreen?.(t, parts)) ?? first
  return (
    <Layout {...frame} step={step}>
      {/* Hidden rather than unmounted, so that going back keeps what was typed. */}
      <form {...form.formProps} hidden={!isFirst} onFocusCapture={onFocus}>
        <LoginField {...form.field('login')} arrived={arrived} />
        {AccountSender && <AccountSender form={form} state={state} ref={senderRef} />}
        <FormSubmit form={form}>{t('forgot-password.submit')}</FormSubmit>
      </form>
      {children}
    </Layout>
  )
}
