import { expect, screen, waitFor } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import { type PlayContext, stageOf } from '../pages/page-driver.ts'

/** Every navigation and client hook so far. */
const departuresOf = (context: PlayContext) => {
  const { visits, handedOver } = stageOf(context)
  return [...visits, ...handedOver.map(({ hook }) => `${hook}()`)]
}

type Follow = ErrorRow['follow'] | 'open-link'

/** Where a follow-up leads, and the label of its step. */
type Destination = { departure: RegExp; label: string }

const reloads: Destination = { departure: /^reload$/, label: 'the page reloads' }
const clientReloads: Destination = { departure: /^reload\(\)$/, label: 'the client is asked to reload' }
const clientLogsIn: Destination = { departure: /^requestLogin\(\)$/, label: 'the client is asked to log in' }

/** May depend on whether the page runs in a client. */
const destinations: Partial<Record<Follow, (isInClient: boolean) => Destination>> = {
  reload: (isInClient) => (isInClient ? clientReloads : reloads),
  'check-session': (isInClient) => (isInClient ? clientLogsIn : reloads),
  relogin: () => clientLogsIn,
  redirect: () => ({ departure: /^go \/.*two-step/, label: 'the page goes to the two-step set-up' }),
  'open-web': () => ({ departure: /^open /, label: 'the website opens' }),
  'download-client': () => ({ departure: /^open \/.*download/, label: 'the client download opens' }),
  'open-link': () => ({ departure: /^open /, label: 'the link opens' }),
}

function destinationOf(follow: Follow, context: PlayContext): Destination {
  const isInClient = stageOf(context).environment.host.clientType() !== 'web'
  const destination = destinations[follow]?.(isInClient)
  if (!destination) throw new Error(`${follow} does not leave its screen.`)
  return destination
}

/** The name of the step in which a follow-up happens. */
export const labelFollow = (follow: Follow, context: PlayContext) =>
  `What happens next: ${destinationOf(follow, context).label}`

/** Expects that the page navigated exactly once, to the follow-up's destination. */
export async function expectDeparture(follow: Follow, context: PlayContext) {
  await waitFor(() => expect(departuresOf(context)).toHaveLength(1))
  await expect(departuresOf(context)[0]).toMatch(destinationOf(follow, context).departure)
}

/** Expects that the page has not navigated on its own. */
export const expectToStay = (context: PlayContext) => expect(departuresOf(context)).toEqual([])

/** Expects the slider to be open over the page and ready (ERR-15). */
export async function expectSlider(context: PlayContext) {
  const { t } = textsOf(context)
  await expect(await screen.findByRole('dialog', { name: t('slider.title') })).toBeVisible()
  await expect(screen.getByRole('slider', { name: t('slider.label') })).toBeEnabled()
}
