import { personas } from './personas.ts'

export { authenticatorSecret, demoPassword } from './personas.ts'

type Contact = 'phone' | 'email'

function person<Known extends Contact>(id: string, ...contacts: Known[]) {
  const persona = personas.find((candidate) => candidate.id === id)
  const values = contacts.map((contact) => [contact, persona?.[contact]] as const)
  if (!persona || values.some(([, value]) => value === undefined)) throw new Error(`No ${contacts.join()} for "${id}".`)
  return { name: persona.title, ...(Object.fromEntries(values) as Record<Known, string>) }
}

/** Demo accounts for stories and tests, keyed by the person's name or, for `blockedPersonas`, the account's id. */
export const people = {
  mei: { ...person('member', 'phone', 'email'), maskedPhone: '138****8000', maskedEmail: 'me****in@example.com' },
  ava: person('international', 'phone', 'email'),
  chiaYi: person('email-only', 'email'),
  noor: person('picture-captcha', 'email'),
  zhou: person('two-step-sms', 'phone', 'email'),
  olu: person('two-step-wechat', 'email'),
  ines: person('two-step-google', 'email'),
  wang: person('no-password', 'phone'),
  kofi: person('provider-only', 'email'),
  liNa: person('single-sign-on', 'email'),
  tomas: person('many-devices', 'email'),
  emma: person('first-password', 'email'),
  enterpriseExpired: person('enterprise-expired', 'email'),
  enterpriseRestricted: person('enterprise-restricted', 'email'),
  clientOutdated: person('client-outdated', 'email'),
  downloadLink: person('download-link', 'email'),
  forceTwoStep: person('force-two-step', 'email'),
  sessionExpired: person('session-expired', 'email'),
  tooFrequent: person('too-frequent', 'email'),
  accountClosed: person('account-closed', 'email'),
  notActivated: person('not-activated', 'email'),
  notActivatedPhone: person('not-activated-phone', 'phone'),
  noPermission: person('no-permission', 'email'),
  serverError: person('server-error', 'email'),
  badGateway: person('bad-gateway', 'email'),
  tooManyRequests: person('too-many-requests', 'email'),
}

/** A phone number, an email address and a password that no account has. */
export const newPhone = '13700137000'
export const newEmail = 'mei@portico.example.com'
export const newPassword = 'Cloud2027'

/** Someone without an account, and their company. */
export const newcomer = { name: 'Mei Lin', phone: newPhone, password: 'Harbour2026' }
export const newCompany = 'Northwind Studio'
