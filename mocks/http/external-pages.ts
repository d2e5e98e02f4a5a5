import { addPrefix } from './paths.ts'

/** The folder of pages that stand in for pages outside this project. `mocks/pages/external-pages.ts` serves them. */
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

/** Returns the path of an external page, with the prefix of the visited URL (SCR-21). */
export function externalPath(visit: { url: URL }, page: keyof typeof externalPages): string {
  return addPrefix(visit, externalPages[page])
}

/** Returns page data for a vendor's captcha: the script's URL and the site id assigned by the vendor (WID-16). */
export function vendorCaptcha(visit: { url: URL }): { script_url: string; prefix: string } {
  return { script_url: addPrefix(visit, `${captchaFolder}vendor.js`), prefix: 'portico' }
}
