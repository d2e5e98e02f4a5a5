import { checkLink } from '../rules/address.ts'
import { passwordMaxLength, passwordMinLength } from '../rules/limits.ts'

/**
 * Reads one value of the block: `undefined` if it is invalid, `null` if it is deliberately empty. Written by hand, since
 * page data is read before anything else, while the schema library only loads with the first call.
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
  // Paths are appended to it, so it must not have a query or a hash.
  return address?.ok && !/[?#]/.test(address.href) ? address.href : undefined
}
const link: Reader<string> = (value) => {
  const address = text(value)?.trim()
  // Templates use a lone `#` for a missing address; hide such a link rather than show a dead one.
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

/** Every key that the server may embed, by its wire name. */
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
  account: text,
  csrf_token: text,
  fstate: text,
  lang: text,
  public_key: text,
  link_owner: text,
  logged_in_as: text,
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

/** Checks the block key by key: invalid values are reported and dropped one by one. Unknown keys are ignored. */
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
      ...block,
    },
    broken,
  }
}
