// Counts each story's interactions and assertions and reports them as `meta.assertions`: `npm run check:catalogue` fails for a
// story that asserts nothing.
import './uninstrumented.ts'
import { expect, userEvent } from 'storybook/test'
import { afterEach, beforeEach, type TestContext } from 'vitest'

/** What one story did in one language. */
export type StoryCount = {
  locale: string
  /** Typing, clicking and pointing. */
  interactions: number
  /** Assertions that passed; a polled one counts once. */
  assertions: number
}

declare module 'vitest' {
  interface TaskMeta {
    assertions?: StoryCount
    /** Added by Storybook: the full axe results. */
    reports?: unknown
  }
}

/** Stored on the window, because this file runs again for each story file. */
const page = window as Window & { storyCount?: StoryCount }

type Kind = 'assertions' | 'interactions'

function countOne(kind: Kind) {
  if (page.storyCount) page.storyCount[kind] += 1
}

/** Wraps the named methods so that each successful call is counted. */
function countAll(target: object, names: string[], kind: Kind) {
  for (const name of names) {
    const act: unknown = Reflect.get(target, name)
    if (typeof act !== 'function') continue
    const counted = function (this: unknown, ...args: unknown[]): unknown {
      const outcome: unknown = act.apply(this, args)
      // The story reports its own failures.
      if (outcome instanceof Promise) outcome.then(() => countOne(kind)).catch(() => undefined)
      else countOne(kind)
      return outcome
    }
    Object.defineProperty(target, name, { value: counted, writable: true, configurable: true })
  }
}

function install() {
  const matchers = Object.getPrototypeOf(expect(undefined)) as object
  countAll(
    matchers,
    Object.getOwnPropertyNames(matchers).filter((name) => /^to[A-Z]/.test(name)),
    'assertions',
  )
  const { setup } = userEvent
  const countingSetup: typeof setup = (options) => {
    const user = setup(options)
    countAll(user, Object.keys(user), 'interactions')
    return user
  }
  Object.assign(userEvent, { setup: countingSetup })
}

if (!page.storyCount) install()

beforeEach(() => {
  page.storyCount = { locale: String(import.meta.env.VITE_STORY_LOCALE), interactions: 0, assertions: 0 }
})

afterEach(({ task }: TestContext) => {
  task.meta.assertions = page.storyCount
  // The reports are long, and a failure lists the violations anyway.
  delete task.meta.reports
})
