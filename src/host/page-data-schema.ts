import * as v from 'valibot'
import { checkLink } from '../rules/address.ts'
import { passwordMaxLength, passwordMinLength } from '../rules/limits.ts'

/** MD5 of the empty string and of `undefined`: what a failed fingerprint once left behind (LOG-07). */
const staleDeviceTokens = ['d41d8cd98f00b204e9800998ecf8427e', '5e543256c480ac577d30f76f9120eb74']

const text = v.optional(v.string())
const flag = v.optional(v.boolean(), false)
const list = (fallback: string[]) => v.optional(v.array(v.string()), fallback)

// A lone `#` is how a template says that there is no address; such a link is hidden rather than dead.
const isAnchor = (value: string) => value.startsWith('#')
const isLink = (value: string) => isAnchor(value) || checkLink(value, 'https://page.invalid').ok
const link = v.pipe(
  v.optional(v.pipe(v.string(), v.trim(), v.check(isLink))),
  v.transform((value) => (value === undefined || isAnchor(value) ? undefined : value)),
)

/** The page-embedded values as the server writes them (contract section 2), with the defaults that need no build. */
export const pageDataSchema = v.object({
  product_name: text,
  asset_url: v.optional(v.string(), '/'),
  api_url: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => checkLink(value).ok),
    ),
  ),
  is_mobile: flag,
  is_sync: flag,
  password_length_min: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(passwordMaxLength)),
    passwordMinLength,
  ),
  password_require_capital: flag,
  password_require_special: flag,
  csrf_token: text,
  fstate: text,
  lang: text,
  public_key: text,
  secure_zone_required: flag,
  redirect_hosts: list([]),
  default_redirect: v.optional(v.string(), '/'),
  captcha: v.optional(
    v.object({
      scene_id: text,
      certify_id: text,
      region: v.optional(v.picklist(['cn', 'sgp']), 'cn'),
      secret: text,
      script_url: link,
      prefix: text,
    }),
  ),
  login_sign_secret: text,
  stale_device_tokens: list(staleDeviceTokens),
  support_url: link,
  download_url: link,
  web_url: link,
  google_help_url: link,
  password_help_url: link,
  terms_url: link,
  privacy_url: link,
})
