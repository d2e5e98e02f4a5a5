// Counts each story's assertions and reports them as `meta.assertions`: `npm run check:catalogue` fails for a
// story that asserts nothing.
import './uninstrumented.ts'
import { expect } from 'storybook/test'
import { afterEach, beforeEach, type TestContext } from 'vitest'

/** The assertions of one story in one language. */
export type StoryCount = {
  locale: string
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

function countOne() {
  if (page.storyCount) page.storyCount.assertions += 1
}

/** Wraps every matcher so that each successful call is counted. */
function install() {
  const matchers = Object.getPrototypeOf(expect(undefined)) as object
  const names = Object.getOwnPropertyNames(matchers).filter((name) => /^to[A-Z]/.test(name))
  for (const name of names) {
    const matcher: unknown = Reflect.get(matchers, name)
    if (typeof matcher !== 'function') continue
    const counted = function (this: unknown, ...args: unknown[]): unknown {
      const outcome: unknown = matcher.apply(this, args)
      // The story reports its own failures.
      if (outcome instanceof Promise) outcome.then(countOne).catch(() => undefined)
      else countOne()
      return outcome
    }
    Object.defineProperty(matchers, name, { value: counted, writable: true, configurable: true })
  }
}

if (!page.storyCount) install()

beforeEach(() => {
  page.storyCount = { locale: String(import.meta.env.VITE_STORY_LOCALE), assertions: 0 }
})

afterEach(({ task }: TestContext) => {
  task.meta.assertions = page.storyCount
  // The reports are long, and a failure lists the violations anyway.
  delete task.meta.reports
})
