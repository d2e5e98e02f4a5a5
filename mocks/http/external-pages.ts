import { ownPath } from './paths.ts'

/** Pages outside this project that its pages link to; `pages/external-pages.ts` serves stand-ins. */
export const externalFolder = '/__pages/'

export const captchaFolder = '/__captcha/'

export const externalPages = {
  terms: `${externalFolder}terms`,
  privacy: `${externalFolder}privacy`,
  support: `${externalFolder}support`,
  download: `${externalFolder}download`,
  web: `${externalFolder}web`,
  googleHelp: `${externalFolder}google-help`,
  passwordHelp: `${externalFolder}password-help`,
} as const

/** The path of an external page, with the visitor's prefix (SCR-21). */
export function externalPath(visit: { url: URL }, page: keyof typeof externalPages): string {
  return ownPath(visit, externalPages[page])
}

/** The values a page embeds to use a vendor's captcha: the script, and the prefix that identifies the site (WID-16). */
export function vendorCaptcha(visit: { url: URL }): { script_url: string; prefix: string } {
  return { script_url: ownPath(visit, `${captchaFolder}vendor.js`), prefix: 'portico' }
}
