import type { Page } from 'playwright'
import { demoPassword } from '../../../mocks/personas/people.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { type Say, speak } from '../../screens/words.ts'
import { watchCalls } from '../browsers/calls.ts'
import type { Journey, JourneyStep, World } from '../journey.ts'
import { begin, isSaid } from '../walk.ts'
import { type Typed, watchCanaries } from './canaries.ts'
import { look, type Sight } from './look.ts'
import { findBroken } from './one-rule.ts'

/** A journey that is tried under faults: where it is, what was typed, what went wrong so far. */
export type Trial = {
  page: Page
  world: World
  journey: Journey
  say: Say
  /** What was typed on the page, by label. */
  typed: Record<string, string>
  canaries: Typed
  /** What broke the rule, in words. */
  broken: string[]
  /** What is left to check once the step has gone well. */
  checks: (() => void)[]
  leaks: () => string[]
}

/** Whether a step is made in the page, and asks the server for something. */
export const isOwn = ({ type, press }: JourneyStep): boolean => Boolean(type ?? press) && press?.name !== 'dialog.ok'

/** What a question is answered by, where a step asks or answers one. */
export function answersOf(trial: Trial, step: JourneyStep): string[] {
  const { until } = step
  const asked = 'control' in until && until.control.name ? [trial.say(until.control.name)] : []
  return step.press ? [wordsOf(trial, step), ...asked] : asked
}

/** Opens the page that a journey begins at. */
export async function openTrial(page: Page, world: World, journey: Journey, locale: Locale): Promise<Trial> {
  const canaries: Typed = { passwords: [demoPassword], codes: [], people: [] }
  const leaks = watchCanaries(page, canaries)
  watchCalls(page)
  await begin(journey, world, locale)
  return { page, world, journey, say: await speak(locale), typed: {}, canaries, broken: [], checks: [], leaks }
}

/** Notes what a step types, before it does. */
export function noteTyped({ world, say, typed, canaries }: Trial, step: JourneyStep): void {
  for (const [label, given] of step.type ?? []) {
    const value = typeof given === 'string' ? given : given(world)
    typed[say(label)] = value
    if (/^\d{6}$/.test(value)) canaries.codes.push(value)
    else if (/^\d{11}$|@/.test(value)) canaries.people.push(value)
    else if (/^\w+\d{4}$/.test(value)) canaries.passwords.push(value)
  }
}

/** The words of the button that a step presses, if any. */
const wordsOf = ({ say }: Trial, { press }: JourneyStep): string => (press?.name === undefined ? '' : say(press.name))

/** Waits until the page has been drawn, so that what it is about to say is there. */
const whenDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))

/** For how long, in ms, a page that is at rest may still be about to say something. */
const lastWord = 2500

/** Whether what shows that a step went well is there. A heading shows nothing yet: what stands under it may be missing. */
async function hasGoneWell({ page, world, say }: Trial, { until }: JourneyStep): Promise<boolean> {
  if ('path' in until) return new URL(page.url()).pathname === until.path
  if ('sentTo' in until) return world.service.outbox.some(({ to }) => to === until.sentTo)
  if ('said' in until) return Boolean(await page.evaluate(isSaid(say(until.said))))
  if ('heading' in until) return false
  const { role, name } = until.control
  return page
    .getByRole(role, name === undefined ? {} : { name: say(name), exact: true })
    .first()
    .isVisible()
}

/**
 * Waits until the page has said something and is at rest, or until it is plain that it will not. Nothing once it is left for
 * another, or where a step that `mayGoWell` has gone well.
 */
export async function settle(trial: Trial, step: JourneyStep, mayGoWell = false): Promise<Sight | undefined> {
  const { page } = trial
  const answers = answersOf(trial, step)
  const end = Date.now() + 20_000
  let restSince = Date.now()
  for (;;) {
    const sight = await look(page, answers).catch(() => undefined)
    if (!sight) return undefined
    if (sight.isHeld) restSince = Date.now()
    const hasSpoken = !sight.isHeld && sight.messages.length > 0
    // A second message would come at once.
    if (hasSpoken) return whenDrawn(page).then(() => look(page, answers))
    if (mayGoWell && !sight.isHeld && (await hasGoneWell(trial, step).catch(() => false))) return undefined
    if (Date.now() > Math.min(end, restSince + lastWord)) return sight
    await whenDrawn(page).catch(() => undefined)
  }
}

/** Whether a page has said anything. */
export const hasSpoken = (sight: Sight | undefined): sight is Sight => sight !== undefined && sight.messages.length > 0

/**
 * Judges the page by the one rule, and notes how it breaks it. What leads on is the button of one of these steps, or another
 * try of what failed.
 */
export function judge(
  trial: Trial,
  steps: readonly (JourneyStep | undefined)[],
  sight: Sight,
  { name, says, mayBePlain = false }: { name: string; says?: string; mayBePlain?: boolean },
): void {
  const { typed, canaries, say } = trial
  const own = steps.flatMap((step) => (step?.press ? [wordsOf(trial, step)] : []))
  const waysOn = [...own, say('error-card.retry'), say('page.reload')]
  const found = findBroken(sight, { says, waysOn, typed, canaries })
  const leaks = trial.leaks().filter((leak) => !(mayBePlain && leak.endsWith('in plain')))
  trial.broken.push(...[...found, ...leaks].map((broken) => `${name}: ${broken}`))
}
