import { pick } from 'es-toolkit/object/pick'
import { findAccountById } from '../accounts/find-account.ts'
import { describeLoggedInUser, maskedLogin } from '../login/logged-in.ts'
import { getAccountId } from '../login/pending-login.ts'
import { externalPath, vendorCaptcha } from './external-pages.ts'
import { demoPublicKey } from './keys.ts'
import { captchaSettings, loginSignSecret } from './page-secrets.ts'
import { openPage, type Visit } from './visit.ts'

const passwordSettings = ['password_length_min', 'password_require_capital', 'password_require_special'] as const

/** Returns whether a screen shows or changes an account, and so must detect that a different account has logged in. */
const isAboutAccount = ({ path }: Visit) => /^\/(security|two-step-|verify-identity|qr-login\/confirm)/.test(path)

/** Returns the owner of the page's link and any other logged-in account, or `{}` if no valid link opened the page. */
function embedLink(visit: Visit) {
  const { state, path, url } = visit
  const isOpenedByLink = /^\/(activation|(re)?set-password|register\/market)$/.test(path)
  const ticket = isOpenedByLink ? state.tickets.get(url.searchParams.get('token') ?? '') : undefined
  if (!ticket || state.clock.now() > ticket.expiresAt) return {}
  const owner = findAccountById(state, ticket.accountId)
  const { logged_in_as, logged_in_is_owner } = describeLoggedInUser(visit, owner?.id)
  return { link_owner: owner && maskedLogin(owner), logged_in_as: logged_in_is_owner ? undefined : logged_in_as }
}

/** Returns the values for the page's `<script type="application/json" id="page-data">` (docs/contract.md). */
export function embedPageData(visit: Visit) {
  const { session, locale, state, request } = openPage(visit)
  const { settings } = state
  return {
    product_name: 'Portico',
    account: isAboutAccount(visit) ? getAccountId(state, session) : undefined,
    ...embedLink(visit),
    csrf_token: session.csrfToken,
    fstate: session.fstate,
    lang: locale,
    is_mobile: /Mobi|Android|iPhone/.test(request.headers.get('user-agent') ?? ''),
    public_key: demoPublicKey,
    ...pick(settings, ['secure_zone_required', ...passwordSettings]),
    captcha: { ...captchaSettings, ...(settings.captcha_provider === 'vendor' && vendorCaptcha(visit)) },
    login_sign_secret: loginSignSecret,
    redirect_hosts: [] as string[],
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

export type EmbeddedPageData = ReturnType<typeof embedPageData>
