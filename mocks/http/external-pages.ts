import { ownPath } from './paths.ts'

/** The folder of pages outside this project. `pages/external-pages.ts` serves pages that stand in for them. */
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

/** Returns the path of an external page, with the visitor's prefix (SCR-21). */
export function externalPath(visit: { url: URL }, page: keyof typeof externalPages): string {
  return ownPath(visit, externalPages[page])
}

/** Returns the script's URL and the site's prefix, which a page embeds to use a vendor's captcha (WID-16). */
export function vendorCaptcha(visit: { url: URL }): { script_url: string; prefix: string } {
  return { script_url: ownPath(visit, `${captchaFolder}vendor.js`), prefix: 'portico' }
}
