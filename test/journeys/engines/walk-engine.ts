import { describe, test } from 'vitest'
import { type Engine, type EngineFound, enginePackages, findEngine, requiredEngines } from '../../../tools/engines.ts'
import { walks } from '../journeys/all.ts'
import { walk } from '../walk.ts'
import { testDifferences } from './differences.ts'
import { openEngineSite } from './engine-site.ts'
import { testKeyboard } from './keyboard.ts'
import { testLooks } from './looks.ts'
import { testToldTroubles } from './told-troubles.ts'

function walkIn(found: EngineFound): void {
  const site = openEngineSite(found)
  describe.each(walks)('in %s', (locale, all) => {
    test.each(all)('$name', async (journey) => {
      const { service, newVisitor } = site
      await walk(journey, { service, tab: await newVisitor(), openOther: newVisitor }, { locale })
    })
  })
  describe('on its own', () => {
    testToldTroubles(site)
    testDifferences(found, site)
    testKeyboard(site)
  })
}

/** All journeys in one engine, and what it does in ways of its own. Skipped, by name, where this machine has none. */
export function walkEngine(engine: Engine): void {
  const found = findEngine(engine)
  if (found) {
    describe(engine, () => {
      walkIn(found)
      testLooks(found)
    })
  } else if (requiredEngines().includes(engine)) {
    test(`${engine} is here, as PORTICO_REQUIRE_ENGINES asks`, () => {
      throw new Error(`There is no ${engine}; Debian has it in ${enginePackages[engine]}.`)
    })
  } else {
    test.skip(`journeys in ${engine} (skipped: there is none here; Debian has it in ${enginePackages[engine]})`, () => {})
  }
}
