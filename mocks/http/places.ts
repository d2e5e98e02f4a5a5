/** Addresses of the service that the pages link to and that are not built here; `pages/place-pages.ts` serves stand-ins. */
export const placesFolder = '/__pages/'

export const places = {
  terms: `${placesFolder}terms`,
  privacy: `${placesFolder}privacy`,
  support: `${placesFolder}support`,
  download: `${placesFolder}download`,
  web: `${placesFolder}web`,
  twoStepRequired: `${placesFolder}two-step-required`,
} as const
