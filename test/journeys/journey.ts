import type { AccountService } from '../../mocks/account-service.ts'
import type { Sight, Step } from '../screens/step.ts'
import type { Tab } from './tab.ts'

/** The surroundings of a journey. */
export type World = {
  service: AccountService
  /** The page of the journey. */
  tab: Tab
  /** Opens a page in a separate browser, as another user or on the same user's phone. */
  openOther: () => Promise<Tab>
}

/** A step of a journey. It has a sign of success, and can happen elsewhere, such as on a phone or in a mailbox. */
export type JourneyStep = Step & { until: Sight; elsewhere?: (world: World) => Promise<void> }

/** A task of a user, from its first URL to its end. */
export type Journey = {
  name: string
  /** Where it begins. */
  path: string
  /** Who is logged in already, by phone or email. */
  as?: string
  /** Prepares the service. */
  arrange?: (service: AccountService) => void
  steps: readonly JourneyStep[]
}
