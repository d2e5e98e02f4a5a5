import type { Page } from 'playwright'
import { routes } from '../../src/app/routes.ts'
import type { Journey, World } from '../journeys/journey.ts'
import type { Tab } from '../journeys/tab.ts'
import { act, begin, prepare, seeIt } from '../journeys/walk.ts'
import { speak } from '../screens/words.ts'

/** Whether a screen of ours is open: the pages that stand in for others are no part of the product. */
export async function isOurs(tab: Tab): Promise<boolean> {
  const path = await tab.evaluate('location.pathname')
  return routes.some((route) => route.path === path)
}

/** Leaves calls without an answer, so that every screen stays at its first sight, whoever may see it. */
export const leaveCallsOpen = (page: Page): Promise<unknown> =>
  page.route('**/*', (route, request) =>
    ['fetch', 'xhr'].includes(request.resourceType()) ? undefined : route.fallback(),
  )

/** Makes a journey and stops at each state on the way: 0 is where it begins, then comes what each step has led to. */
export async function stopAtStates(
  journey: Journey,
  world: World,
  stop: (state: number) => Promise<void>,
): Promise<void> {
  const say = await speak('en')
  await begin(journey, world, 'en')
  await stop(0)
  for (const [index, step] of journey.steps.entries()) {
    await prepare(step, world, say)
    await act(step, world, say)
    await seeIt(step.until, world, say)
    await stop(index + 1)
  }
}
