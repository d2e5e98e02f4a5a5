import { describe, expect, test } from 'vitest'
import type { EngineFound } from '../../../tools/engines.ts'
import { inLanguage, whenReady } from '../walk.ts'
import { openEngineSite } from './engine-site.ts'

const ground = `getComputedStyle(document.body).backgroundColor`

function testDark(found: EngineFound): void {
  const site = openEngineSite(found, 'dark')
  test('in the dark the page has the colours of the dark', async () => {
    const visitor = await site.newVisitor()
    await visitor.open(inLanguage('/login', 'en'))
    await whenReady(visitor)
    expect(await visitor.evaluate(ground)).toBe('rgb(19, 18, 23)')
  })
}

function testForcedColours(found: EngineFound): void {
  const site = openEngineSite(found, 'forced colours')
  test('in forced colours buttons have an edge, and the focus can be seen', async () => {
    const visitor = await site.newVisitor()
    await visitor.open(inLanguage('/login', 'en'))
    await whenReady(visitor)
    expect(await visitor.evaluate(`matchMedia('(forced-colors: active)').matches`)).toBe(true)
    const edge = `getComputedStyle(document.querySelector('[type=submit]')).borderTopStyle`
    expect(await visitor.evaluate(edge)).toBe('solid')
    await visitor.key('Tab')
    expect(await visitor.evaluate(`getComputedStyle(document.activeElement).outlineStyle`)).toBe('solid')
  })
}

/** What a system asks all pages to look like. WebKitGTK knows no forced colours. */
export function testLooks(found: EngineFound): void {
  describe('dark', () => testDark(found))
  if (found.by !== 'webdriver') describe('forced colours', () => testForcedColours(found))
}
