import { basename } from 'node:path'
import type { Plugin } from 'vite'
import type { TestCase, TestModule } from 'vitest/node'

const engines = ['chromium', 'firefox', 'webkit'] as const

/** A journey that went through; the suite around it says in which language. */
function isWalked(test: TestCase): boolean {
  const isJourney = test.parent.type === 'suite' && test.parent.name.startsWith('in ')
  return isJourney && test.result().state === 'passed'
}

/** How many journeys went through in each engine; 0 where this machine has none. */
function sumUp(modules: readonly TestModule[]): string {
  const sums = engines.map((engine) => {
    const own = modules.filter(({ moduleId }) => basename(moduleId) === `${engine}.test.ts`)
    return `${engine} ${own.flatMap((module) => [...module.children.allTests()]).filter(isWalked).length}`
  })
  return `Journeys: ${sums.join(', ')}`
}

/** Tells at the end what was walked, whatever other reporters there are. */
export function tellsJourneys(): Plugin {
  return {
    name: 'portico:tells-journeys',
    configureVitest({ vitest }) {
      vitest.config.reporters.push({
        onTestRunEnd: (modules: readonly TestModule[]) => void vitest.logger.log(sumUp(modules)),
      })
    },
  }
}
