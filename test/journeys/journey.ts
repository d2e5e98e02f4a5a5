import type { AccountService } from '../../mocks/account-service.ts'
import type { Outcome, Step } from '../screens/step.ts'
import type { Tab } from './tab.ts'

/** A journey's environment. */
export type JourneyEnvironment = {
  service: AccountService
  /** The journey's page. */
  tab: Tab
  /** Opens a page in a separate browser, for another user or for the same user's other device. */
  openInOtherBrowser: () => Promise<Tab>
}

/** A step and its expected outcome. `actElsewhere` performs actions outside the page, e.g. on a phone. */
export type JourneyStep = Step & { until: Outcome; actElsewhere?: (environment: JourneyEnvironment) => Promise<void> }

/** A complete user task, such as resetting a password. */
export type Journey = {
  name: string
  /** The URL where the journey begins. */
  path: string
  /** The phone number or email of the user who is logged in. If omitted, no user is logged in. */
  loggedInAs?: string
  steps: readonly JourneyStep[]
  /** Also runs in Chinese, since browser engines may wrap or measure Chinese text differently. */
  alsoRunsInChinese?: true
  /** Includes pages outside the prefix `/account` (SCR-21). */
  leavesPrefix?: true
  /** Works only on the web, because a client handles a required two-step setup itself (ERR-16). */
  isWebOnly?: true
}
