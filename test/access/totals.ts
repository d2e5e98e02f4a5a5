import type { Plugin } from 'vite'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { excuses } from './excuses.ts'

/** The figures that a test records in its `meta` for the totals. */
export type Noted = {
  states?: number
  /** The indexes of the needed excuses. */
  used?: readonly number[]
  byKeyboard?: number
  transcripts?: number
}

/** Whether all tests ran and passed. Only then can an excuse be unneeded. */
async function isComplete(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  const all = await vitest.globTestSpecifications()
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const isPassed = tests.every((test) => test.result().state === 'passed')
  return isPassed && modules.length === all.length && !vitest.getGlobalTestNamePattern()
}

const createReporter = (vitest: Vitest): Reporter => ({
  async onTestRunEnd(modules) {
    const noted = modules.flatMap((module) => [...module.children.allTests()]).map((test) => test.meta() as Noted)
    const sum = (key: 'states' | 'byKeyboard' | 'transcripts') => noted.reduce((all, one) => all + (one[key] ?? 0), 0)
    vitest.logger.log(
      `Accessibility: ${sum('states')} states, ${sum('byKeyboard')} journeys by keyboard, ${sum('transcripts')} transcripts`,
    )
    if (!(await isComplete(vitest, modules))) return
    const used = new Set(noted.flatMap((one) => one.used ?? []))
    for (const { by, rule, context } of excuses.filter((_, index) => !used.has(index))) {
      vitest.logger.error(`Unneeded excuse: ${by} ${rule} (${context})`)
      process.exitCode = 1
    }
  },
})

/** Prints the totals of a run, and fails it for an unneeded excuse. */
export function reportTotals(): Plugin {
  return {
    name: 'portico:access-totals',
    configureVitest({ vitest }) {
      vitest.config.reporters.push(createReporter(vitest))
    },
  }
}
