import { blockedPersonas } from '../../mocks/personas/blocked-personas.ts'
import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { type Persona, personas } from '../../mocks/personas/personas.ts'
import { getScreenKey } from './screen-keys.ts'

/** The clients in which a page can run, with their display names. */
export const clientNames = { web: 'Web', mobile: 'Mobile web', sync: 'Desktop client', app: 'App' }
export type ClientKind = keyof typeof clientNames
export const clients = Object.keys(clientNames) as ClientKind[]

/** A persona that reviewers can take on in the prototype. */
export type Person = Omit<Persona, 'two_step'> & {
  /** The email address or phone number to log in with. If omitted, the person has no account. */
  login?: string
  /** The screen that the person starts on. */
  screen: string
  client: ClientKind
  /** If omitted, the client is up to date. */
  clientVersion?: string
}

/** Overrides by persona id, for people who start from a link or in the desktop client. */
const startOverrides: Record<string, Partial<Pick<Person, 'screen' | 'client' | 'clientVersion'>>> = {
  'not-activated': { screen: getScreenKey(demoLinks.activation) },
  'not-activated-phone': { screen: getScreenKey(demoLinks.activation) },
  'first-password': { screen: getScreenKey(demoLinks.firstPassword) },
  'client-outdated': { client: 'sync', clientVersion: '5.1.0' },
}

const visitor: Person = {
  id: 'visitor',
  title: 'New visitor',
  note: 'Has no account yet. Can register or look around.',
  screen: 'login',
  client: 'web',
}

/** The new visitor and every demo account. */
export const people: readonly Person[] = [
  visitor,
  ...personas.map(
    (persona): Person => ({
      ...persona,
      login: persona.email ?? persona.phone,
      screen: 'login',
      client: 'web',
      ...startOverrides[persona.id],
    }),
  ),
]

/** The ids of people with a descriptive title. All other titles are personal names. */
const idsWithDescriptiveTitle = new Set([visitor, ...blockedPersonas].map(({ id }) => id))

/** Returns a person's label in the panel, e.g. "Zhou Ming · two-step-sms". */
export const describePerson = ({ id, title }: Pick<Person, 'id' | 'title'>): string =>
  idsWithDescriptiveTitle.has(id) ? title : `${title} · ${id}`

/** Returns the person with this id, or the visitor if the id is unknown. */
export function findPerson(id: string): Person {
  return people.find((person) => person.id === id) ?? visitor
}

/** Returns the email or phone number to log in with. A person without a password can only log in with an SMS code. */
export function getInitialLogin({ password, phone, login }: Person): string | undefined {
  return password === undefined ? phone : login
}
