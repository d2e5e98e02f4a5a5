import { describe, test } from 'vitest'
import type { Locale } from '../../../src/i18n/locales.ts'
import { type Engine, findEngine } from '../../../tools/engines.ts'
import { journeys } from '../journeys/all.ts'
import { walk } from '../walk.ts'
import { openEngineSite } from './engine-site.ts'

/** One of each kind, for the languages whose words an engine may break or hyphenate in its own way. */
const inChinese = journeys.filter(({ name }) =>
  ['log in by password', 'register as a person', 'turn two-step verification on', 'log another device out'].includes(name),
)

const walks: readonly (readonly [Locale, typeof journeys])[] = [
  ['en', journeys],
  ['zh-CN', inChinese],
  ['zh-TW', inChinese],
]

export function walkEngine(engine: Engine): void {
  const found = findEngine(engine)
  if (!found) return
  const site = openEngineSite(found)
  describe.each(walks)('in %s', (locale, all) => {
    test.each(all)('$name', async (journey) => {
      const { service, newVisitor } = site
      await walk(journey, { service, tab: await newVisitor(), openOther: newVisitor }, { locale })
    })
  })
}
