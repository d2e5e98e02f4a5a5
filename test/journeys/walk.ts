import { vi } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Control, Outcome, Step } from '../screens/step.ts'
import { type Say, speak } from '../screens/words.ts'
import type { Journey, JourneyStep, World } from './journey.ts'
import { type ControlQuery, type Tab, when } from './tab.ts'

/** The parts of a journey's environment that a step on one page needs. */
type Here = Pick<World, 'service' | 'tab'>

/** An expression that is true once the forms are hydrated. */
const areFormsReady = '[...document.forms].every((form) => form.dataset.ready !== undefined)'

/** An expression that is true once the page and its forms are hydrated, even if the page has no form. */
const isReady = `document.querySelector('[aria-live=polite][aria-atomic]') !== null && ${areFormsReady}`

export const whenReady = (tab: Tab): Promise<unknown> => when(tab, isReady)
export const whenFormsReady = (tab: Tab): Promise<unknown> => when(tab, areFormsReady)

/** Adds the language to a path. */
function inLanguage(path: string, locale: Locale): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
}

const queryOf = ({ role, name }: Control, say: Say): ControlQuery => ({ role, ...(name && { name: say(name) }) })

/** An expression for the current texts of live regions and alerts. */
const announcedNow = `[...document.querySelectorAll('[aria-live],[role=status],[role=alert],[role=alertdialog]')]
  .map((region) => region.textContent)`

/** Makes the page record announcements, because a toast may close before the test looks for it. */
const listen = `void (
  window.announcedSince ??= (new MutationObserver(() => window.announcedSince.push(...${announcedNow}))
    .observe(document, { subtree: true, childList: true, characterData: true }), []),
  window.announcedSince.length = 0
)`

/** An expression that is true once a live region or an alert contains this text, or has contained it since the step began. */
const isAnnounced = (text: string) =>
  `[...(window.announcedSince ?? []), ...${announcedNow}].some((text) => text.includes(${JSON.stringify(text)}))`

/** Waits until a step has visibly succeeded. */
export async function waitForResult(outcome: Outcome, here: Here, say: Say): Promise<void> {
  const { tab } = here
  if ('path' in outcome) {
    await when(tab, `location.pathname === ${JSON.stringify(outcome.path)} && document.readyState === 'complete'`)
  } else if ('heading' in outcome) await tab.see({ role: 'heading', name: say(outcome.heading) })
  else if ('control' in outcome) await tab.see(queryOf(outcome.control, say))
  else if ('announced' in outcome) await when(tab, isAnnounced(say(outcome.announced)))
  else await waitForMessage(here.service, outcome.sentTo)
}

async function waitForMessage(service: World['service'], to: string): Promise<void> {
  const isSent = () => service.outbox.some((message) => message.to === to)
  await vi.waitUntil(isSent, { timeout: 15_000 }).catch(() => {
    throw new Error(`Nothing was sent to ${to} within 15 s.`)
  })
}

/** Fills in a step's values once the page is hydrated. */
async function fillInWhenReady(step: Step, world: Here, say: Say): Promise<void> {
  if (step.type || step.press) await whenReady(world.tab)
  await fillIn(step, world, say)
}

/** Types the values of a step, and agrees to the terms if needed. */
export async function fillIn(step: Step, world: Here, say: Say): Promise<void> {
  for (const [label, value] of step.type ?? []) {
    await world.tab.type(say(label), typeof value === 'string' ? value : value(world))
  }
  if (step.agrees) await world.tab.press({ role: 'checkbox', name: termsOf(say) })
}

/** Returns a pattern for the start of the terms checkbox's name, because the links after it have longer names than their text. */
function termsOf(say: Say): RegExp {
  const [before] = say('terms.label', { terms: '\n', privacy: '' }).split('\n')
  return new RegExp(`^${before?.trim()}`)
}

/** Clicks the step's control. */
export async function press({ press: control }: Step, { tab }: Here, say: Say): Promise<void> {
  if (!control) return
  await tab.evaluate(listen)
  await tab.press(queryOf(control, say))
}

/** Clicks the step's control, and performs the part of the step that happens elsewhere. */
async function pressAndActElsewhere(step: JourneyStep, world: World, say: Say): Promise<void> {
  await press(step, world, say)
  await step.elsewhere?.(world)
}

/** Opens the first page of a journey, logged in if the journey requires it. */
async function openFirstPage({ path, as, arrange }: Journey, { tab, service }: World, locale: Locale): Promise<void> {
  if (as) await tab.logInByApi(as)
  arrange?.(service)
  await tab.open(inLanguage(path, locale))
}

/** Performs one step of a journey, and waits for its success. */
async function performStep(step: JourneyStep, world: World, say: Say): Promise<void> {
  await fillInWhenReady(step, world, say)
  await pressAndActElsewhere(step, world, say)
  await waitForResult(step.until, world, say)
}

/** Performs a journey. `onState` runs at the start, with 0, and then after each step, with the step's number. */
export async function walk(
  journey: Journey,
  world: World,
  { locale = 'en', onState }: { locale?: Locale; onState?: (state: number) => Promise<void> } = {},
): Promise<void> {
  const say = await speak(locale)
  await openFirstPage(journey, world, locale)
  await onState?.(0)
  for (const [index, step] of journey.steps.entries()) {
    await performStep(step, world, say)
    await onState?.(index + 1)
  }
}
