import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, submitForm, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
/** An account that nobody has bound to WeChat yet. */
const ava = { login: people.ava.email, password: demoPassword }

test('a newcomer by WeChat binds it to an account; a token that is over leads to WeChat again, with where the person wanted to go (SCR-18, LOG-06, SCR-21)', async () => {
  const page = await site.open('/account/login?redirect=/__pages/terms')
  await whenReady(page, 'login')
  await page.getByRole('link', { name: en('login.third.wechat') }).click()
  await page.getByRole('button', { name: /Kai Chen/ }).click()
  await page.waitForURL('**/account/bind?**')
  await whenReady(page, 'bind-login')
  site.service.clock.advance(16 * 60_000)
  await submitForm(page, 'bind-login', ava)
  await page.getByRole('heading', { name: en('bind.dead.heading') }).waitFor()
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await page.getByRole('link', { name: 'Log in with WeChat again' }).click()
  await page.getByRole('button', { name: /Kai Chen/ }).click()
  await submitForm(page, 'bind-login', ava)
  await expectArrival(page, '/__pages/terms')
  expect(site.service.peek.account(ava.login)?.linkedAccounts.map(({ type }) => type)).toEqual(['dingtalk', 'wechat'])
  expect(site.service.calls.at(-1)?.path).toBe('/bind_login')
})
