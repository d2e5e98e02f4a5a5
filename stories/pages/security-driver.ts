import { expect, waitFor, within } from 'storybook/test'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import type { Account } from '../../mocks/model.ts'
import { people } from '../../mocks/personas/people.ts'
import { twoStepLogin } from '../../src/api/calls/login.ts'
import type { TwoStepMethod } from '../../src/api/shapes/two-step.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import * as page from './page-driver.ts'
import { type Find, type Part, type PlayContext, say, stageOf, type Text } from './page-driver.ts'
import { inTurn, look } from './play-driver.ts'

type Loaded = Pick<PlayContext, 'loaded'>

/** Logs in by an account of a third party, as its own page would: whoever has neither password nor phone. */
export async function enterByThird(context: Loaded, type: string, account: string): Promise<void> {
  const { service, jar, environment } = stageOf(context)
  const { csrfToken } = environment.host.pageData
  const body = new URLSearchParams({ csrf_token: String(csrfToken), type, account })
  await service.handle(new Request(`${environment.host.origin}/__third`, { method: 'POST', body }), jar)
}

/** Ends a login that waits for the code of its second step, sent already. */
export async function enterBySentCode(context: Loaded, method: TwoStepMethod): Promise<void> {
  const { service, environment } = stageOf(context)
  await environment.client.call(twoStepLogin, { two_step_captcha: String(service.outbox.at(-1)?.code), method })
}

/** What the overview asks, and the rows that show it. */
export const questions = {
  twoStep: '/security/get_two_step_method',
  person: '/credential/get_login',
  thirds: '/security/get_thirds',
  devices: '/security/get_devices',
}

/** Makes every question of the overview go wrong in the same way. */
export const allFailing = (fault: Omit<FaultRequest, 'path'>): FaultRequest[] =>
  Object.values(questions).map((path) => ({ ...fault, path }))

/** The account of the story, as the service keeps it. */
export const accountOf = (context: Loaded) => stageOf(context).service.peek.account(people.mei.email)

/** Gives the account of the story what it has not by itself. */
export const changeAccount =
  (change: Partial<Account>) =>
  (context: Loaded): void => {
    Object.assign(accountOf(context) ?? {}, change)
  }

/** What stands in a row of the overview, found by the name of its section. */
export const inRow =
  (name: MessageId & `security.nav.${string}`, ...seen: readonly (Text | Find | Part)[]): Part =>
  async (context) => {
    const row = context.canvas
      .getAllByRole('listitem')
      .find((item) => within(item).queryByText(say(context, name), { selector: 'p *' }) !== null)
    if (!row) throw new Error(`No row ${name}`)
    await inTurn(...seen.map(look))({ ...context, canvas: within(row), canvasElement: row })
  }

/** Waits for the overview's title once all that it counts has been said, and for every row. */
export const verdict = (words: Text): Part =>
  inTurn(look(page.title(words)), ({ canvas }) =>
    waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement()),
  )
