import type { ComponentType, ReactNode } from 'react'
import { type Translate, useTranslations } from '../../../i18n/translations.tsx'
import { type Form, FormSubmit } from '../../../kit/form/index.ts'
import { ButtonLink } from '../../../primitives/button.tsx'
import { Link } from '../../../primitives/link.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import type { TwoStepLoginState } from './two-step-login.machine.ts'

export type TwoStepLoginViewProps = {
  Layout: ComponentType<Pick<PageFrameProps, 'mark' | 'title' | 'step' | 'intro' | 'footnote' | 'children'>>
  state: TwoStepLoginState
  form: Form<'two_step_captcha' | 'pic_captcha'>
  loginHref: string
  smsIntro: ReactNode
  codeField: ReactNode
  /** Shown below the form, or instead of the form if the method failed to load. */
  codeExtras: ReactNode
  endedIcon: ReactNode
}

function getIntro(state: TwoStepLoginState, t: Translate, smsIntro: ReactNode): ReactNode {
  const method = 'step' in state ? state.step.method : undefined
  if (method === 'google') return t('two-step-login.intro.google')
  if (method === 'wechat') return t('two-step-login.intro.wechat')
  return smsIntro ?? t('two-step-login.intro')
}

/** Shows the form for the verification code, or explains why the login ended (SCR-07). */
export function TwoStepLoginView({
  Layout,
  state,
  form,
  loginHref,
  smsIntro,
  codeField,
  codeExtras,
  endedIcon,
}: TwoStepLoginViewProps) {
  const { t } = useTranslations()
  if (state.phase === 'ended') {
    const hasTooManyAttempts = state.reason === 'too-many-attempts'
    return (
      <Layout
        step="ended"
        mark={endedIcon}
        title={hasTooManyAttempts ? t('two-step-login.ended.heading') : t('two-step-login.login-expired.heading')}
        intro={hasTooManyAttempts ? t('two-step-login.ended.body') : t('two-step-login.login-expired.body')}
      >
        <ButtonLink width="block" href={loginHref}>
          {t('two-step-login.start-over')}
        </ButtonLink>
      </Layout>
    )
  }
  return (
    <Layout
      step={state.phase === 'failed' ? state.phase : 'code'}
      title={t('two-step-login.heading')}
      intro={getIntro(state, t, smsIntro)}
      footnote={
        <Link className="touch-target" href={loginHref}>
          {t('two-step-login.other-account')}
        </Link>
      }
    >
      {/* Hidden rather than unmounted, to keep a code typed before the method loaded. */}
      <form {...form.formProps} hidden={state.phase === 'failed'}>
        {codeField}
        <FormSubmit form={form} isBusy={form.isBusy || state.phase === 'navigating'}>
          {state.phase === 'navigating' ? t('login.opening') : t('login.submit')}
        </FormSubmit>
      </form>
      {codeExtras}
    </Layout>
  )
}
