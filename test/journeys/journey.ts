import type { AccountService } from '../../mocks/account-service.ts'
import type { Sight, Step } from '../screens/step.ts'
import type { Tab } from './tab.ts'

/** What a walk goes through. */
export type World = {
  service: AccountService
  /** The page that the journey is made in. */
  tab: Tab
  /** A page of somebody else's, or of the same person's phone: a browser that knows nothing of this one. */
  openOther: () => Promise<Tab>
}

/** A step of a journey: it says what shows that it worked, and may be done elsewhere, such as on a phone or in a mailbox. */
export type JourneyStep = Step & { until: Sight; elsewhere?: (world: World) => Promise<void> }

/** One way through the product, from an address to its end. */
export type Journey = {
  name: string
  /** Where it begins. */
  path: string
  /** Who is logged in already, by phone or email. */
  as?: string
  /** What has to be so before. */
  given?: (service: AccountService) => void
  steps: readonly JourneyStep[]
}
