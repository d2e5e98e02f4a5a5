import { personas } from './personas.ts'

export { authenticatorSecret, demoPassword } from './personas.ts'

type Contact = 'phone' | 'email'

function findPerson<Known extends Contact>(id: string, ...contacts: Known[]) {
  const persona = personas.find((candidate) => candidate.id === id)
  const values = contacts.map((contact) => [contact, persona?.[contact]] as const)
  if (!persona || values.some(([, value]) => value === undefined)) throw new Error(`No ${contacts.join()} for "${id}".`)
  return { name: persona.title, ...(Object.fromEntries(values) as Record<Known, string>) }
}

/** Demo accounts for stories and tests, keyed by the person's name or, for `blockedPersonas`, the account's id. */
export const people = {
  mei: { ...findPerson('member', 'phone', 'email'), maskedPhone: '138****8000', maskedEmail: 'me****in@example.com' },
  ava: findPerson('international', 'phone', 'email'),
  chiaYi: findPerson('email-only', 'email'),
  noor: findPerson('picture-captcha', 'email'),
  zhou: findPerson('two-step-sms', 'phone', 'email'),
  olu: findPerson('two-step-wechat', 'email'),
  ines: findPerson('two-step-google', 'email'),
  wang: findPerson('no-password', 'phone'),
  kofi: findPerson('provider-only', 'email'),
  liNa: findPerson('single-sign-on', 'email'),
  tomas: findPerson('many-devices', 'email'),
  emma: findPerson('first-password', 'email'),
  enterpriseExpired: findPerson('enterprise-expired', 'email'),
  enterpriseRestricted: findPerson('enterprise-restricted', 'email'),
  clientOutdated: findPerson('client-outdated', 'email'),
  downloadLink: findPerson('download-link', 'email'),
  forceTwoStep: findPerson('force-two-step', 'email'),
  sessionExpired: findPerson('session-expired', 'email'),
  tooFrequent: findPerson('too-frequent', 'email'),
  accountClosed: findPerson('account-closed', 'email'),
  notActivated: findPerson('not-activated', 'email'),
  notActivatedPhone: findPerson('not-activated-phone', 'phone'),
  noPermission: findPerson('no-permission', 'email'),
  serverError: findPerson('server-error', 'email'),
  badGateway: findPerson('bad-gateway', 'email'),
  tooManyRequests: findPerson('too-many-requests', 'email'),
}

/** A phone number, an email address and a password that no account has. */
export const newPhone = '13700137000'
export const newEmail = 'mei@portico.example.com'
export const newPassword = 'Cloud2027'

/** Someone without an account, and their company. */
export const newcomer = { name: 'Mei Lin', phone: newPhone, password: 'Harbour2026' }
export const newCompany = 'Northwind Studio'
