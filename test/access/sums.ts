import type { Plugin } from 'vite'
import type { Reporter, TestModule, Vitest } from 'vitest/node'
import { excuses } from './excuses.ts'

/** What a test notes for the sums, in its `meta`. */
export type Noted = {
  states?: number
  /** What was found that no excuse covers. */
  axe?: number
  ibm?: number
  /** The excuses that were needed, by their places. */
  used?: readonly number[]
  byKeyboard?: number
  transcripts?: number
}

/** Whether all there is was run and has passed: only then is an excuse known to be needless. */
async function isWhole(vitest: Vitest, modules: readonly TestModule[]): Promise<boolean> {
  const all = await vitest.globTestSpecifications()
  const tests = modules.flatMap((module) => [...module.children.allTests()])
  const isPassed = tests.every((test) => test.result().state === 'passed')
  return isPassed && modules.length === all.length && !vitest.getGlobalTestNamePattern()
}

const createReporter = (vitest: Vitest): Reporter => ({
  async onTestRunEnd(modules) {
    const noted = modules.flatMap((module) => [...module.children.allTests()]).map((test) => test.meta() as Noted)
    const sum = (key: 'states' | 'axe' | 'ibm' | 'byKeyboard' | 'transcripts') =>
      noted.reduce((all, one) => all + (one[key] ?? 0), 0)
    vitest.logger.log(
      `Accessibility: ${sum('states')} states, axe ${sum('axe')}, IBM ${sum('ibm')}; ` +
        `${sum('byKeyboard')} journeys by keyboard; ${sum('transcripts')} transcripts`,
    )
    if (!(await isWhole(vitest, modules))) return
    const used = new Set(noted.flatMap((one) => one.used ?? []))
    for (const { by, rule, place } of excuses.filter((_, index) => !used.has(index))) {
      vitest.logger.error(`A needless excuse: ${by} ${rule} (${place})`)
      process.exitCode = 1
    }
  },
})

/** Has a run print its sums, and fail for an excuse that excuses nothing. */
export function sumsUp(): Plugin {
  return {
    name: 'portico:access-sums',
    configureVitest({ vitest }) {
      vitest.config.reporters.push(createReporter(vitest))
    },
  }
}
