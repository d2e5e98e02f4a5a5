import { expect, test } from 'vitest'
import { inLanguage, whenReady } from '../walk.ts'
import type { EngineSite } from './engine-site.ts'

/** What is planted, and how it is told. */
const plants: readonly (readonly [plant: string, told: RegExp])[] = [
  [`void setTimeout(() => { throw new Error('planted throw') })`, /^uncaught: .*planted throw/],
  [`void Promise.reject(new Error('planted rejection'))`, /^uncaught: .*planted rejection/],
  [`console.error('planted words')`, /^console: planted words/],
  [
    `document.head.append(Object.assign(document.createElement('script'), { text: 'window.isIn = 1' }))`,
    /^policy: script-src/,
  ],
  [`document.body.append(Object.assign(new Image(), { src: 'https://elsewhere.example/a.png' }))`, /^policy: img-src/],
  [`document.body.append(Object.assign(new Image(), { src: '/assets/planted.png' }))`, /^not loaded: .*planted\.png/],
  [`void fetch('/assets/planted.js')`, /^status 404: GET \/assets\/planted\.js/],
]

/** The policy holds, and every kind of trouble is told: a collector that hears nothing would look like a page without any. */
export function testToldTroubles(site: EngineSite): void {
  test.each(plants)('%s is told (XS-3)', async (plant, told) => {
    // An engine that also writes it to its console, or names the file with its status, tells it twice.
    site.expectTrouble(told)
    site.expectTrouble(/planted|Content-Security-Policy|elsewhere\.example|NS_ERROR_CONTENT_BLOCKED/)
    const visitor = await site.newVisitor()
    await visitor.open(inLanguage('/login', 'en'))
    await whenReady(visitor)
    await visitor.evaluate(`(() => { ${plant} })()`)
    await expect.poll(site.troubles, { timeout: 5000 }).toContainEqual(expect.stringMatching(told))
    expect(await visitor.evaluate('window.isIn')).not.toBe(1)
  })
}
