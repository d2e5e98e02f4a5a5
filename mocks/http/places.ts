import { prefixOf } from './paths.ts'

/** Paths the pages link to that are not part of this project; `pages/place-pages.ts` serves stand-ins. */
export const placesFolder = '/__pages/'

/** The path of the vendor captcha's stand-in; `pages/vendor-captcha.ts` serves it. */
export const captchaFolder = '/__captcha/'

export const places = {
  terms: `${placesFolder}terms`,
  privacy: `${placesFolder}privacy`,
  support: `${placesFolder}support`,
  download: `${placesFolder}download`,
  web: `${placesFolder}web`,
  googleHelp: `${placesFolder}google-help`,
  passwordHelp: `${placesFolder}password-help`,
} as const

/** The path of one of them, under the visitor's own prefix (SCR-21). */
export function placePath({ url }: { url: URL }, place: keyof typeof places): string {
  return prefixOf(url.pathname) + places[place]
}

/** What a page embeds to use a vendor's captcha: the script's URL, and the prefix that identifies the site (WID-16). */
export function vendorCaptcha({ url }: { url: URL }): { script_url: string; prefix: string } {
  return { script_url: `${prefixOf(url.pathname)}${captchaFolder}vendor.js`, prefix: 'portico' }
}
