import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { type Persona, personas } from '../../mocks/personas/personas.ts'
import { refusedPersonas } from '../../mocks/personas/refused-personas.ts'
import { keyOf } from './places.ts'

/** Where the page runs. */
export const clientNames = { web: 'Web', mobile: 'Mobile web', sync: 'Desktop client', app: 'App' }
export type ClientKind = keyof typeof clientNames
export const clients = Object.keys(clientNames) as ClientKind[]

/** A person that a reviewer can act as in the prototype. */
export type Person = Omit<Persona, 'two_step'> & {
  /** What the person types as the login, if the account has one. */
  login?: string
  /** The screen that the person starts on. */
  screen: string
  client: ClientKind
  /** The client's version, if it is not the newest. */
  clientVersion?: string
}

/** People who start from a link that they were sent, or in a client. */
const starts: Record<string, Partial<Pick<Person, 'screen' | 'client' | 'clientVersion'>>> = {
  'not-activated': { screen: keyOf(demoLinks.activation) },
  'not-activated-phone': { screen: keyOf(demoLinks.activation) },
  'first-password': { screen: keyOf(demoLinks.firstPassword) },
  'client-outdated': { client: 'sync', clientVersion: '5.1.0' },
}

const visitor: Person = {
  id: 'visitor',
  title: 'New visitor',
  note: 'No account yet: registers or looks around.',
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
      ...starts[persona.id],
    }),
  ),
]

/** People whose title describes their situation; the others have personal names. */
const titled = new Set([visitor, ...refusedPersonas].map(({ id }) => id))

/** A person as the panel lists them, e.g. "Zhou Ming · two-step-sms". */
export const describePerson = ({ id, title }: Pick<Person, 'id' | 'title'>): string =>
  titled.has(id) ? title : `${title} · ${id}`

/** The person with this id, or the visitor if there is none. */
export function findPerson(id: string): Person {
  return people.find((person) => person.id === id) ?? visitor
}

/** The login for starting as a logged-in person: by password, or by SMS if there is a phone but no password. */
export function entryOf({ password, phone, login }: Person): string | undefined {
  return password === undefined ? phone : login
}
