// Tests that a page works if browser translation or a password manager changes its markup before or after hydration.

import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { expectArrival, locateLoginForm, openWithoutScripts, waitUntilReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Wraps each text node in an element or replaces it with one, as Chrome's translator does. */
function translate(isInPlace: boolean) {
  const walker = document.createTreeWalker(document.getElementById('root') as Node, NodeFilter.SHOW_TEXT)
  const textNodes: Text[] = []
  while (walker.nextNode()) textNodes.push(walker.currentNode as Text)
  for (const text of textNodes) {
    if (!text.data.trim() || text.parentElement?.closest('font')) continue
    const font = document.createElement('font')
    text.replaceWith(font)
    if (isInPlace) font.textContent = `«${text.data}»`
    else font.append(text)
  }
}

type Change = (isInPlace: boolean) => void

const changes: Record<string, Change> = {
  'text wrapped by a translator': translate,
  'an icon after each field': () => {
    for (const field of document.querySelectorAll('input')) field.after(document.createElement('com-icon'))
  },
  'a wrapper around each unfocused field': () => {
    for (const field of document.querySelectorAll('input')) {
      if (field === document.activeElement) continue
      const wrapper = document.createElement('div')
      field.replaceWith(wrapper)
      wrapper.append(field)
    }
  },
  'foreign elements and script URLs at both ends of the page': () => {
    const root = document.getElementById('root')
    root?.setAttribute('data-script', 'https://elsewhere.example/assets/foreign.js')
    for (const end of ['prepend', 'append'] as const) {
      const foreign = document.createElement('aside')
      foreign.dataset.script = 'https://elsewhere.example/assets/foreign.js'
      root?.[end](foreign)
    }
  },
}

/** Types an email address and a password into a page with delayed scripts. */
async function typeBeforeScript() {
  const openedPage = await openWithoutScripts(site)
  await openedPage.login.pressSequentially(people.mei.email)
  await openedPage.password.pressSequentially(demoPassword)
  return openedPage
}

test.each<[string, Change, boolean?]>([...Object.entries(changes), ['text translated in place', translate, true]])(
  'a page keeps typed values and the caret position, and can be submitted, despite %s before the script arrives (RS-1)',
  async (_, change, isInPlace = false) => {
    site.allowError(/^page rerendered$/)
    const { page, release, login, password } = await typeBeforeScript()
    for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
    await page.evaluate(change, isInPlace)
    release()
    await waitUntilReady(page)
    expect(await login.inputValue()).toBe(people.mei.email)
    expect(await password.inputValue()).toBe(demoPassword)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('login-password')
    expect(await password.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(demoPassword.length - 4)
    await page.keyboard.press('Enter')
    await expectArrival(page, '/')
  },
)

test('a form submitted before the script arrives is sent once, even if the page is translated (RS-1)', async () => {
  site.allowError(/^page rerendered$/)
  const { page, release } = await typeBeforeScript()
  await page.keyboard.press('Enter')
  await page.evaluate(translate, true)
  release()
  await expectArrival(page, '/')
  expect(site.service.calls.filter(({ method, path }) => method === 'POST' && path === '/login')).toHaveLength(1)
})

// Covers replaced text only. For wrapped text, see `test/app/foreign-markup.test.tsx`.
test('a page translated while in use keeps working (RS-1)', async () => {
  const page = await site.open('/login')
  await waitUntilReady(page)
  const { login, password, form, submit } = locateLoginForm(page)
  await page.evaluate(translate, true)
  // The fields are located by name, because their labels have been translated.
  await login.fill('nobody@example.com')
  await password.fill('Wrong2026pass')
  await page.evaluate(translate, true)
  await submit.click()
  await form.getByRole('alert').first().waitFor()
  await page.evaluate(translate, true)
  await login.fill(people.mei.email)
  await password.fill(demoPassword)
  await submit.click()
  await expectArrival(page, '/')
})
