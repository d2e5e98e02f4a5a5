import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { type Persona, personas } from '../../mocks/personas/personas.ts'
import { refusedPersonas } from '../../mocks/personas/refused-personas.ts'
import { keyOf } from './places.ts'

/** Where the page runs; `mobile` is the web on a phone. */
export const clients = ['web', 'mobile', 'sync', 'app'] as const
export type ClientKind = (typeof clients)[number]

/** A person that a reviewer can be in the prototype. */
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

const refused = new Set(refusedPersonas.map(({ id }) => id))

/** Whether the right password does not log the person in at once. */
export const isRefusedAtFirst = ({ id }: Pick<Person, 'id'>) => refused.has(id)

/** A person as the panel lists them: a name means nothing without the account's id, e.g. "Zhou Ming · two-step-sms". */
export const describePerson = (person: Pick<Person, 'id' | 'title'>): string =>
  person.id === visitor.id || isRefusedAtFirst(person) ? person.title : `${person.title} · ${person.id}`

/** The person with this id, or the visitor if there is none. */
export function findPerson(id: string): Person {
  return people.find((person) => person.id === id) ?? visitor
}

/** The login for entering as a person directly: by password, or by SMS if there is a phone but no password. */
export function entryOf({ password, phone, login }: Person): string | undefined {
  return password === undefined ? phone : login
}
