import { expect, screen, waitFor } from 'storybook/test'
import { createStoryTranslations } from '../../.storybook/translations.ts'
import type { ErrorRow } from '../../src/errors/row.ts'
import { getStage, type PlayContext } from '../pages/page-driver.ts'

/** Returns all navigations and client hook calls so far. */
const getFollowUpEvents = (context: PlayContext) => {
  const { navigations, hookCalls } = getStage(context)
  return [...navigations, ...hookCalls.map(({ hook }) => `${hook}()`)]
}

type FollowUp = ErrorRow['followUp'] | 'open-link'

/** The navigation or hook call that a follow-up causes, which may depend on whether the page runs in a client. */
const followUpPatterns: Partial<Record<FollowUp, (isInClient: boolean) => RegExp>> = {
  reload: (isInClient) => (isInClient ? /^reload\(\)$/ : /^reload$/),
  'check-session': (isInClient) => (isInClient ? /^requestLogin\(\)$/ : /^reload$/),
  relogin: () => /^requestLogin\(\)$/,
  redirect: () => /^go \/.*two-step/,
  'open-web': () => /^open /,
  'download-client': () => /^open \/.*download/,
  'open-link': () => /^open /,
}

/** Expects the follow-up's navigation or hook call, and no other. */
export async function expectFollowUp(followUp: FollowUp, context: PlayContext) {
  await waitFor(() => expect(getFollowUpEvents(context)).toHaveLength(1))
  const isInClient = getStage(context).environment.host.clientType() !== 'web'
  const pattern = followUpPatterns[followUp]?.(isInClient)
  if (!pattern) throw new Error(`The follow-up ${followUp} causes no navigation or hook call.`)
  await expect(getFollowUpEvents(context)[0]).toMatch(pattern)
}

/** Expects that the page has neither navigated nor called a client hook. */
export const expectNoFollowUp = (context: PlayContext) => expect(getFollowUpEvents(context)).toEqual([])

/** Expects the slider captcha to be open over the page and enabled (ERR-15). */
export async function expectSlider(context: PlayContext) {
  const { t } = createStoryTranslations(context)
  await expect(await screen.findByRole('dialog', { name: t('slider.title') })).toBeVisible()
  await expect(screen.getByRole('slider', { name: t('slider.label') })).toBeEnabled()
}
