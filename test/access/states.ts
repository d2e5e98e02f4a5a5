import type { Locale } from '../../src/i18n/locales.ts'
import { routes } from '../../src/pages/routes.ts'
import type { Journey, World } from '../journeys/journey.ts'
import { act, begin, prepare, seeIt, whenReady } from '../journeys/walk.ts'
import { speak } from '../journeys/words.ts'

/** Makes a journey and stops at each state on the way: where it begins, and after each step. Foreign pages are no states. */
export async function stopAtStates(
  journey: Journey,
  world: World,
  locale: Locale,
  stop: (state: string) => Promise<void>,
): Promise<void> {
  const say = await speak(locale)
  const stopIfOurs = async (state: string) => {
    const path = await world.tab.evaluate('location.pathname')
    if (!routes.some((route) => route.path === path)) return
    await whenReady(world.tab)
    await stop(state)
  }
  await begin(journey, world, locale)
  // The first sight of a screen without anything in its address is looked at by itself.
  if (!routes.some((route) => route.path === journey.path) || journey.as) await stopIfOurs('on arrival')
  for (const [index, step] of journey.steps.entries()) {
    await prepare(step, world, say)
    await act(step, world, say)
    await seeIt(step.until, world, say)
    await stopIfOurs(`after step ${index + 1}`)
  }
}
