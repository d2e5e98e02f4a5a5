import { vi } from 'vitest'
import type { Locale } from '../../src/i18n/locales.ts'
import type { Control, Sight, Step } from '../screens/step.ts'
import { type Say, speak } from '../screens/words.ts'
import type { Journey, JourneyStep, World } from './journey.ts'
import { type Found, type Tab, when } from './tab.ts'

/** As much of the world as a step on one page takes. */
type Here = Pick<World, 'service' | 'tab'>

/** What holds once the script has taken the forms over. */
const areFormsReady = '[...document.forms].every((form) => form.dataset.ready !== undefined)'

/** What holds once the script has taken the page over as well, which may have no form. */
const isReady = `document.querySelector('[aria-live=polite][aria-atomic]') !== null && ${areFormsReady}`

export const whenReady = (tab: Tab): Promise<unknown> => when(tab, isReady)
export const whenFormsReady = (tab: Tab): Promise<unknown> => when(tab, areFormsReady)

/** An address in a language. */
export function inLanguage(path: string, locale: Locale): string {
  return `${path}${path.includes('?') ? '&' : '?'}lang=${locale}`
}

const found = ({ role, name }: Control, say: Say): Found => ({ role, ...(name && { name: say(name) }) })

/** What live regions and alerts say now. */
const saidNow = `[...document.querySelectorAll('[aria-live],[role=status],[role=alert],[role=alertdialog]')]
  .map((region) => region.textContent)`

/** Has the page keep what is said from here on: a toast may be gone before anybody has looked for it. */
const listen = `void (
  window.saidSince ??= (new MutationObserver(() => window.saidSince.push(...${saidNow}))
    .observe(document, { subtree: true, childList: true, characterData: true }), []),
  window.saidSince.length = 0
)`

/** What is true once a live region or an alert says these words, or has said them since the step began. */
export const isSaid = (words: string) =>
  `[...(window.saidSince ?? []), ...${saidNow}].some((text) => text.includes(${JSON.stringify(words)}))`

/** Waits for what shows that a step went well. */
export async function seeIt(sight: Sight, here: Here, say: Say): Promise<void> {
  const { tab } = here
  if ('path' in sight) {
    await when(tab, `location.pathname === ${JSON.stringify(sight.path)} && document.readyState === 'complete'`)
  } else if ('heading' in sight) await tab.see({ role: 'heading', name: say(sight.heading) })
  else if ('control' in sight) await tab.see(found(sight.control, say))
  else if ('said' in sight) await when(tab, isSaid(say(sight.said)))
  else await waitForMessage(here.service, sight.sentTo)
}

async function waitForMessage(service: World['service'], to: string): Promise<void> {
  const isSent = () => service.outbox.some((message) => message.to === to)
  await vi.waitUntil(isSent, { timeout: 15_000 }).catch(() => {
    throw new Error(`Nothing was sent to ${to} within 15 s.`)
  })
}

/** Does everything of a step up to what is pressed. */
export async function prepare(step: Step, world: Here, say: Say): Promise<void> {
  if (step.type || step.press) await whenReady(world.tab)
  await fillIn(step, world, say)
}

/** Types what a step types, and agrees to what there is to agree to. */
export async function fillIn(step: Step, world: Here, say: Say): Promise<void> {
  for (const [label, value] of step.type ?? []) {
    await world.tab.type(say(label), typeof value === 'string' ? value : value(world))
  }
  if (step.agrees) await world.tab.press({ role: 'checkbox', name: termsOf(say) })
}

/** How the name of the box that agrees to the terms begins; the links in it say more than their words. */
function termsOf(say: Say): RegExp {
  const [before] = say('terms.label', { terms: '\n', privacy: '' }).split('\n')
  return new RegExp(`^${before?.trim()}`)
}

/** Presses what a step presses. */
export async function press({ press: control }: Step, { tab }: Here, say: Say): Promise<void> {
  if (!control) return
  await tab.evaluate(listen)
  await tab.press(found(control, say))
}

/** Presses what a step presses, and does what is done elsewhere. */
export async function act(step: JourneyStep, world: World, say: Say): Promise<void> {
  await press(step, world, say)
  await step.elsewhere?.(world)
}

/** Opens the page that a journey begins at, as whoever makes it. */
export async function begin({ path, as, given }: Journey, { tab, service }: World, locale: Locale): Promise<void> {
  if (as) await tab.letIn(as)
  given?.(service)
  await tab.open(inLanguage(path, locale))
}

/** Does one step of a journey, and waits for what shows that it went well. */
export async function make(step: JourneyStep, world: World, say: Say): Promise<void> {
  await prepare(step, world, say)
  await act(step, world, say)
  await seeIt(step.until, world, say)
}

/** Makes a whole journey and stops at each state on the way: 0 is where it begins, then comes what each step has led to. */
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
