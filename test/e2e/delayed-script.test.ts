import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import {
  expectArrival,
  fillIn,
  holdScripts,
  locateForm,
  locateLoginForm,
  openWithoutScripts,
  waitUntilReady,
} from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()

function receivedLogins(): unknown[] {
  return site.service.calls.filter(({ path, method }) => path === '/login' && method === 'POST').map(({ data }) => data)
}

async function throttleCpu(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

test('the form keeps every character that the user types during hydration', async () => {
  const page = await site.newPage()
  await throttleCpu(page)
  const release = await holdScripts(page)
  await page.goto('/login', { waitUntil: 'commit' })
  const { login, password } = locateLoginForm(page)
  const longLogin = `${'a-long-name-typed-without-a-pause.'.repeat(4)}${people.mei.email}`
  await login.pressSequentially(longLogin.slice(0, 10))
  release()
  await login.pressSequentially(longLogin.slice(10), { delay: 5 })
  await password.pressSequentially(demoPassword, { delay: 5 })
  await page.keyboard.press('Enter')
  await expect.poll(receivedLogins).toEqual([expect.objectContaining({ login: longLogin, password: demoPassword })])
  await waitUntilReady(page)
  expect(await login.inputValue()).toBe(longLogin)
})

test.each(['before', 'after'])(
  'the form sends values that a password manager fills in %s the script runs, even if no event fires (IN-5)',
  async (when) => {
    const { page, release, login, password, submit } = await openWithoutScripts(site)
    const fillWithoutEvents = async () => {
      for (const [field, value] of [[login, people.mei.email] as const, [password, demoPassword] as const]) {
        await field.evaluate((input, text) => {
          if (input instanceof HTMLInputElement) input.value = text
        }, value)
      }
    }
    if (when === 'before') await fillWithoutEvents()
    release()
    await waitUntilReady(page)
    if (when === 'after') await fillWithoutEvents()
    await submit.click()
    await expectArrival(page, '/')
    expect(receivedLogins()).toEqual([expect.objectContaining({ login: people.mei.email, password: demoPassword })])
  },
)

test('the form keeps an SMS code that was typed before the field’s lazy script loaded', async () => {
  const page = await site.newPage()
  const release = await holdScripts(page, /\/sms-codes-.*\.js/)
  await page.goto('/referral')
  const { form, field } = locateForm(page, 'referral')
  await fillIn(page, 'referral', { sms_code: '1234' })
  const scriptResponse = page.waitForResponse(/\/sms-codes-.*\.js/)
  release()
  await (await scriptResponse).finished()
  // The lazy field must not replace this field while the user types in it.
  expect(await field('sms_code').evaluate((input) => input === document.activeElement)).toBe(true)
  await field('name').focus()
  await form.getByRole('button', { name: en('sms-code.send') }).waitFor()
  expect(await field('sms_code').inputValue()).toBe('1234')
})
