import { checkLink } from '../rules/address.ts'
import { passwordMaxLength, passwordMinLength } from '../rules/limits.ts'

/** MD5 of the empty string and of `undefined`: what a failed fingerprint once left behind (LOG-07). */
const staleDeviceTokens = ['d41d8cd98f00b204e9800998ecf8427e', '5e543256c480ac577d30f76f9120eb74']

/**
 * Reads one value of the block: `undefined` where it is not as expected, `null` where it says that there is none. Written by hand, since the page
 * reads its values before anything else, and the schema library comes only with the first call.
 */
type Reader<Value> = (value: unknown) => Value | null | undefined

const text: Reader<string> = (value) => (typeof value === 'string' ? value : undefined)
const flag: Reader<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)
const texts: Reader<string[]> = (value) =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string') ? value : undefined
const passwordLength: Reader<number> = (value) =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= passwordMaxLength ? value : undefined
const region: Reader<'cn' | 'sgp'> = (value) => (value === 'cn' || value === 'sgp' ? value : undefined)
const apiAddress: Reader<string> = (value) => {
  const address = typeof value === 'string' ? checkLink(value) : undefined
  // Paths are put behind it, so nothing else may stand there.
  return address?.ok && !/[?#]/.test(address.href) ? address.href : undefined
}
const link: Reader<string> = (value) => {
  const address = text(value)?.trim()
  // A lone `#` is how a template says that there is no address; such a link is hidden rather than dead.
  if (address?.startsWith('#')) return null
  return address && checkLink(address, 'https://page.invalid').ok ? address : undefined
}

const captchaReaders = {
  scene_id: text,
  certify_id: text,
  region,
  secret: text,
  script_url: link,
  prefix: text,
}

/** Every key that the server may embed, as it writes it. */
const readers = {
  product_name: text,
  asset_url: text,
  api_url: apiAddress,
  is_mobile: flag,
  is_international: flag,
  is_sync: flag,
  password_length_min: passwordLength,
  password_require_capital: flag,
  password_require_special: flag,
  csrf_token: text,
  fstate: text,
  lang: text,
  public_key: text,
  secure_zone_required: flag,
  redirect_hosts: texts,
  default_redirect: text,
  captcha: (value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined
    const { block, broken } = readKeys(captchaReaders, { ...value })
    return broken.length > 0 ? undefined : block
  },
  login_sign_secret: text,
  stale_device_tokens: texts,
  support_url: link,
  download_url: link,
  web_url: link,
  google_help_url: link,
  password_help_url: link,
  terms_url: link,
  privacy_url: link,
}

type Readers = Record<string, Reader<unknown>>
type Read<Some extends Readers> = { [Key in keyof Some]?: NonNullable<ReturnType<Some[Key]>> }

function readKeys<Some extends Readers>(
  some: Some,
  given: Record<string, unknown>,
): { block: Read<Some>; broken: string[] } {
  const block: Record<string, unknown> = {}
  const broken: string[] = []
  for (const [key, read] of Object.entries(some)) {
    if (given[key] === undefined) continue
    const value = read(given[key])
    if (value === undefined) broken.push(key)
    else if (value !== null) block[key] = value
  }
  return { block: block as Read<Some>, broken }
}

/** Checks the block key by key: what is not as expected is named and left out, alone. Keys that are not known are ignored. */
export function readBlock(given: Record<string, unknown>) {
  const { block, broken } = readKeys(readers, given)
  return {
    block: {
      asset_url: '/',
      is_mobile: false,
      is_international: false,
      is_sync: false,
      password_length_min: passwordMinLength,
      password_require_capital: false,
      password_require_special: false,
      secure_zone_required: false,
      redirect_hosts: [] as string[],
      default_redirect: '/',
      stale_device_tokens: staleDeviceTokens,
      ...block,
    },
    broken,
  }
}
