import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { linkAccount } from '../screens/login.ts'
import { expectArrival, waitUntilReady } from './page-form.ts'
import { perform } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()
const { email } = people.ava

test('after the bind token expires, a new WeChat user can log in with WeChat again and link an account, and the redirect and mode are kept (SCR-18, LOG-02, LOG-06, SCR-21)', async () => {
  const page = await site.open('/account/login?redirect=/__pages/terms&mode=ent_reg')
  const logInAsKai = async (link: string) => {
    await page.getByRole('link', { name: link }).click()
    await page.getByRole('button', { name: /Kai Chen/ }).click()
    await waitUntilReady(page, 'bind-login')
  }
  await logInAsKai(en('login.provider.wechat'))
  site.service.clock.advance(16 * 60_000)
  await perform(page, { ...linkAccount(email), until: { heading: 'link-account.invalid-link.heading' } })
  expect(await page.getByRole('alertdialog').count()).toBe(0)
  await logInAsKai(en('link-account.invalid-link.again', { provider: en('login.provider.wechat') }))
  await perform(page, linkAccount(email))
  await expectArrival(page, '/__pages/terms')
  expect(new URL(page.url()).search).toBe('?mode=ent_reg')
  expect(site.service.peek.account(email)?.linkedAccounts.map(({ type }) => type)).toEqual(['dingtalk', 'wechat'])
  expect(site.service.calls.at(-1)?.path).toBe('/bind_login')
})
