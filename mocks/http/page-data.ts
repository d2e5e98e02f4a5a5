import type { Locale } from '../../src/i18n/locales.ts'
import { accountById } from '../accounts/find-account.ts'
import { describeLoggedIn, maskedLogin } from '../login/logged-in.ts'
import { holderOf } from '../login/pending-login.ts'
import { externalPath, vendorCaptcha } from './external-pages.ts'
import { demoPublicKey } from './keys.ts'
import { captchaSettings, loginSignSecret } from './page-secrets.ts'
import { openPage, type Visit } from './visit.ts'

/** The values for the page's `<script type="application/json" id="page-data">` (docs/contract.md). */
export type EmbeddedPageData = {
  product_name: string
  account?: string
  link_owner?: string
  logged_in_as?: string
  csrf_token: string
  fstate: string
  lang: Locale
  is_mobile: boolean
  public_key: string
  secure_zone_required: boolean
  password_length_min: number
  password_require_capital: boolean
  password_require_special: boolean
  captcha: {
    scene_id: string
    certify_id: string
    region: 'cn' | 'sgp'
    secret: string
    script_url?: string
    prefix?: string
  }
  login_sign_secret: string
  redirect_hosts: string[]
  default_redirect: string
  support_url: string
  download_url: string
  web_url: string
  google_help_url: string
  password_help_url: string
  terms_url: string
  privacy_url: string
}

/** Whether a screen shows or changes an account; on the others, another account may log in meanwhile. */
const isAboutAccount = ({ path }: Visit) => /^\/(security|two-step-|verify-identity|qr-login\/confirm)/.test(path)

/** Whose link with a token this is, and who else opens it; nothing for an expired link. */
function embedLink(visit: Visit) {
  const { state, path, url } = visit
  const isOpenedByLink = /^\/(activation|(re)?set-password|register\/market)$/.test(path)
  const ticket = isOpenedByLink ? state.tickets.get(url.searchParams.get('token') ?? '') : undefined
  if (!ticket || state.clock.now() > ticket.expiresAt) return {}
  const owner = accountById(state, ticket.accountId)
  const { logged_in_as, logged_in_is_owner } = describeLoggedIn(visit, owner?.id)
  return { link_owner: owner && maskedLogin(owner), logged_in_as: logged_in_is_owner ? undefined : logged_in_as }
}

export function embedPageData(visit: Visit): EmbeddedPageData {
  const { session, locale, state, request } = openPage(visit)
  const {
    captcha_provider,
    secure_zone_required,
    password_length_min,
    password_require_capital,
    password_require_special,
  } = state.settings
  return {
    product_name: 'Portico',
    account: isAboutAccount(visit) ? holderOf(state, session) : undefined,
    ...embedLink(visit),
    csrf_token: session.csrfToken,
    fstate: session.fstate,
    lang: locale,
    is_mobile: /Mobi|Android|iPhone/.test(request.headers.get('user-agent') ?? ''),
    public_key: demoPublicKey,
    secure_zone_required,
    password_length_min,
    password_require_capital,
    password_require_special,
    captcha: { ...captchaSettings, ...(captcha_provider === 'vendor' && vendorCaptcha(visit)) },
    login_sign_secret: loginSignSecret,
    redirect_hosts: [],
    default_redirect: '/',
    support_url: externalPath(visit, 'support'),
    download_url: externalPath(visit, 'download'),
    web_url: externalPath(visit, 'web'),
    google_help_url: externalPath(visit, 'googleHelp'),
    password_help_url: externalPath(visit, 'passwordHelp'),
    terms_url: externalPath(visit, 'terms'),
    privacy_url: externalPath(visit, 'privacy'),
  }
}
