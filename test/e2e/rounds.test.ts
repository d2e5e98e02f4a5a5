// A form of an initial view, submitted before any script has arrived, is sent after one round of scripts: what sending needs is
// requested beside the page's own. On a poor network each further round costs seconds.
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
] as const)('%s is sent after one round of scripts', async (_, path, id, values, call) => {
  const page = await site.newPage()
  const letThrough = await holdRounds(page)
  await page.goto(path, { waitUntil: 'commit' })
  const { field, submit } = formOf(page, id)
  for (const [name, value] of Object.entries(values)) await field(name).fill(value)
  await submit.click({ noWaitAfter: true })
  await letThrough('entry', 'react', 'form', 'sending', 'encryption')
  await expect.poll(() => site.service.calls.map((made) => made.path)).toContain(call)
})

test.each([
  ['/two-step-login', '/security/get_two_step_method'],
  ['/activation?token=t', '/activation/confirm_account'],
  ['/security', '/credential/get_login'],
])('%s asks the server after one round of scripts', async (path, call) => {
  const page = await site.newPage()
  const letThrough = await holdRounds(page)
  await page.goto(path, { waitUntil: 'commit' })
  await letThrough('entry', 'react', 'sending')
  await expect.poll(() => site.service.calls.map((made) => made.path)).toContain(call)
})

test('an SMS code is requested after two rounds of scripts, if a field has had the focus', async () => {
  const page = await site.newPage()
  const letThrough = await holdRounds(page)
  await page.goto('/referral', { waitUntil: 'commit' })
  const { field, form } = formOf(page, 'referral')
  await field('phone').fill(newcomer.phone)
  await letThrough('entry', 'react', 'form', 'sending', 'encryption')
  await letThrough('sms-codes', 'sms-code', 'code-field')
  await form.getByRole('button', { name: en('sms-code.send') }).click({ noWaitAfter: true })
  await expect.poll(() => site.service.calls.map(({ path }) => path)).toContain('/captcha/sms_send')
})
