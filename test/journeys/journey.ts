import type { AccountService } from '../../mocks/account-service.ts'
import type { Tab } from './tab.ts'
import type { Words } from './words.ts'

/** Something on the page, as a person finds it. */
export type Control = {
  role: 'button' | 'link' | 'tab' | 'checkbox' | 'radio'
  /** Its whole accessible name; not needed where the page has one of its role only. */
  name?: Words
}

/** What a walk goes through. */
export type World = {
  service: AccountService
  /** The page that the journey is made in. */
  tab: Tab
  /** A page of somebody else's, or of the same person's phone: a browser that knows nothing of this one. */
  openOther: () => Promise<Tab>
}

/** What is typed; a code that was sent meanwhile is read off the world. */
export type Value = string | ((world: World) => string)

/** What shows that a step went well. */
export type Sight =
  | { path: string }
  | { heading: Words }
  | { control: Control }
  /** A live region or an alert says it. */
  | { said: Words }
  /** A message has reached this phone or email. */
  | { sentTo: string }

/** One thing that a person does, and what then shows that it worked. */
export type Step = {
  /** What is typed before, by the fields' labels. */
  type?: readonly (readonly [label: Words, value: Value])[]
  /** Whether there are terms to agree to. */
  agrees?: true
  /** What is pressed then. Without, the last character that is typed submits by itself. */
  press?: Control
  /** What is done elsewhere, such as on a phone or in a mailbox. */
  elsewhere?: (world: World) => Promise<void>
  until: Sight
}

/** One way through the product, from an address to its end. */
export type Journey = {
  name: string
  /** Where it begins. */
  path: string
  /** Who is logged in already, by phone or email. */
  as?: string
  /** What has to be so before. */
  given?: (service: AccountService) => void
  steps: readonly Step[]
}
