// Setup file for the story tests. Fails every story without assertions.
import './uninstrumented.ts'
import { expect } from 'storybook/test'
import { afterEach, beforeEach } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Added by Storybook: the full axe results. */
    reports?: unknown
  }
}

beforeEach(() => expect.setState({ assertionCalls: 0 }))

afterEach(({ task }) => {
  // The reports are long, and a failure already lists the violations.
  delete task.meta.reports
  if (expect.getState().assertionCalls === 0) throw new Error('The story has no assertions.')
})
