import { expect, screen, waitFor } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import { type PlayContext, stageOf } from '../pages/page-driver.ts'

/** What leaving the page has left on the stage. */
const leaves = (context: PlayContext) => {
  const { visits, handedOver } = stageOf(context)
  return [...visits, ...handedOver.map(({ hook }) => `${hook}()`)]
}

type Follow = ErrorRow['follow'] | 'open-link'

/** Where a follow-up leads, and what happens in a reviewer's words. */
type Destination = { left: RegExp; label: string }

const reloads: Destination = { left: /^reload$/, label: 'the page reloads' }
const clientReloads: Destination = { left: /^reload\(\)$/, label: 'the client is asked to reload' }
const clientLogsIn: Destination = { left: /^requestLogin\(\)$/, label: 'the client is asked to log in' }

/** By client. */
const destinations: Partial<Record<Follow, (isInClient: boolean) => Destination>> = {
  reload: (isInClient) => (isInClient ? clientReloads : reloads),
  'check-session': (isInClient) => (isInClient ? clientLogsIn : reloads),
  relogin: () => clientLogsIn,
  redirect: () => ({ left: /^go \/.*two-step/, label: 'the page goes to the two-step set-up' }),
  'open-web': () => ({ left: /^open /, label: 'the website opens' }),
  'download-client': () => ({ left: /^open \/.*download/, label: 'the download of the client opens' }),
  'open-link': () => ({ left: /^open /, label: 'the link opens' }),
}

function destinationOf(follow: Follow, context: PlayContext): Destination {
  const isInClient = stageOf(context).environment.host.clientType() !== 'web'
  const destination = destinations[follow]?.(isInClient)
  if (!destination) throw new Error(`Nothing follows ${follow} outside of its screen.`)
  return destination
}

/** Names the step in which a follow-up happens. */
export const labelFollow = (follow: Follow, context: PlayContext) =>
  `What happens next: ${destinationOf(follow, context).label}`

/** What follows an error that leads somewhere: the page went there, once, and nowhere else. */
export async function expectDeparture(follow: Follow, context: PlayContext) {
  await waitFor(() => expect(leaves(context)).toHaveLength(1))
  await expect(leaves(context)[0]).toMatch(destinationOf(follow, context).left)
}

/** Nothing happened by itself. */
export const expectToStay = (context: PlayContext) => expect(leaves(context)).toEqual([])

/** The slider stands over the page, ready (ERR-15). */
export async function expectSlider(context: PlayContext) {
  const { t } = textsOf(context)
  await expect(await screen.findByRole('dialog', { name: t('slider.title') })).toBeVisible()
  await expect(screen.getByRole('slider', { name: t('slider.label') })).toBeEnabled()
}
