import { expect, test } from 'vitest'
import { demoPassword, people } from '../../../mocks/personas/people.ts'
import type { EngineFound } from '../../../tools/engines.ts'
import { when } from '../tab.ts'
import { inLanguage, whenReady } from '../walk.ts'
import type { EngineSite } from './engine-site.ts'
import type { Visitor } from './visitor.ts'

const toLogIn = { role: 'button', name: 'Log in' } as const

async function openLogin(site: EngineSite): Promise<Visitor> {
  const visitor = await site.newVisitor()
  await visitor.open(inLanguage('/login', 'en'))
  await whenReady(visitor)
  return visitor
}

async function logIn(visitor: Visitor): Promise<void> {
  await visitor.type('Phone or email', people.mei.email)
  await visitor.type('Password', demoPassword)
  await visitor.press(toLogIn)
  await when(visitor, `location.pathname === '/'`)
}

/** What engines do in ways of their own around a page: how they go back, fill in, name and lay out. */
export function testDifferences(found: EngineFound, site: EngineSite): void {
  test('back from the next page the form is ready, and the password is gone (IN-4, RS-3)', async () => {
    const visitor = await openLogin(site)
    await visitor.evaluate('window.isKept = true')
    await visitor.type('Phone or email', people.mei.email)
    await visitor.type('Password', demoPassword)
    await visitor.press({ role: 'link', name: 'Create an account' })
    await when(visitor, `location.pathname === '/register'`)
    await whenReady(visitor)
    await visitor.evaluate('void history.back()')
    await when(visitor, `location.pathname === '/login'`)
    await whenReady(visitor)
    expect(await visitor.evaluate(`document.querySelector('[name=password]').value`)).toBe('')
    expect(await visitor.evaluate(`document.querySelector('[type=submit]').getAttribute('aria-busy')`)).toBe(null)
    // Of pages that nobody may store, WebKit alone keeps the very page, unless it comes over HTTPS.
    expect((await visitor.evaluate('window.isKept')) ?? false).toBe(found.by === 'webdriver')
    await logIn(visitor)
  })

  test('what is put in without an event is sent (IN-5)', async () => {
    const visitor = await openLogin(site)
    for (const [name, value] of Object.entries({ login: people.mei.email, password: demoPassword })) {
      await visitor.evaluate(`document.querySelector('[name=${name}]').value = ${JSON.stringify(value)}`)
    }
    await visitor.press(toLogIn)
    await when(visitor, `location.pathname === '/'`)
  })

  test('the engine itself tells a screen reader what is what (AC-1)', async () => {
    const visitor = await openLogin(site)
    const parts = [
      ['heading', 'Log in to Portico'],
      ['tab', 'SMS code'],
      ['textbox', 'Phone or email'],
      ['button', 'Show password'],
      ['link', 'Forgot password?'],
      ['button', 'Log in'],
    ] as const
    for (const [role, name] of parts) expect(await visitor.tells({ role, name }), `${role} ${name}`).toBe(true)
  })

  test.each(['/login', '/register/personal', '/security'])('%s fits every window', async (path) => {
    const visitor = await openLogin(site)
    if (path === '/security') await logIn(visitor)
    await visitor.open(inLanguage(path, 'en'))
    await whenReady(visitor)
    for (const [width, height] of [
      [1440, 900],
      [390, 844],
      [320, 640],
    ] as const) {
      await visitor.resize(width, height)
      const overflow = `document.documentElement.scrollWidth - document.documentElement.clientWidth`
      expect(await visitor.evaluate(overflow), `${width} px`).toBe(0)
    }
  })
}
