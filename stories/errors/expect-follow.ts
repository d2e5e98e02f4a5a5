import { expect, screen, waitFor } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import { stageOf } from '../pages/page-driver.ts'
import type { ErrorContext } from './error-driver.ts'

/** What leaving the page has left on the stage. */
const leaves = (context: ErrorContext) => {
  const { visits, handedOver } = stageOf(context)
  return [...visits, ...handedOver.map(({ hook }) => `${hook}()`)]
}

/** Where each follow-up leads, by client. */
const destinations: Partial<Record<ErrorRow['follow'] | 'open-link', (isInClient: boolean) => RegExp>> = {
  reload: (isInClient) => (isInClient ? /^reload\(\)$/ : /^reload$/),
  'check-session': (isInClient) => (isInClient ? /^requestLogin\(\)$/ : /^reload$/),
  relogin: () => /^requestLogin\(\)$/,
  redirect: () => /^go \/.*two-step/,
  'open-web': () => /^open /,
  'download-client': () => /^open \/.*download/,
  'open-link': () => /^open /,
}

/** What follows an error that leads somewhere: the page went there, once, and nowhere else. */
export async function expectDeparture(follow: ErrorRow['follow'] | 'open-link', context: ErrorContext) {
  const isInClient = stageOf(context).environment.host.clientType() !== 'web'
  const destination = destinations[follow]?.(isInClient)
  if (!destination) throw new Error(`Nothing follows ${follow} outside of its screen.`)
  await waitFor(() => expect(leaves(context)).toHaveLength(1))
  await expect(leaves(context)[0]).toMatch(destination)
}

/** Nothing happened by itself. */
export const expectToStay = (context: ErrorContext) => expect(leaves(context)).toEqual([])

/** The slider stands over the page, ready (ERR-15). */
export async function expectSlider(context: ErrorContext) {
  const { t } = textsOf(context)
  await expect(await screen.findByRole('dialog', { name: t('slider.title') })).toBeVisible()
  await expect(screen.getByRole('slider', { name: t('slider.label') })).toBeEnabled()
}
