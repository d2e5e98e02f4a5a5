import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { lastCode } from '../mocks/last-code.ts'
import { en } from '../screens/english.ts'
import { logIn } from './login-form.ts'
import { fillIn, formOf, submitForm, whenReady } from './page-form.ts'
import { letIn, memberPhone, scan, showCode } from './qr-parts.ts'
import { register } from './register-form.ts'
import { openSite } from './site.ts'
import { choose, reachSecondStep, reachSetUp, sentCode, totp, typeCode, typeProof } from './two-step-visitor.ts'

const site = openSite()
const newPassword = { password: 'Lantern2026', password_confirmation: 'Lantern2026' }

async function logInBySms(page: Page): Promise<void> {
  await whenReady(page, 'quick-login')
  const { form, field, submit } = formOf(page, 'quick-login')
  await field('phone').fill(newPhone)
  await form.getByRole('button', { name: en('sms-code.send') }).click()
  await field('sms_code').fill(await sentCode(site.service))
  await page.locator('#protocol').check()
  await submit.click()
}

async function logInElsewhere(page: Page, link: RegExp, person: RegExp): Promise<void> {
  await whenReady(page, 'login')
  await page.getByRole('link', { name: link }).click()
  if (link.test(en('login.sso'))) await submitForm(page, 'sso', { domain: 'corp.example.com' })
  await page.getByRole('button', { name: person }).click()
}

async function setUpBySms(page: Page): Promise<void> {
  await choose(page, en('two-step.method.sms'))
  await formOf(page, 'two-step').field('phone').fill(newPhone)
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await typeProof(page, await sentCode(site.service))
  await page.getByRole('button', { name: en('two-step.done.action') }).click()
}

async function registerAndBind(page: Page): Promise<void> {
  await page.getByRole('button', { name: en('bind.to-register') }).click()
  await fillIn(page, 'bind-register', { name: 'Kai Chen', phone: newPhone, ...newPassword })
  const { form, field, submit } = formOf(page, 'bind-register')
  await form.getByRole('button', { name: en('sms-code.send') }).click()
  await expect.poll(() => lastCode(site.service, newPhone)).toMatch(/^\d{4}$/)
  await field('sms_code').fill(lastCode(site.service, newPhone))
  await form.getByRole('checkbox').check()
  await submit.click()
}

/** Each way to log in, from an address that ends with `query`. */
const ways: Record<string, (page: Page, query: string) => Promise<void>> = {
  'a password': async (page, query) => {
    await page.goto(`/login?${query}`)
    await logIn(page)
  },
  'an SMS code': async (page, query) => {
    await page.goto(`/login?way=sms&${query}`)
    await logInBySms(page)
  },
  'a QR code': async (page, query) => {
    await showCode(page, `/qr-login?${query}`)
    const mobile = await memberPhone(site)
    await scan(page, mobile)
    await letIn(mobile).tap()
  },
  'a password and a second step': async (page, query) => {
    await reachSecondStep(page, people.ines.email, `/login?${query}`)
    await typeCode(page, totp(site.service))
  },
  'a password and a forced set-up': async (page, query) => {
    await reachSetUp(page, `/login?${query}`)
    await setUpBySms(page)
  },
  'a third party': async (page, query) => {
    await page.goto(`/login?${query}`)
    await logInElsewhere(page, /WeChat/, /Mei Lin/)
  },
  'a third party, then a bind': async (page, query) => {
    await page.goto(`/login?${query}`)
    await logInElsewhere(page, /WeChat/, /Kai Chen/)
    await submitForm(page, 'bind-login', { login: people.ava.email, password: demoPassword })
  },
  'a registration that binds': async (page, query) => {
    await page.goto(`/bind?type=wechat&bind_token=demo-bind&${query}`)
    await registerAndBind(page)
  },
  'the company’s own login': async (page, query) => {
    await page.goto(`/login?${query}`)
    await logInElsewhere(page, /SSO/, /Li Na/)
  },
  'a registration': async (page, query) => {
    await page.goto(`/register/personal?${query}`)
    await register(site, page)
  },
  'an activation': async (page, query) => {
    await page.goto(`/activation?token=demo-activation-phone&${query}`)
    await fillIn(page, 'activation', { name: 'Lin Yue', ...newPassword })
    const { form, submit } = formOf(page, 'activation')
    await form.getByRole('checkbox').check()
    await submit.click()
  },
}

test.each(Object.entries(ways))(
  'by %s the login leads to where the person wanted to go, with the mode of an enterprise registration (LOG-01, LOG-02)',
  async (_, enter) => {
    const page = await site.newPage()
    await enter(page, 'redirect=/__pages/terms&mode=ent_reg')
    await page.waitForURL(({ pathname }) => pathname === '/__pages/terms')
    expect(new URL(page.url()).search).toBe('?mode=ent_reg')
  },
)
