import { prefixOf } from './paths.ts'

/** Addresses of the service that the pages link to and that are not built here; `pages/place-pages.ts` serves stand-ins. */
export const placesFolder = '/__pages/'

/** Where a vendor's captcha is played; `pages/vendor-captcha.ts` serves it. */
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

/** The address of one of them, under the visitor's own prefix (SCR-21). */
export function placePath({ url }: { url: URL }, place: keyof typeof places): string {
  return prefixOf(url.pathname) + places[place]
}

/** What a page embeds whose captcha is a vendor's: where its script lies, and who the site is to the vendor (WID-16). */
export function vendorCaptcha({ url }: { url: URL }): { script_url: string; prefix: string } {
  return { script_url: `${prefixOf(url.pathname)}${captchaFolder}vendor.js`, prefix: 'portico' }
}
