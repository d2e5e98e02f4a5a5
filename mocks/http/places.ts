import { prefixOf } from './paths.ts'

/** Addresses of the service that the pages link to and that are not built here; `pages/place-pages.ts` serves stand-ins. */
export const placesFolder = '/__pages/'

export const places = {
  terms: `${placesFolder}terms`,
  privacy: `${placesFolder}privacy`,
  support: `${placesFolder}support`,
  download: `${placesFolder}download`,
  web: `${placesFolder}web`,
  googleHelp: `${placesFolder}google-help`,
  passwordHelp: `${placesFolder}password-help`,
  twoStepRequired: `${placesFolder}two-step-required`,
} as const

/** The address of one of them, under the visitor's own prefix (SCR-21). */
export function placePath({ url }: { url: URL }, place: keyof typeof places): string {
  return prefixOf(url.pathname) + places[place]
}
