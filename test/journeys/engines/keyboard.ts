import { expect, test } from 'vitest'
import { demoPassword, people } from '../../../mocks/personas/people.ts'
import { speak } from '../../screens/words.ts'
import { journeys } from '../journeys/all.ts'
import { when } from '../tab.ts'
import { act, begin, inLanguage, prepare, seeIt, whenReady } from '../walk.ts'
import type { EngineSite } from './engine-site.ts'
import type { Visitor } from './visitor.ts'

/** What has the focus, by its name as it is written on the page. */
const focused = `(({ activeElement: it }) => it.getAttribute('aria-label') ?? (it.labels?.[0] ?? it).textContent)(document)`

async function tabTo(visitor: Visitor, name: string): Promise<void> {
  for (let presses = 0; presses < 20; presses += 1) {
    if ((await visitor.evaluate(focused)) === name) return
    await visitor.key('Tab')
  }
  throw new Error(`No press of Tab leads to "${name}".`)
}

/** What a person without a mouse meets, which engines order and skip in ways of their own. */
export function testKeyboard(site: EngineSite): void {
  test('Tab goes through the login page in the order of its parts, links and all (AC-6)', async () => {
    const visitor = await site.newVisitor()
    await visitor.open(inLanguage('/login', 'en'))
    await whenReady(visitor)
    await visitor.evaluate(`document.body.focus()`)
    const stops: unknown[] = []
    for (let presses = 0; presses < 12; presses += 1) {
      await visitor.key('Tab')
      stops.push(await visitor.evaluate(focused))
    }
    expect(stops).toEqual([
      'Language: English',
      'Password',
      'Phone or email',
      'Password',
      'Show password',
      'Forgot password?',
      'Keep me logged in on this device',
      'Log in',
      'WeChat',
      'WeCom',
      'DingTalk',
      'SSO',
    ])
  })

  test('logs in by keyboard alone (AC-6)', async () => {
    const visitor = await site.newVisitor()
    await visitor.open(inLanguage('/login', 'en'))
    await whenReady(visitor)
    await tabTo(visitor, 'Phone or email')
    await visitor.keys(people.mei.email)
    await tabTo(visitor, 'Password')
    await visitor.keys(demoPassword)
    await visitor.key('Enter')
    await when(visitor, `location.pathname === '/'`)
  })

  test('the wizard keeps the focus, Escape closes it, and the focus returns (AC-2, AC-6)', async () => {
    const visitor = await site.newVisitor()
    const world = { service: site.service, tab: visitor, openOther: site.newVisitor }
    const say = await speak('en')
    const journey = journeys.find(({ name }) => name === 'turn two-step verification on')
    const first = journey?.steps[0]
    if (!journey || !first) throw new Error('The journey through the wizard is gone.')
    await begin(journey, world, 'en')
    await prepare(first, world, say)
    await act(first, world, say)
    await seeIt(first.until, world, say)
    for (let presses = 0; presses < 8; presses += 1) {
      await visitor.key(presses < 5 ? 'Tab' : 'Shift+Tab')
      expect(await visitor.evaluate(`document.activeElement.closest('[role=dialog]') !== null`)).toBe(true)
    }
    await visitor.key('Escape')
    await when(visitor, `document.querySelector('[role=dialog]') === null`)
    await when(visitor, `${focused} === 'Turn on two-step verification'`)
  })
}
