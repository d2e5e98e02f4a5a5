// Users can read every entry page and type into it before any of its scripts arrive. A submit is queued until the form
// can be sent. Over HTTP/1.1 with fast round trips, the browser requests the scripts that send a form once all but one
// of the page's own scripts have loaded.

import type { Page, Route } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { authenticatorSecret, demoPassword, newcomer, newPassword, people } from '../../mocks/personas/people.ts'
import { locales } from '../../src/i18n/locales.ts'
import { readCatalog } from '../../tools/catalogs.ts'
import { authenticatorCodeFor } from '../journeys/journeys/authenticator-code.ts'
import { en } from '../screens/english.ts'
import { expectArrival, locateForm, waitUntilReady } from './page-form.ts'
import { reachSecondStep } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

type EntryForm = {
  url: string
  form: string
  title: string
  input: () => Record<string, string>
  /** Performs the steps that must be done before the test opens the page, if any. */
  reachPage?: (page: Page) => Promise<void>
  /** The call that the page makes after at most two rounds of scripts (decision 26). */
  call: string
  /** Whether the first round already contains everything needed to send the form. */
  canSendAfterOneRound?: boolean
  /** Waits for a result that appears only once the queued submit has been sent with the typed values. */
  expectResult: (page: Page) => Promise<void>
}

const { name, phone } = newcomer
const person = { name, phone }
const passwords = { password: newPassword, password_confirmation: newPassword }
const expectCodeField = (page: Page) => locateForm(page, 'register').field('sms_code').waitFor()
const expectHome = (page: Page) => expectArrival(page, '/')
const expectNoForm = (page: Page) => locateForm(page, 'choose-password').form.waitFor({ state: 'detached' })
const login = { url: '/login', form: 'login', title: 'login.title', call: '/login', expectResult: expectHome }
const registration = {
  form: 'register',
  input: () => person,
  call: '/captcha/check_phone/',
  expectResult: expectCodeField,
}
const choosePassword = { form: 'choose-password', input: () => passwords, expectResult: expectNoForm }

const forms: EntryForm[] = [
  { ...login, input: () => ({ login: people.mei.email, password: demoPassword }) },
  { ...login, input: () => ({ login: people.mei.phone, password: demoPassword }) },
  { ...registration, url: '/register/personal', title: 'register.personal.title' },
  {
    ...{ ...registration, url: '/register/enterprise', title: 'register.enterprise.title' },
    input: () => ({ company_name: 'Northwind Studio', ...person }),
  },
  { ...registration, url: demoLinks.market, title: 'register.market.title' },
  {
    ...{ url: '/forgot-password', form: 'forgot-password', title: 'forgot-password.heading' },
    input: () => ({ login: people.mei.phone }),
    call: '/password/confirm_account',
    expectResult: (page) => waitUntilReady(page, 'forgot-password-code'),
  },
  { ...choosePassword, url: '/reset-password?token=t', title: 'choose-password.heading', call: '/password/reset' },
  { ...choosePassword, url: '/set-password?mode=init&token=t', title: 'set-password.heading', call: '/password/init' },
  {
    ...{ url: '/two-step-login', form: 'two-step-login', title: 'two-step-login.heading', expectResult: expectHome },
    reachPage: (page) => reachSecondStep(page, people.ines.email),
    call: '/two_step_login',
    // The page's first call also needs the `sending` script, and the code is not encrypted.
    canSendAfterOneRound: true,
    input: () => ({ two_step_code: authenticatorCodeFor(authenticatorSecret)(site) }),
  },
]

/** Holds back a page's scripts until the returned functions release one script, those requested so far, or all. */
async function holdScriptRounds(page: Page) {
  const heldRoutes: Route[] = []
  let isReleased = false
  await page.route(/\/assets\/.*\.js$/, (route) => void (isReleased ? route.continue() : heldRoutes.push(route)))
  const isRequested = (script: string) => heldRoutes.some((route) => route.request().url().includes(`/${script}-`))
  const continueHeldRoutes = () => Promise.all(heldRoutes.splice(0).map((route) => route.continue()))
  return {
    isRequested,
    releaseScript: async (script: string) => {
      await expect.poll(() => isRequested(script)).toBe(true)
      const index = heldRoutes.findIndex((route) => route.request().url().includes(`/${script}-`))
      await Promise.all(heldRoutes.splice(index, 1).map((route) => route.continue()))
    },
    releaseRound: async (...scripts: string[]) => {
      await expect.poll(() => scripts.filter((script) => !isRequested(script))).toEqual([])
      // Other scripts requested in the same task may not have reached the route handler yet.
      await page.evaluate(() => new Promise(requestAnimationFrame))
      await continueHeldRoutes()
    },
    release: async () => {
      isReleased = true
      await continueHeldRoutes()
    },
  }
}

/** Opens a page whose scripts do not arrive until they are released, and reads its heading. */
async function openWithHeldScripts(page: Page, url: string) {
  const rounds = await holdScriptRounds(page)
  await page.goto(url, { waitUntil: 'commit' })
  const heading = page.locator('h1')
  await heading.waitFor()
  return { ...rounds, title: (await heading.textContent())?.trim() }
}

const calledPaths = () => site.service.calls.map(({ path }) => path)
const receivedPosts = () => site.service.calls.filter(({ method }) => method === 'POST')

