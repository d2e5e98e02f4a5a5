// Checks that logins that end outside `/login` keep the redirect and mode. For `/login`, see stories and `test/kit`.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoLinks, unlinkedUserName } from '../../mocks/personas/demo-links.ts'
import { newPassword, newPhone } from '../../mocks/personas/people.ts'
import { lastCodeSentTo, requestCodeFor, typeCode } from '../screens/codes.ts'
import { enterCompanyDomain } from '../screens/login.ts'
import { button } from '../screens/step.ts'
import { fillIn } from './page-form.ts'
import { perform } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()
const query = 'redirect=/__pages/terms&mode=ent_reg'

const logins: Record<string, (page: Page) => Promise<void>> = {
  'a login with a linked account': async (page) => {
    await page.goto(`/login?${query}`)
    await perform(page, { press: { role: 'link', name: 'login.provider.wechat' } })
    await page.getByRole('button', { name: /Mei Lin/ }).click()
  },
  'a login on the company’s own login page': async (page) => {
    await page.goto(`/login?${query}`)
    await perform(page, [{ press: { role: 'link', name: 'login.sso' } }, enterCompanyDomain()])
    await page.getByRole('button', { name: /Li Na/ }).click()
  },
  'a registration that links an account': async (page) => {
    await page.goto(`${demoLinks.bind}&${query}`)
    await perform(page, { press: button('link-account.to-register') })
    const passwords = { password: newPassword, password_confirmation: newPassword }
    await fillIn(page, 'bind-register', { name: unlinkedUserName, phone: newPhone, ...passwords })
    const submit = {
      ...typeCode(lastCodeSentTo(newPhone)),
      acceptsTerms: true,
      press: button('link-account.register.submit'),
    } as const
    await perform(page, [requestCodeFor(newPhone), submit], site)
  },
}

test.each(Object.entries(logins))(
  'after %s, the page follows the redirect and keeps the mode (LOG-01, LOG-02)',
  async (_, logIn) => {
    const page = await site.newPage()
    await logIn(page)
    await page.waitForURL(({ pathname }) => pathname === '/__pages/terms')
    expect(new URL(page.url()).search).toBe('?mode=ent_reg')
  },
)
