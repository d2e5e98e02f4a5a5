import { expect, test } from 'vitest'
import { errorExamples } from '../../mocks/faults/error-examples.ts'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, logIn, loginForm, whenReady } from './login-form.ts'
import { expectAlert, expectNothingLost, expectReload, openIn, type Said, tryAs } from './refused-alert.ts'
import { openSite } from './site.ts'

const site = openSite()

test.each(['desktop', 'phone'] as const)(
  '9000001, %s: the page has expired, and OK loads it again (ERR-07)',
  async (place) => {
    const { page } = await openIn(site, place)
    await page.goto('/login')
    // A press is a person's own wish, so the second time is no loop (RQ-9).
    for (const _ of [1, 2]) {
      await tryAs(page, people.sessionExpired.email)
      const alert = await expectAlert(page, { title: 'Page expired, click OK to retry', buttons: [en('dialog.ok')] })
      // It is kept by what comes a second after the page.
      await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain(people.sessionExpired.email)
      await expectReload(page, () => alert.getByRole('button').click())
      await whenReady(page)
      await expect.poll(() => loginForm(page).login.inputValue()).toBe(people.sessionExpired.email)
      expect(await loginForm(page).password.inputValue()).toBe('')
    }
  },
)

const ended: Said = { title: en('error.session-ended.title'), buttons: [en('error.session-ended.action')] }

test.each(['sync', 'app'] as const)(
  '9000001, %s, nobody logged in: the client is asked to log in again (ERR-08, API-11)',
  async (place) => {
    const { page, asked } = await openIn(site, place, { hooks: ['requestLogin', 'reload'] })
    await page.goto('/login')
    await tryAs(page, people.sessionExpired.email)
    const alert = await expectAlert(page, ended)
    await alert.getByRole('button').click()
    await expect.poll(() => asked).toEqual(['requestLogin'])
    await expectNothingLost(page, people.sessionExpired.email)
  },
)

test('9000001 in a client that cannot log in again: the page loads anew (ERR-08, RD-6)', async () => {
  const { page, asked } = await openIn(site, 'sync')
  await page.goto('/login')
  await tryAs(page, people.sessionExpired.email)
  const alert = await expectAlert(page, ended)
  await expectReload(page, () => alert.getByRole('button').click())
  expect(asked).toEqual([])
})

test.each([
  ['sync', ['reload']],
  ['app', []],
] as const)(
  '9000001, %s, still logged in: inactive for long, and OK loads the page again (ERR-08, API-11)',
  async (place, hooks) => {
    const { page, asked } = await openIn(site, place, { hooks })
    await page.goto('/login')
    await logIn(page)
    await expect.poll(() => asked).toEqual(['onLogin'])
    await page.goto('/login')
    await tryAs(page, people.sessionExpired.email)
    const title = en('error.session-idle.title')
    const alert = await expectAlert(page, { title, buttons: [en('dialog.ok')] })
    const press = () => alert.getByRole('button').click()
    if (hooks.length === 0) return expectReload(page, press)
    await press()
    await expect.poll(() => asked).toEqual(['onLogin', 'reload'])
    await expectNothingLost(page, people.sessionExpired.email)
  },
)

test.each(['desktop', 'phone'] as const)(
  'force_two_step, %s: goes to the set-up, without a word (ERR-16)',
  async (place) => {
    const { page } = await openIn(site, place)
    await page.goto('/login')
    await tryAs(page, people.forceTwoStep.email)
    await expectArrival(page, String(errorExamples['force-two-step'].force_two_step?.redirect))
  },
)

const loop: Said = {
  title: en('error.reload-loop.title'),
  body: en('error.reload-loop.body'),
  buttons: [en('dialog.ok')],
}

test('force_two_step in a client that reloads in its own way: it is asked to, and a second time it is said (ERR-16, RQ-9)', async () => {
  const { page, asked } = await openIn(site, 'sync', { hooks: ['reload'] })
  await page.goto('/login')
  await tryAs(page, people.forceTwoStep.email)
  await expect.poll(() => asked).toEqual(['reload'])
  expect(await loginForm(page).login.inputValue()).toBe(people.forceTwoStep.email)
  await loginForm(page).submit.click()
  await page.getByRole('alertdialog', { name: loop.title }).getByRole('button').click()
  await expectNothingLost(page, people.forceTwoStep.email)
  expect(asked).toEqual(['reload'])
})

test('force_two_step in a client: the page loads again by itself, and says so instead of doing it for ever (ERR-16, RQ-9)', async () => {
  const { page } = await openIn(site, 'app')
  await page.goto('/login')
  await whenReady(page)
  await expectReload(page, () => tryAs(page, people.forceTwoStep.email))
  await tryAs(page, people.forceTwoStep.email)
  const alert = await expectAlert(page, loop)
  await alert.getByRole('button').click()
  await expectNothingLost(page, people.forceTwoStep.email)
})
