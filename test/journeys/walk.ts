import { vi } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Control, Sight, Step } from '../screens/step.ts'
import { type Say, speak } from '../screens/words.ts'
import type { Journey, JourneyStep, World } from './journey.ts'
import { type ControlQuery, type Tab, when } from './tab.ts'

/** The parts of the world that a step on one page needs. */
type Here = Pick<World, 'service' | 'tab'>

/** True once the forms are hydrated. */
const areFormsReady = '[...document.forms].every((form) => form.dataset.ready !== undefined)'

/** True once the page is also hydrated, because it may have no form. */
const isReady = `document.querySelector('[aria-live=polite][aria-atomic]') !== null && ${areFormsReady}`

export const whenReady = (tab: Tab): Promise<unknown> => when(tab, isReady)
export const whenFormsReady = (tab: Tab): Promise<unknown> => when(tab, areFormsReady)

/** A path with its language. */
function inLanguage(path: string, locale: Locale): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
}

const found = ({ role, name }: Control, say: Say): ControlQuery => ({ role, ...(name && { name: say(name) }) })

/** The current texts of live regions and alerts. */
const announcedNow = `[...document.querySelectorAll('[aria-live],[role=status],[role=alert],[role=alertdialog]')]
  .map((region) => region.textContent)`

/** Makes the page record announcements, because a toast may be gone before it is looked for. */
const listen = `void (
  window.announcedSince ??= (new MutationObserver(() => window.announcedSince.push(...${announcedNow}))
    .observe(document, { subtree: true, childList: true, characterData: true }), []),
  window.announcedSince.length = 0
)`

/** True once a live region or an alert contains this text, or has contained it since the step began. */
const isAnnounced = (words: string) =>
  `[...(window.announcedSince ?? []), ...${announcedNow}].some((text) => text.includes(${JSON.stringify(words)}))`

/** Waits until a step has visibly succeeded. */
export async function waitForResult(sight: Sight, here: Here, say: Say): Promise<void> {
  const { tab } = here
  if ('path' in sight) {
    await when(tab, `location.pathname === ${JSON.stringify(sight.path)} && document.readyState === 'complete'`)
  } else if ('heading' in sight) await tab.see({ role: 'heading', name: say(sight.heading) })
  else if ('control' in sight) await tab.see(found(sight.control, say))
  else if ('said' in sight) await when(tab, isAnnounced(say(sight.said)))
  else await waitForMessage(here.service, sight.sentTo)
}

async function waitForMessage(service: World['service'], to: string): Promise<void> {
  const isSent = () => service.outbox.some((message) => message.to === to)
  await vi.waitUntil(isSent, { timeout: 15_000 }).catch(() => {
    throw new Error(`Nothing was sent to ${to} within 15 s.`)
  })
}

/** Performs a step up to its click. */
async function prepare(step: Step, world: Here, say: Say): Promise<void> {
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

/** The start of the terms checkbox's name. The links after it have longer names than their text. */
function termsOf(say: Say): RegExp {
  const [before] = say('terms.label', { terms: '\n', privacy: '' }).split('\n')
  return new RegExp(`^${before?.trim()}`)
}

/** Clicks the step's control. */
export async function press({ press: control }: Step, { tab }: Here, say: Say): Promise<void> {
  if (!control) return
  await tab.evaluate(listen)
  await tab.press(found(control, say))
}

/** Clicks the step's control, and performs the part of the step that happens elsewhere. */
async function act(step: JourneyStep, world: World, say: Say): Promise<void> {
  await press(step, world, say)
  await step.elsewhere?.(world)
}

/** Opens the first page of a journey, as its user. */
async function begin({ path, as, arrange }: Journey, { tab, service }: World, locale: Locale): Promise<void> {
  if (as) await tab.logInByApi(as)
  arrange?.(service)
  await tab.open(inLanguage(path, locale))
}

/** Performs one step of a journey, and waits for its success. */
async function make(step: JourneyStep, world: World, say: Say): Promise<void> {
  await prepare(step, world, say)
  await act(step, world, say)
  await waitForResult(step.until, world, say)
}

/** Performs a journey and stops at each state: 0 is the start, then one for the result of each step. */
export async function walk(
  journey: Journey,
  world: World,
  { locale = 'en', stop }: { locale?: Locale; stop?: (state: number) => Promise<void> } = {},
): Promise<void> {
  const say = await speak(locale)
  await begin(journey, world, locale)
  await stop?.(0)
  for (const [index, step] of journey.steps.entries()) {
    await make(step, world, say)
    await stop?.(index + 1)
  }
}
