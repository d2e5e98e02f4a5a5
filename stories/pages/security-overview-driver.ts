import { expect, waitFor, within } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import type { Account } from '../../mocks/model.ts'
import { people } from '../../mocks/personas/people.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import { type PlayContext, stageOf } from './page-driver.ts'

/** What the page asks, and the rows that show it. */
export const questions = {
  twoStep: '/security/get_two_step_method',
  person: '/credential/get_login',
  thirds: '/security/get_thirds',
  devices: '/security/get_devices',
}

/** Makes every question of the page go wrong in the same way. */
export const allFailing = (fault: Omit<FaultRequest, 'path'>): FaultRequest[] =>
  Object.values(questions).map((path) => ({ ...fault, path }))

/** Gives the account of the story what it has not by itself. */
export function changeAccount(context: Pick<PlayContext, 'loaded'>, change: Partial<Account>): void {
  Object.assign(stageOf(context).service.peek.account(people.mei.email) ?? {}, change)
}

/** A row of the overview, by the name of its section. */
export function rowOf(context: Pick<PlayContext, 'canvas' | 'globals'>, name: MessageId & `security.nav.${string}`) {
  const { t } = textsOf(context)
  const row = context.canvas
    .getAllByRole('listitem')
    .find((item) => within(item).queryByText(t(name), { selector: 'p *' }) !== null)
  if (!row) throw new Error(`No row ${name}`)
  return within(row)
}

/** Waits for the page's title once all that it counts has been said, and for every row. */
export async function findVerdict(context: Pick<PlayContext, 'canvas' | 'globals'>, title: string): Promise<void> {
  const { canvas } = context
  await expect(await canvas.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement())
}
