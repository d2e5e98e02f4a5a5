// A form of an initial view, submitted before any script has arrived, is sent after two rounds of scripts: the page's own, and
// all that sending needs. On a poor network each further round costs seconds.
import type { Page, Route } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, newcomer, newPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { formOf } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Holds all scripts back, to let them through a round at a time. */
async function holdRounds(page: Page) {
  const held: Route[] = []
  await page.route(/\/assets\/.*\.js$/, (route) => void held.push(route))
  const isHeld = (name: string) => held.some((route) => route.request().url().includes(`/${name}-`))
  return async (...names: string[]) => {
    await expect.poll(() => names.filter((name) => !isHeld(name))).toEqual([])
    // What the page asks for in the same task as the last of them is on its way here, too.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    await Promise.all(held.splice(0).map((route) => route.continue()))
  }
}

const passwords = { password: newPassword, password_confirmation: newPassword }

test.each([
  ['a login', '/login', 'login', { login: people.mei.email, password: demoPassword }, '/login'],
  ['a login by phone', '/login', 'login', { login: people.mei.phone, password: demoPassword }, '/login'],
  [
    'a forgotten password',
    '/forgot-password',
    'forgot-password',
    { login: people.mei.email },
    '/password/confirm_account',
  ],
  ['a new password', '/reset-password?token=t', 'choose-password', passwords, '/password/reset'],
  ['a first password', '/set-password?mode=init&token=t', 'choose-password', passwords, '/password/init'],
  [
    'the first step of registration',
    '/register/personal',
    'register',
    { name: newcomer.name, phone: newcomer.phone },
    '/captcha/check_phone/',
  ],
] as const)('%s is sent after two rounds of scripts', async (_, path, id, values, call) => {
  const page = await site.newPage()
  const letThrough = await holdRounds(page)
  await page.goto(path, { waitUntil: 'commit' })
  const { field, submit } = formOf(page, id)
  for (const [name, value] of Object.entries(values)) await field(name).fill(value)
  await submit.click({ noWaitAfter: true })
  await letThrough('entry', 'react', 'form')
  await letThrough('sending', 'encryption')
  await expect.poll(() => site.service.calls.map((made) => made.path)).toContain(call)
})

test('the second step asks for its method after two rounds of scripts', async () => {
  const page = await site.newPage()
  const letThrough = await holdRounds(page)
  await page.goto('/two-step-login', { waitUntil: 'commit' })
  await letThrough('entry', 'react', 'form')
  await letThrough('sending')
  await expect.poll(() => site.service.calls.map(({ path }) => path)).toContain('/security/get_two_step_method')
})

test('an SMS code is requested after three rounds of scripts, of which the last is encryption', async () => {
  const page = await site.newPage()
  const letThrough = await holdRounds(page)
  await page.goto('/referral', { waitUntil: 'commit' })
  const { field, form } = formOf(page, 'referral')
  await letThrough('entry', 'react', 'form')
  await letThrough('sms-codes', 'sms-code', 'code-field')
  await field('phone').fill(newcomer.phone)
  await form.getByRole('button', { name: en('sms-code.send') }).click({ noWaitAfter: true })
  await letThrough('encryption')
  await expect.poll(() => site.service.calls.map(({ path }) => path)).toContain('/captcha/sms_send')
})
