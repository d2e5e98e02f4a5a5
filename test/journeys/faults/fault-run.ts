import type { Page } from 'playwright'
import { demoPassword } from '../../../mocks/personas/people.ts'
import type { Locale } from '../../../src/i18n/locales.ts'
import { whenDrawn } from '../../e2e/page-form.ts'
import { type Say, speak } from '../../screens/words.ts'
import { watchCalls } from '../browsers/calls.ts'
import type { Journey, JourneyStep, World } from '../journey.ts'
import { begin, isAnnounced } from '../walk.ts'
import { type Typed, watchCanaries } from './canaries.ts'
import { findViolations } from './one-rule.ts'
import { type PageSnapshot, takeSnapshot } from './snapshot.ts'

/** A journey under faults: its page, the typed values, and the problems so far. */
export type FaultRun = {
  page: Page
  world: World
  journey: Journey
  say: Say
  /** The values typed on the page, by label. */
  typed: Record<string, string>
  canaries: Typed
  /** Descriptions of how the page violated the rule. */
  violations: string[]
  /** Checks to run once the step has succeeded. */
  checks: (() => void)[]
  leaks: () => string[]
}

/** Whether a step happens on the page and makes a call. */
export const isOwn = ({ type, press }: JourneyStep): boolean => Boolean(type ?? press) && press?.name !== 'dialog.ok'

/** The buttons that answer a question, if a step asks or answers one. */
export function answersOf(run: FaultRun, step: JourneyStep): string[] {
  const { until } = step
  const expected = 'control' in until && until.control.name ? [run.say(until.control.name)] : []
  return step.press ? [wordsOf(run, step), ...expected] : expected
}

/** Opens the page where a journey begins. */
export async function startRun(page: Page, world: World, journey: Journey, locale: Locale): Promise<FaultRun> {
  const canaries: Typed = { passwords: [demoPassword], codes: [], people: [] }
  const leaks = watchCanaries(page, canaries)
  watchCalls(page)
  await begin(journey, world, locale)
  return { page, world, journey, say: await speak(locale), typed: {}, canaries, violations: [], checks: [], leaks }
}

/** Records what a step is about to type. */
export function recordTyped({ world, say, typed, canaries }: FaultRun, step: JourneyStep): void {
  for (const [label, typedValue] of step.type ?? []) {
    const value = typeof typedValue === 'string' ? typedValue : typedValue(world)
    typed[say(label)] = value
    if (/^\d{6}$/.test(value)) canaries.codes.push(value)
    else if (/^\d{11}$|@/.test(value)) canaries.people.push(value)
    else if (/^\w+\d{4}$/.test(value)) canaries.passwords.push(value)
  }
}

/** The text of the button that a step presses, if any. */
const wordsOf = ({ say }: FaultRun, { press }: JourneyStep): string =>
  press?.name === undefined ? '' : say(press.name)

/** How long an idle page may take to show a message, in ms. */
const messageLimit = 2500

/** Whether a step has succeeded. A heading proves nothing yet, because the content below it may be missing. */
async function hasSucceeded({ page, world, say }: FaultRun, { until }: JourneyStep): Promise<boolean> {
  if ('path' in until) return new URL(page.url()).pathname === until.path
  if ('sentTo' in until) return world.service.outbox.some(({ to }) => to === until.sentTo)
  if ('said' in until) return Boolean(await page.evaluate(isAnnounced(say(until.said))))
  if ('heading' in until) return false
  const { role, name } = until.control
  return page
    .getByRole(role, name === undefined ? {} : { name: say(name), exact: true })
    .first()
    .isVisible()
}

/**
 * Waits until the idle page shows a message, or clearly will not. Returns `undefined` after a navigation, or if a step
 * that `maySucceed` has succeeded.
 */
export async function settle(run: FaultRun, step: JourneyStep, maySucceed = false): Promise<PageSnapshot | undefined> {
  const { page } = run
  const answers = answersOf(run, step)
  const end = Date.now() + 20_000
  let restSince = Date.now()
  for (;;) {
    const snapshot = await takeSnapshot(page, answers).catch(() => undefined)
    if (!snapshot) return undefined
    if (snapshot.isBusy) restSince = Date.now()
    const hasMessage = !snapshot.isBusy && snapshot.messages.length > 0
    // A second message would appear at once, and a pending one is there once the page has rendered.
    if (hasMessage) return whenDrawn(page).then(() => takeSnapshot(page, answers))
    if (maySucceed && !snapshot.isBusy && (await hasSucceeded(run, step).catch(() => false))) return undefined
    if (Date.now() > Math.min(end, restSince + messageLimit)) return snapshot
    await whenDrawn(page).catch(() => undefined)
  }
}

/** Whether a page shows any message. */
export const hasMessage = (snapshot: PageSnapshot | undefined): snapshot is PageSnapshot =>
  snapshot !== undefined && snapshot.messages.length > 0

/**
 * Checks the page against the rule, and records violations. The user can continue by the button of one of these steps,
 * or by trying again.
 */
export function checkRule(
  run: FaultRun,
  steps: readonly (JourneyStep | undefined)[],
  snapshot: PageSnapshot,
  { name, says, mayBeUnencrypted = false }: { name: string; says?: string; mayBeUnencrypted?: boolean },
): void {
  const { typed, canaries, say } = run
  const own = steps.flatMap((step) => (step?.press ? [wordsOf(run, step)] : []))
  const nextControls = [...own, say('error-card.retry'), say('page.reload')]
  const found = findViolations(snapshot, { says, nextControls, typed, canaries })
  const leaks = run.leaks().filter((leak) => !(mayBeUnencrypted && leak.endsWith('unencrypted')))
  run.violations.push(...[...found, ...leaks].map((violation) => `${name}: ${violation}`))
}
