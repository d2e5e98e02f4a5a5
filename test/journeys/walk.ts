import { vi } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Control, Outcome, Step } from '../screens/step.ts'
import { loadTextLookup, type TextLookup } from '../screens/words.ts'
import type { Journey, JourneyStep, World } from './journey.ts'
import { type ControlQuery, type Tab, waitUntil } from './tab.ts'

/** The parts of a journey's environment that a step on one page needs. */
type StepContext = Pick<World, 'service' | 'tab'>

/** An expression that is true once the forms are hydrated. */
const areFormsReady = '[...document.forms].every((form) => form.dataset.ready !== undefined)'

/** An expression that is true once the page and its forms, if any, are hydrated. */
const isReady = `document.querySelector('[aria-live=polite][aria-atomic]') !== null && ${areFormsReady}`

export const whenReady = (tab: Tab): Promise<unknown> => waitUntil(tab, isReady)
export const whenFormsReady = (tab: Tab): Promise<unknown> => waitUntil(tab, areFormsReady)

/** Adds the language to a path. */
function withLanguage(path: string, locale: Locale): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
}

const queryOf = ({ role, name }: Control, say: TextLookup): ControlQuery => ({ role, ...(name && { name: say(name) }) })

/** An expression for the current text of each live region and alert. */
const currentAnnouncements = `[...document.querySelectorAll('[aria-live],[role=status],[role=alert],[role=alertdialog]')]
  .map((region) => region.textContent)`

/** Makes the page record announcements, because a toast may close before the test looks for it. */
const startRecording = `void (
  window.recordedAnnouncements ??= (new MutationObserver(() => window.recordedAnnouncements.push(...${currentAnnouncements}))
    .observe(document, { subtree: true, childList: true, characterData: true }), []),
  window.recordedAnnouncements.length = 0
)`

/** An expression for whether a live region or alert contains this text, or has contained it since the last click. */
const isAnnounced = (text: string) =>
  `[...(window.recordedAnnouncements ?? []), ...${currentAnnouncements}].some((text) => text.includes(${JSON.stringify(text)}))`

/** Waits for a step's outcome. */
export async function waitForOutcome(outcome: Outcome, context: StepContext, say: TextLookup): Promise<void> {
  const { tab } = context
  if ('path' in outcome) {
    await waitUntil(tab, `location.pathname === ${JSON.stringify(outcome.path)} && document.readyState === 'complete'`)
  } else if ('heading' in outcome) await tab.waitForElement({ role: 'heading', name: say(outcome.heading) })
  else if ('control' in outcome) await tab.waitForElement(queryOf(outcome.control, say))
  else if ('announced' in outcome) await waitUntil(tab, isAnnounced(say(outcome.announced)))
  else await waitForMessage(context.service, outcome.sentTo)
}

async function waitForMessage(service: World['service'], to: string): Promise<void> {
  const isSent = () => service.outbox.some((message) => message.to === to)
  await vi.waitUntil(isSent, { timeout: 15_000 }).catch(() => {
    throw new Error(`Nothing was sent to ${to} within 15 s.`)
  })
}

/** Fills in a step's values once the page is hydrated. */
async function fillInWhenReady(step: Step, context: StepContext, say: TextLookup): Promise<void> {
  if (step.type || step.press) await whenReady(context.tab)
  await fillIn(step, context, say)
}

/** Types the values of a step, and agrees to the terms if needed. */
export async function fillIn(step: Step, context: StepContext, say: TextLookup): Promise<void> {
  for (const [label, value] of step.type ?? []) {
    await context.tab.type(say(label), typeof value === 'string' ? value : value(context))
  }
  if (step.agreesToTerms) await context.tab.press({ role: 'checkbox', name: termsNamePattern(say) })
}

/** Matches the start of the terms checkbox's name. The rest has links whose accessible names include a new-tab hint. */
function termsNamePattern(say: TextLookup): RegExp {
  const [labelStart] = say('terms.label', { terms: '\n', privacy: '' }).split('\n')
  return new RegExp(`^${labelStart?.trim()}`)
}

/** Clicks the step's control. */
export async function press({ press: control }: Step, { tab }: StepContext, say: TextLookup): Promise<void> {
  if (!control) return
  await tab.evaluate(startRecording)
  await tab.press(queryOf(control, say))
}

/** Clicks the step's control, and performs the part of the step that happens elsewhere. */
async function pressAndActElsewhere(step: JourneyStep, world: World, say: TextLookup): Promise<void> {
  await press(step, world, say)
  await step.actElsewhere?.(world)
}

/** Opens a journey's first page, logged in if the journey requires it. */
async function openFirstPage(journey: Journey, { tab }: World, locale: Locale): Promise<void> {
  if (journey.loggedInAs) await tab.logInByApi(journey.loggedInAs)
  await tab.open(withLanguage(journey.path, locale))
}

/** Performs one step of a journey, and waits for its outcome. */
async function performStep(step: JourneyStep, world: World, say: TextLookup): Promise<void> {
  await fillInWhenReady(step, world, say)
  await pressAndActElsewhere(step, world, say)
  await waitForOutcome(step.until, world, say)
}

/** Performs a journey. Calls `onState` with 0 on the first page, and with the step's number after each step. */
export async function walk(
  journey: Journey,
  world: World,
  { locale = 'en', onState }: { locale?: Locale; onState?: (state: number) => Promise<void> } = {},
): Promise<void> {
  const say = await loadTextLookup(locale)
  await openFirstPage(journey, world, locale)
  await onState?.(0)
  for (const [index, step] of journey.steps.entries()) {
    await performStep(step, world, say)
    await onState?.(index + 1)
  }
}
