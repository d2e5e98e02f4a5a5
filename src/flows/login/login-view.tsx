import type { ComponentType, ReactNode } from 'react'
import { useTexts } from '../../i18n/texts.tsx'
import { Link } from '../../primitives/link.tsx'
import type { PageFrameProps } from '../../primitives/page-frame.tsx'
import { PasswordField } from '../../primitives/password-field.tsx'
import { type Form, FormSubmit } from '../form/index.ts'
import { LoginField } from '../phone/index.tsx'
import { PictureCaptcha, type PictureCaptchaControl } from '../picture-captcha/index.ts'
import type { LoginState } from './login.machine.ts'
import { ThirdParties } from './third-parties.tsx'

export type LoginViewProps = {
  /** The page around the form; takes the parts that it places. */
  Layout: ComponentType<Pick<PageFrameProps, 'title' | 'alternatives' | 'footnote' | 'children'>>
  state: LoginState
  form: Form<'login' | 'login_country' | 'password' | 'pic_captcha'>
  productName: string
  captchaRef: PictureCaptchaControl['boxRef']
  /** Where the slider lives, when the server asks for one. */
  slider?: ReactNode
  /** Where to go afterwards; carried on to a third party. */
  redirect?: string
  /** Absent while this build has no such screen. */
  forgotPasswordHref?: string
  registerHref?: string
  onPasswordFocus: () => void
  onPictureRefresh: () => void
}

/** The login screen's form and the ways beside it (SCR-01). */
export function LoginView({
  Layout,
  state,
  form,
  productName,
  captchaRef,
  slider,
  redirect,
  forgotPasswordHref,
  registerHref,
  onPasswordFocus,
  onPictureRefresh,
}: LoginViewProps) {
  const { t } = useTexts()
  const { formError, messageId } = form
  const { thirds, register_enabled } = state.settings
  const canRegister = registerHref && register_enabled
  return (
    <Layout
      title={t('login.title', { product: productName })}
      alternatives={thirds.length > 0 && <ThirdParties types={thirds} redirect={redirect} />}
      footnote={
        canRegister && (
          <>
            {t('login.no-account', { product: productName })} <Link href={registerHref}>{t('login.register')}</Link>
          </>
        )
      }
    >
      <form {...form.formProps} method="post">
        <LoginField {...form.field('login')} />
        <PasswordField
          {...form.field('password')}
          label={t('login.password.label')}
          labelAction={
            forgotPasswordHref && (
              <Link variant="plain" href={forgotPasswordHref}>
                {t('login.forgot-password')}
              </Link>
            )
          }
          showLabel={t('login.password.show')}
          hideLabel={t('login.password.hide')}
          capsLockHelp={t('login.password.caps-lock')}
          autoComplete="current-password"
          isInvalid={Boolean(formError)}
          aria-describedby={formError && messageId}
          reserve="none"
          onFocus={onPasswordFocus}
        />
        <PictureCaptcha
          {...form.field('pic_captcha')}
          captcha={{ picture: state.picture, boxRef: captchaRef, show: onPictureRefresh }}
          reserve="none"
          className="mt-4"
        />
        <FormSubmit form={form} isBusy={state.phase !== 'ready'}>
          {state.phase === 'leaving' ? t('login.opening') : t('login.submit')}
        </FormSubmit>
      </form>
      {slider}
    </Layout>
  )
}
