import { vi } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Control, Outcome, Step } from '../screens/step.ts'
import { loadTextLookup, type TextLookup } from '../screens/text-lookup.ts'
import type { Journey, JourneyEnvironment, JourneyStep } from './journey.ts'
import { type ControlQuery, type Tab, waitUntil } from './tab.ts'

/** The subset of a journey's environment that a step within one page needs. */
type StepContext = Pick<JourneyEnvironment, 'service' | 'tab'>

/** An expression that is true once the forms are hydrated. */
const formsReadyCheck = '[...document.forms].every((form) => form.dataset.ready !== undefined)'

/** An expression that is true once the page and its forms, if any, are hydrated. */
const pageReadyCheck = `document.querySelector('[aria-live=polite][aria-atomic]') !== null && ${formsReadyCheck}`

export const waitUntilReady = (tab: Tab): Promise<unknown> => waitUntil(tab, pageReadyCheck)
export const waitUntilFormsReady = (tab: Tab): Promise<unknown> => waitUntil(tab, formsReadyCheck)

/** Adds the language to a path. */
function withLanguage(path: string, locale: Locale): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
}

const createQuery = ({ role, name }: Control, translate: TextLookup): ControlQuery => ({
  role,
  ...(name && { name: translate(name) }),
})

/** An expression for the current text of each live region and alert. */
const currentAnnouncements = `[...document.querySelectorAll('[aria-live],[role=status],[role=alert],[role=alertdialog]')]
  .map((region) => region.textContent)`

/** Makes the page record announcements from now on, because a toast may close before the test looks for it. */
const recordingScript = `void (
  window.recordedAnnouncements ??= (new MutationObserver(() => window.recordedAnnouncements.push(...${currentAnnouncements}))
    .observe(document, { subtree: true, childList: true, characterData: true }), []),
  window.recordedAnnouncements.length = 0
)`

/** Returns an expression that is true if this text is announced, or has been announced since the last click. */
const createAnnouncementCheck = (text: string) =>
  `[...(window.recordedAnnouncements ?? []), ...${currentAnnouncements}].some((text) => text.includes(${JSON.stringify(text)}))`

/** Waits for a step's outcome. */
export async function waitForOutcome(outcome: Outcome, context: StepContext, translate: TextLookup): Promise<void> {
  const { tab } = context
  if ('path' in outcome) {
    await waitUntil(tab, `location.pathname === ${JSON.stringify(outcome.path)} && document.readyState === 'complete'`)
  } else if ('heading' in outcome) await tab.waitForElement({ role: 'heading', name: translate(outcome.heading) })
  else if ('control' in outcome) await tab.waitForElement(createQuery(outcome.control, translate))
  else if ('announced' in outcome) await waitUntil(tab, createAnnouncementCheck(translate(outcome.announced)))
  else await waitForMessage(context.service, outcome.sentTo)
}

async function waitForMessage(service: JourneyEnvironment['service'], to: string): Promise<void> {
  const isSent = () => service.outbox.some((message) => message.to === to)
  await vi.waitUntil(isSent, { timeout: 15_000 }).catch(() => {
    throw new Error(`Nothing was sent to ${to} within 15 s.`)
  })
}

/** Waits until the page is hydrated if the step types or clicks, then fills in the step's values. */
async function fillInWhenReady(step: Step, context: StepContext, translate: TextLookup): Promise<void> {
  if (step.type || step.press) await waitUntilReady(context.tab)
  await fillIn(step, context, translate)
}

/** Types the values of a step, and accepts the terms if needed. */
export async function fillIn(step: Step, context: StepContext, translate: TextLookup): Promise<void> {
  for (const [label, value] of step.type ?? []) {
    await context.tab.type(translate(label), typeof value === 'string' ? value : value(context))
  }
  if (step.acceptsTerms) await context.tab.press({ role: 'checkbox', name: termsNamePattern(translate) })
}

/** Matches only the start of the terms checkbox's name, because the links in the rest add a new-tab hint. */
function termsNamePattern(translate: TextLookup): RegExp {
  const [labelStart] = translate('terms.label', { terms: '\n', privacy: '' }).split('\n')
  return new RegExp(`^${labelStart?.trim()}`)
}

/** Starts recording announcements, then clicks the step's control. Does nothing if the step has no control. */
export async function press({ press: control }: Step, { tab }: StepContext, translate: TextLookup): Promise<void> {
  if (!control) return
  await tab.evaluate(recordingScript)
  await tab.press(createQuery(control, translate))
}

/** Clicks the step's control, if any, then performs the step's actions outside the page. */
async function pressAndActElsewhere(
  step: JourneyStep,
  environment: JourneyEnvironment,
  translate: TextLookup,
): Promise<void> {
  await press(step, environment, translate)
  await step.actElsewhere?.(environment)
}

/** Opens a journey's first page, after a login if the journey requires one. */
async function openFirstPage(journey: Journey, { tab }: JourneyEnvironment, locale: Locale): Promise<void> {
  if (journey.loggedInAs) await tab.logInViaApi(journey.loggedInAs)
  await tab.open(withLanguage(journey.path, locale))
}

/** Performs one step of a journey, and waits for its outcome. */
async function performStep(step: JourneyStep, environment: JourneyEnvironment, translate: TextLookup): Promise<void> {
  await fillInWhenReady(step, environment, translate)
  await pressAndActElsewhere(step, environment, translate)
  await waitForOutcome(step.until, environment, translate)
}

/** Performs a journey. Calls `onStep` with 0 on the first page, and with the step's number after each step. */
export async function walk(
  journey: Journey,
  environment: JourneyEnvironment,
  { locale = 'en', onStep }: { locale?: Locale; onStep?: (stepNumber: number) => Promise<void> } = {},
): Promise<void> {
  const translate = await loadTextLookup(locale)
  await openFirstPage(journey, environment, locale)
  await onStep?.(0)
  for (const [index, step] of journey.steps.entries()) {
    await performStep(step, environment, translate)
    await onStep?.(index + 1)
  }
}
