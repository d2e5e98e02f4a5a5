import { expect, waitFor, within } from 'storybook/test'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import type { Account } from '../../mocks/model.ts'
import { people } from '../../mocks/personas/people.ts'
import { twoStepLogin } from '../../src/api/calls/login.ts'
import type { TwoStepMethod } from '../../src/api/shapes/two-step.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import * as page from './page-driver.ts'
import { type Find, getStage, type PlayContext, type PlayStep, type Text, translate } from './page-driver.ts'
import { check, checkIn, inSequence } from './play-driver.ts'

type Loaded = Pick<PlayContext, 'loaded'>

/** Logs in with a third-party account, for users with neither a password nor a phone number. */
export async function logInWithLinkedAccount(context: Loaded, type: string, account: string): Promise<void> {
  const { service, jar, environment } = getStage(context)
  const { csrfToken } = environment.host.pageData
  const body = new URLSearchParams({ csrf_token: String(csrfToken), type, account })
  await service.handle(new Request(`${environment.host.origin}/__third`, { method: 'POST', body }), jar)
}

/** Completes a login with the two-step code that was already sent. */
export async function finishTwoStepLogin(context: Loaded, method: TwoStepMethod): Promise<void> {
  const { service, environment } = getStage(context)
  await environment.client.call(twoStepLogin, { two_step_captcha: String(service.outbox.at(-1)?.code), method })
}

/** The paths of the calls that load the account security overview. */
export const overviewPaths = {
  twoStep: '/security/get_two_step_method',
  contacts: '/credential/get_login',
  linkedAccounts: '/security/get_thirds',
  devices: '/security/get_devices',
}

/** Returns a fault for each overview call. */
export const overviewFaults = (fault: Omit<FaultRequest, 'path'>): FaultRequest[] =>
  Object.values(overviewPaths).map((path) => ({ ...fault, path }))

export const getAccount = (context: Loaded) => getStage(context).service.peek.account(people.mei.email)

export const changeAccount =
  (change: Partial<Account>) =>
  (context: Loaded): void => {
    Object.assign(getAccount(context) ?? {}, change)
  }

/** Checks targets within the overview row with this name. */
export const inRow =
  (name: MessageId & `security.nav.${string}`, ...targets: readonly (Text | Find | PlayStep)[]): PlayStep =>
  async (context) => {
    const row = context.canvas
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText(translate(context, name), { selector: 'p *' }) !== null)
    if (!row) throw new Error(`The overview has no row for ${name}.`)
    await checkIn(row, targets, context)
  }

/** Waits until the overview shows this title and all its rows have loaded. */
export const overviewLoaded = (title: Text): PlayStep =>
  inSequence(check(page.title(title)), ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement()),
  )

/** Returns the rows of a list, even if an open dialog hides them from screen readers. */
export const findRows = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  within(canvas.getByRole('main', { hidden: true })).queryAllByRole('listitem', { hidden: true })

export const rowCount =
  (count: number): PlayStep =>
  (context) =>
    waitFor(() => expect(findRows(context)).toHaveLength(count))
