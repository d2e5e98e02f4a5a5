import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { type Persona, personas } from '../../mocks/personas/personas.ts'
import { refusedPersonas } from '../../mocks/personas/refused-personas.ts'
import { keyOf } from './places.ts'

/** Where the page runs; `mobile` is the web on a phone. */
export const clients = ['web', 'mobile', 'sync', 'app'] as const
export type ClientKind = (typeof clients)[number]

/** Somebody to be in the prototype. */
export type Person = Omit<Persona, 'two_step'> & {
  /** What is typed at the login, where the account can be logged in to by it. */
  login?: string
  /** The place where their story begins. */
  screen: string
  client: ClientKind
  /** Of their client, where it is not the newest. */
  clientVersion?: string
}

/** Those who come with a link that they were sent, and those who are in a client. */
const beginnings: Record<string, Partial<Pick<Person, 'screen' | 'client' | 'clientVersion'>>> = {
  'not-activated': { screen: keyOf(demoLinks.activation) },
  'not-activated-phone': { screen: keyOf(demoLinks.activation) },
  'first-password': { screen: keyOf(demoLinks.firstPassword) },
  'client-outdated': { client: 'sync', clientVersion: '5.1.0' },
}

const visitor: Person = {
  id: 'visitor',
  title: 'New visitor',
  note: 'Nobody yet: registers, or looks around.',
  screen: 'login',
  client: 'web',
}

/** What sets apart the people who have names; the others' titles say it. */
const roles: Record<string, string> = {
  member: 'member',
  international: 'phone of another country',
  'email-only': 'email, no phone',
  'picture-captcha': 'asked for a picture captcha',
  'two-step-sms': 'two-step by SMS',
  'two-step-wechat': 'two-step by WeChat',
  'two-step-google': 'two-step by authenticator',
  'no-password': 'no password',
  'third-only': 'logs in by DingTalk alone',
  'single-sign-on': 'enterprise single sign-on',
  'many-devices': 'many devices',
  'first-password': 'sets a first password',
}

/** A person as the panel lists them, e.g. "Mei Lin, member". */
export const describePerson = ({ id, title }: Pick<Person, 'id' | 'title'>): string =>
  [title, roles[id]].filter(Boolean).join(', ')

const refused = new Set(refusedPersonas.map(({ id }) => id))

/** Whether the right password does not let them in at once. */
export const isRefusedAtFirst = ({ id }: Pick<Person, 'id'>) => refused.has(id)

/** The new visitor, and every demo account. */
export const people: readonly Person[] = [
  visitor,
  ...personas.map(
    (persona): Person => ({
      ...persona,
      login: persona.email ?? persona.phone,
      screen: 'login',
      client: 'web',
      ...beginnings[persona.id],
    }),
  ),
]

/** The person of this id, or the visitor where there is none. */
export function findPerson(id: string): Person {
  return people.find((person) => person.id === id) ?? visitor
}

/** How a person can be logged in without walking there: by the password, or by SMS where there is a phone and no password. */
export function entryOf({ password, phone, login }: Person): string | undefined {
  return password === undefined ? phone : login
}
