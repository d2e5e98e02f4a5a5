import type { Locale } from '../src/i18n/locales.ts'
import { demoPublicKey } from './keys.ts'
import { places } from './places.ts'
import { openPage, type Visit } from './visit.ts'

/** The values for the page's `<script type="application/json" id="page-data">` (docs/contract.md). */
export type EmbeddedPageData = {
  product_name: string
  csrf_token: string
  fstate: string
  lang: Locale
  is_mobile: boolean
  public_key: string
  secure_zone_required: boolean
  redirect_hosts: string[]
  default_redirect: string
  support_url: string
  download_url: string
  web_url: string
  terms_url: string
  privacy_url: string
}

/** Opens a page for the visitor and gives the values it carries. */
export function embedPageData(visit: Visit): EmbeddedPageData {
  const { session, locale, state, request } = openPage(visit)
  return {
    product_name: 'Portico',
    csrf_token: session.csrfToken,
    fstate: session.fstate,
    lang: locale,
    is_mobile: /Mobi|Android|iPhone/.test(request.headers.get('user-agent') ?? ''),
    public_key: demoPublicKey,
    secure_zone_required: state.settings.secure_zone_required,
    redirect_hosts: [],
    default_redirect: '/',
    support_url: places.support,
    download_url: places.download,
    web_url: places.web,
    terms_url: places.terms,
    privacy_url: places.privacy,
  }
}
