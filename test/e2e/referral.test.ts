import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { newPhone } from '../../mocks/personas/people.ts'
import { lastCode } from '../mocks/last-code.ts'
import { en } from '../screens/english.ts'
import { enterClient, fillIn, formOf, phone, submitForm, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const partner = {
  name: 'Ana Costa',
  company_name: 'Costa & Sons',
  email: 'ana.costa@example.com',
  phone: newPhone,
}

const form = (page: Page) => formOf(page, 'referral')
const done = (page: Page, name = en('referral.done.heading')) => page.getByRole('heading', { level: 1, name })
const applications = () => site.service.calls.filter(({ path }) => path.endsWith('/become_referral'))

async function askForCode(page: Page) {
  await form(page)
    .form.getByRole('button', { name: new RegExp(`${en('sms-code.send')}|${en('sms-code.again')}`) })
    .click()
}

/** Fills everything in, with the code that was sent, up to the submit. */
async function fillAll(page: Page, values = partner) {
  await fillIn(page, 'referral', values)
  const { length } = site.service.outbox
  await askForCode(page)
  await expect.poll(() => site.service.outbox.length).toBe(length + 1)
  await form(page).field('sms_code').fill(lastCode(site.service, values.phone))
  await form(page).form.getByRole('checkbox').check()
}

/** Has codes sent to others from the same browser, until it has to solve a captcha before each further one. */
async function arouseSuspicion(page: Page) {
  for (const other of ['13700137001', '13700137002']) {
    await fillIn(page, 'referral', { phone: other })
    await askForCode(page)
    await expect.poll(() => lastCode(site.service, other)).toMatch(/^\d{4}$/)
    site.service.clock.advance(61_000)
    await page.reload()
    await page.evaluate(() => {
      sessionStorage.clear()
      localStorage.clear()
    })
    await page.reload()
  }
}

test.each(['', '/account'])(
  '%s/referral: an application is sent, and the page says what comes (SCR-17)',
  async (prefix) => {
    const page = await site.newPage()
    await page.goto(`${prefix}/referral`)
    await fillAll(page)
    await form(page).submit.click()
    await done(page).waitFor()
    await expect.poll(() => done(page).evaluate((node) => node === document.activeElement)).toBe(true)
    await page.getByText(partner.email).waitFor()
    expect(applications()).toHaveLength(1)
    // Members go home; the server asks everybody else to log in.
    await page.getByRole('link', { name: 'Go to Portico' }).click()
    await whenReady(page, 'login')
  },
)

test('on a phone, a second application from the same phone is told so under the phone', async () => {
  for (const attempt of ['first', 'second']) {
    const page = await site.newPage(phone)
    await page.goto('/referral')
    await fillAll(page)
    await form(page).submit.click()
    if (attempt === 'first') await done(page).waitFor()
    else await page.locator('#referral-phone-error').getByText('already applied').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true)
    site.service.clock.advance(61_000)
  }
})

test('the picture that the code takes and the one that the application takes are one box (ERR-14)', async () => {
  const page = await site.newPage()
  await page.goto('/referral')
  await arouseSuspicion(page)
  await fillIn(page, 'referral', partner)
  await askForCode(page)
  const picture = form(page).field('pic_captcha')
  await picture.waitFor()
  await expect.poll(() => site.service.peek.captcha()).toHaveLength(4)
  await picture.fill(String(site.service.peek.captcha()))
  await page.keyboard.press('Enter')
  await expect.poll(() => lastCode(site.service, partner.phone)).toMatch(/^\d{4}$/)
  await picture.waitFor({ state: 'detached' })

  await form(page).field('sms_code').fill(lastCode(site.service, partner.phone))
  await form(page).form.getByRole('checkbox').check()
  await form(page).submit.click()
  await picture.waitFor()
  expect(await picture.count()).toBe(1)
  await page.waitForLoadState('networkidle')
  await picture.fill('????')
  await form(page).submit.click()
  await page.locator('#referral-pic_captcha-error').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await form(page).field('sms_code').inputValue()).not.toBe('')
  await picture.fill(String(site.service.peek.captcha()))
  await page.keyboard.press('Enter')
  await done(page).waitFor()
})

test('a wrong code and an email that is none stand under their fields; all else stays', async () => {
  const page = await site.newPage()
  await page.goto('/referral')
  await fillAll(page, { ...partner, email: 'ana@costa' })
  const right = lastCode(site.service, partner.phone)
  await form(page).submit.click()
  await page.locator('#referral-email-error').waitFor()
  expect(applications()).toEqual([])
  await submitForm(page, 'referral', { email: partner.email, sms_code: right === '0000' ? '1111' : '0000' })
  await page.locator('#referral-sms_code-error').waitFor()
  const { field } = form(page)
  expect(await field('sms_code').inputValue()).toBe('')
  expect(await field('company_name').inputValue()).toBe(partner.company_name)
  await submitForm(page, 'referral', { sms_code: right })
  await done(page).waitFor()
})

test('a server error, then a lost network: nothing typed is lost, and the next try arrives (ERR-01)', async () => {
  site.expectTrouble(/^status 500|ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  const fetchedAhead = page.waitForResponse(/feedback-surfaces/)
  await page.goto('/referral')
  await fillAll(page)
  await fetchedAhead
  site.service.faults.add({ path: '/become_referral', status: 500 })
  await form(page).submit.click()
  await page
    .getByRole('alertdialog', { name: en('error.status-500.title') })
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await page.context().setOffline(true)
  await form(page).submit.click()
  await page
    .getByRole('alertdialog', { name: en('error.offline.title') })
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await page.context().setOffline(false)
  for (const [name, value] of Object.entries(partner)) expect(await form(page).field(name).inputValue()).toBe(value)
  await form(page).submit.click()
  await done(page).waitFor()
})

test.each(['sync', 'app'] as const)('inside the %s client it works as on the web', async (type) => {
  const page = await site.newPage(type === 'app' ? phone : { viewport: { width: 380, height: 520 } })
  await enterClient(page, type)
  await page.goto('/referral')
  await fillAll(page)
  await form(page).submit.click()
  await done(page).waitFor()
})

test('a code that is typed before its script has arrived stays', async () => {
  const page = await site.newPage()
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/sms-part.*\.js/, async (route) => {
    await isReleased
    await route.continue()
  })
  await page.goto('/referral')
  await fillIn(page, 'referral', { sms_code: '1234' })
  release()
  await page.waitForLoadState('networkidle')
  // It waits until nobody is at the field.
  expect(
    await form(page)
      .field('sms_code')
      .evaluate((input) => input === document.activeElement),
  ).toBe(true)
  await form(page).field('name').focus()
  await form(page)
    .form.getByRole('button', { name: en('sms-code.send') })
    .waitFor()
  expect(await form(page).field('sms_code').inputValue()).toBe('1234')
})