const localizedForms = forms.map((entry, index) => ({ ...entry, locale: locales[index % locales.length] ?? 'en' }))

describe('while a page’s scripts are loading', () => {
  test.each(localizedForms)(
    '$url in $locale can be read and typed into, and sends a queued submit once',
    async (entry) => {
      const { locale } = entry
      const page = await site.newPage({ locale })
      await entry.reachPage?.(page)
      const { releaseRound, release, title } = await openWithHeldScripts(page, entry.url)
      expect(title).toBe((await readCatalog(locale))[entry.title]?.replace('{product}', 'Portico'))
      const { form, field } = locateForm(page, entry.form)
      const input = entry.input()
      for (const [key, value] of Object.entries(input)) await field(key).pressSequentially(value)
      const initialPostCount = receivedPosts().length
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      expect(await form.getAttribute('data-pending')).toBe('')
      for (const [key, value] of Object.entries(input)) expect(await field(key).inputValue()).toBe(value)
      expect(receivedPosts()).toHaveLength(initialPostCount)

      await releaseRound('entry', 'react', 'form')
      if (!entry.canSendAfterOneRound) await releaseRound('sending', 'encryption')
      await expect.poll(calledPaths).toContain(entry.call)
      await release()
      await entry.expectResult(page)
      const paths = receivedPosts()
        .slice(initialPostCount)
        .map(({ path }) => path)
      expect(paths.filter((path, index) => paths.indexOf(path) !== index)).toEqual([])
    },
  )

  test('after a slow first round trip, the scripts that send a form are requested without waiting for the others', async () => {
    const page = await site.newPage()
    const { releaseScript, isRequested, release } = await openWithHeldScripts(page, '/login')
    await locateForm(page, 'login').field('login').focus()
    const shownAt = await page.evaluate(() => performance.now())
    await page.waitForFunction((time) => performance.now() > time + 250, shownAt)
    await releaseScript('rolldown-runtime')
    await expect.poll(() => isRequested('sending')).toBe(true)
    await release()
  })

  test('a submit is held back even if the browser hides its performance entries', async () => {
    const page = await site.newPage()
    await page.addInitScript(() => {
      performance.getEntriesByType = () => []
    })
    const { release } = await openWithHeldScripts(page, '/login')
    const { form, field } = locateForm(page, 'login')
    await field('login').fill(people.mei.email)
    await field('password').fill(demoPassword)
    await page.keyboard.press('Enter')
    expect(await form.getAttribute('data-pending')).toBe('')
    await release()
    await expectHome(page)
  })

  test('/register offers the account types with working links, in the page’s language', async () => {
    const locale = 'zh-CN'
    const page = await site.newPage({ locale })
    const { title } = await openWithHeldScripts(page, '/register')
    const messages = await readCatalog(locale)
    expect(title).toBe(messages['register.choice.title']?.replace('{product}', 'Portico'))
    await page.locator('main a[href="register/personal"]').click()
    await page.waitForURL('**/register/personal', { waitUntil: 'commit' })
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  })

  test('/activation shows that it is checking the invitation, then shows the form once its scripts arrive', async () => {
    const page = await site.newPage()
    const { release, title } = await openWithHeldScripts(page, '/activation?token=demo-activation')
    const messages = await readCatalog('en')
    expect(title).toBe(messages['activation.heading'])
    await page.getByText(messages['activation.checking'] ?? '').waitFor()
    expect(await page.locator('main input').count()).toBe(0)
    await release()
    await waitUntilReady(page, 'activation-phone')
  })

  test.each([
    ['/two-step-login', '/security/get_two_step_method'],
    ['/activation?token=t', '/activation/confirm_account'],
    ['/security', '/credential/get_login'],
  ])('%s calls the server after one round of scripts', async (path, call) => {
    const { releaseRound } = await openWithHeldScripts(await site.newPage(), path)
    await releaseRound('entry', 'react', 'sending')
    await expect.poll(calledPaths).toContain(call)
  })

  test('an SMS code can be requested after two rounds of scripts if a field has had focus', async () => {
    const page = await site.newPage()
    const { releaseRound } = await openWithHeldScripts(page, '/referral')
    const { field, form } = locateForm(page, 'referral')
    await field('phone').fill(phone)
    await releaseRound('entry', 'react', 'form')
    await releaseRound('sending', 'encryption', 'sms-codes', 'sms-code', 'code-field')
    await form.getByRole('button', { name: en('sms-code.send') }).click({ noWaitAfter: true })
    await expect.poll(calledPaths).toContain('/captcha/sms_send')
  })

  test('a login code can be requested after two rounds of scripts and the scripts that load on input', async () => {
    const page = await site.newPage()
    const { releaseRound } = await openWithHeldScripts(page, '/login?way=sms')
    await releaseRound('entry', 'react', 'form')
    await releaseRound('other-methods', 'sms-code', 'code-field', 'sending')
    const { field, form } = locateForm(page, 'quick-login')
    await field('phone').fill(phone)
    await releaseRound('encryption')
    await form.getByRole('button', { name: en('sms-code.send') }).click({ noWaitAfter: true })
    await expect.poll(calledPaths).toContain('/quick_login/v1/captcha/sms_send')
  })
})
