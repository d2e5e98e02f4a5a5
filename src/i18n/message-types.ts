// Generated from catalogues/en.po by `npm run i18n:types`; not edited by hand.

/** The values that each text takes. */
export type MessageValues = {
  'login.title': { product: string | number }
  'demo.count': { n: number }
}

export type MessageId = keyof MessageValues
