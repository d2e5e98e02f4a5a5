import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import type { AccountService } from '../../../mocks/account-service.ts'
import type { EngineFound } from '../../../tools/engines.ts'
import { type Served, serve } from '../../e2e/serve.ts'
import { startEngine } from './start-engine.ts'
import type { Look, RunningEngine, Visitor } from './visitor.ts'
import { watchPages } from './watched-pages.ts'

/** The built site in one engine, for one suite. */
export type EngineSite = {
  readonly service: AccountService
  newVisitor: () => Promise<Visitor>
  /** Names a trouble that the running test brings about on purpose. */
  expectTrouble: (pattern: RegExp) => void
  /** What has gone wrong so far in the running test. */
  troubles: () => string[]
}

/**
 * Serves the built pages over a fresh account service and starts an engine, for all tests of the calling suite. As in
 * `openSite`, each test fails, whatever it asserts, by what goes wrong on its pages.
 */
export function openEngineSite(found: EngineFound, look: Look = 'light'): EngineSite {
  let served: Served
  let running: RunningEngine
  let visitors: Visitor[] = []
  let expected: RegExp[] = []
  let noted: string[] = []
  const note = (trouble: string) => void noted.push(trouble)

  function troubles(): string[] {
    const broken = served.service.violations.map(({ method, path, reason }) => `contract: ${method} ${path}: ${reason}`)
    return [...noted, ...broken]
  }

  beforeAll(async () => {
    served = await serve(watchPages(note))
    running = await startEngine(found, look)
  })
  afterEach(async () => {
    await Promise.all(visitors.map((visitor) => visitor.close()))
    const unexpected = troubles().filter((trouble) => !expected.some((pattern) => pattern.test(trouble)))
    served.service.reset()
    visitors = []
    expected = []
    noted = []
    expect(unexpected, 'troubles that the test does not expect').toEqual([])
  })
  afterAll(async () => {
    await running.close()
    await served.close()
  })

  return {
    get service() {
      return served.service
    },
    async newVisitor() {
      const visitor = await running.newVisitor({ address: served.address, note })
      visitors.push(visitor)
      return visitor
    },
    expectTrouble: (pattern) => void expected.push(pattern),
    troubles,
  }
}
