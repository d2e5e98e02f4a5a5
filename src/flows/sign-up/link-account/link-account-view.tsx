import { Unlink } from 'lucide'
import type { ComponentType, ReactNode } from 'react'
import { type Translate, useTranslations } from '../../../i18n/translations.tsx'
import { FormSubmit } from '../../../kit/form/index.ts'
import { useBrand } from '../../../primitives/brand/brand.tsx'
import { Button, ButtonLink } from '../../../primitives/button.tsx'
import { Divider } from '../../../primitives/divider.tsx'
import { Icon } from '../../../primitives/icon.tsx'
import { IconTile } from '../../../primitives/icon-tile.tsx'
import type { PageFrameProps } from '../../../primitives/page-frame.tsx'
import { AccountGlyph } from '../../../primitives/provider-glyphs.tsx'
import { Spinner } from '../../../primitives/spinner.tsx'
import { CurrentPasswordField } from '../../../widgets/current-password-field.tsx'
import { LoginField } from '../../../widgets/phone/index.tsx'
import type { Provider } from '../../../widgets/providers.ts'
import type { LinkAccountState } from './link-account.machine.ts'
import type { LinkByRegisterProps } from './link-by-register.tsx'
import type { LinkOptions } from './use-link-account.ts'
import { useLinkByLogin } from './use-link-by-login.ts'

type LinkByLoginProps = { linkOptions: LinkOptions; forgotPasswordHref: string }

/** Shows the form for logging in to an existing account and linking it (SCR-18). */
function LinkByLogin({ linkOptions, forgotPasswordHref }: LinkByLoginProps) {
  const { t } = useTranslations()
  const { form, isBusy, captcha } = useLinkByLogin(linkOptions)
  const { login, login_country: countryCode } = form.values
  return (
    <form {...form.formProps}>
      <LoginField {...form.field('login')} />
      <CurrentPasswordField form={form} typedLogin={{ login, countryCode }} forgotPasswordHref={forgotPasswordHref} />
      <div className="not-empty:pt-4">{captcha}</div>
      <FormSubmit form={form} isBusy={isBusy}>
        {t('link-account.login.submit')}
      </FormSubmit>
    </form>
  )
}

type InvalidTokenProps = { linkOptions: LinkOptions; loginHref: string }

/** If the token is invalid, lets the user repeat the third-party login or choose another login method. */
function InvalidToken({ linkOptions, loginHref }: InvalidTokenProps) {
  const { t } = useTranslations()
  const { type, provider, redirect } = linkOptions
  // The link is relative, to keep the `/account` prefix (SCR-21).
  const retryHref = provider && `third?${new URLSearchParams({ type, ...(redirect && { redirect }) })}`
  return (
    <div className="grid gap-2.5">
      {provider && (
        <ButtonLink width="block" href={retryHref}>
          {t('link-account.invalid-link.again', { provider: t(provider.name) })}
        </ButtonLink>
      )}
      <ButtonLink width="block" variant={provider ? 'quiet' : 'primary'} href={loginHref}>
        {t('link-account.invalid-link.other')}
      </ButtonLink>
    </div>
  )
}

/** Shows the icons of the two accounts about to be linked. */
function LinkAccountMark({ provider }: { provider?: Provider }) {
  const { Mark } = useBrand()
  const Glyph = provider?.Glyph ?? AccountGlyph
  return (
    <span aria-hidden="true" className="flex items-end">
      <IconTile>
        <Glyph className="size-5" />
      </IconTile>
      <span className="w-6 border-t border-strong" />
      <IconTile tone="accent">
        <Mark className="size-5 text-default" />
      </IconTile>
    </span>
  )
}

type LayoutProps = Pick<PageFrameProps, 'mark' | 'title' | 'step' | 'intro' | 'length' | 'alternatives' | 'children'>

export type LinkAccountViewProps = LinkByLoginProps & {
  Layout: ComponentType<LayoutProps>
  state: LinkAccountState
  productName: string
  isInDesktopClient: boolean
  loginHref: string
  Register?: ComponentType<LinkByRegisterProps>
  loadFailure: ReactNode
  onSwitch: () => void
}

function createLayoutProps(
  { state, linkOptions, productName: product, isInDesktopClient }: LinkAccountViewProps,
  t: Translate,
) {
  const { provider } = linkOptions
  const providerName = provider && t(provider.name)
  // The desktop client's window is too short for the icons.
  const mark = !isInDesktopClient && <LinkAccountMark provider={provider} />
  switch (state.screen) {
    case 'login': {
      const intro = providerName
        ? t('link-account.login.intro', { provider: providerName, product })
        : t('link-account.login.intro-generic', { product })
      return { mark, title: t('link-account.login.heading'), intro }
    }
    case 'register': {
      const intro = providerName
        ? t('link-account.register.intro', { provider: providerName })
        : t('link-account.register.intro-generic')
      return { mark, title: t('link-account.register.heading', { product }), intro, length: 'long' as const }
    }
    case 'invalid-token': {
      const warningMark = (
        <IconTile tone="warning">
          <Icon of={Unlink} size="lg" />
        </IconTile>
      )
      const intro = providerName
        ? t('link-account.invalid-link.intro', { provider: providerName })
        : t('link-account.invalid-link.intro-generic')
      return { mark: warningMark, title: t('link-account.invalid-link.heading'), intro }
    }
  }
}

/** Shows the form to link an existing or a new account (SCR-18). The other form stays mounted to keep user input. */
export function LinkAccountView(props: LinkAccountViewProps) {
  const { Layout, state, linkOptions, productName: product, loginHref, forgotPasswordHref } = props
  const { Register, loadFailure, onSwitch } = props
  const { t } = useTranslations()
  const { screen, canRegister } = state
  const isRegistering = screen === 'register'
  const methodSwitch = (
    <>
      <Divider>{isRegistering ? t('link-account.has-account') : t('link-account.no-account', { product })}</Divider>
      <Button variant="quiet" width="block" onClick={onSwitch}>
        {isRegistering ? t('link-account.to-login') : t('link-account.to-register')}
      </Button>
    </>
  )
  return (
    <Layout
      {...createLayoutProps(props, t)}
      step={screen}
      alternatives={screen !== 'invalid-token' && (canRegister || isRegistering) && methodSwitch}
    >
      {screen === 'invalid-token' ? (
        <InvalidToken linkOptions={linkOptions} loginHref={loginHref} />
      ) : (
        <>
          <div hidden={isRegistering}>
            <LinkByLogin linkOptions={linkOptions} forgotPasswordHref={forgotPasswordHref} />
          </div>
          <div hidden={!isRegistering}>
            {Register ? <Register linkOptions={linkOptions} /> : isRegistering && (loadFailure ?? <Spinner />)}
          </div>
        </>
      )}
    </Layout>
  )
}
