// Every entry page before any of its scripts has arrived: it can be read and typed into, and a submit is kept.

import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { authenticatorSecret, demoPassword, newcomer, people } from '../../mocks/personas/people.ts'
import { locales } from '../../src/i18n/locales.ts'
import { readCatalogue } from '../../tools/catalogues.ts'
import { codeBy } from '../journeys/journeys/values.ts'
import { expectArrival, formOf, holdScripts, whenReady } from './page-form.ts'
import { reachSecondStep } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

type EntryForm = {
  address: string
  form: string
  title: string
  typed: () => Record<string, string>
  /** What happens before it. */
  arrive?: (page: Page) => Promise<void>
  /** Visible only once the kept submit has been sent with the typed values. */
  next: (page: Page) => Promise<void>
}

const { name, phone } = newcomer
const person = { name, phone }
const proof = (page: Page) => formOf(page, 'register').field('sms_code').waitFor()

const forms: EntryForm[] = [
  {
    ...{
      address: '/login',
      form: 'login',
      title: 'login.title',
      typed: () => ({ login: people.mei.email, password: demoPassword }),
    },
    next: (page) => expectArrival(page, '/'),
  },
  {
    ...{ address: '/register/personal', form: 'register', title: 'register.personal.title', typed: () => person },
    next: proof,
  },
  {
    ...{ address: '/register/enterprise', form: 'register', title: 'register.enterprise.title' },
    typed: () => ({ company_name: 'Northwind Studio', ...person }),
    next: proof,
  },
  {
    ...{ address: demoLinks.market, form: 'register', title: 'register.market.title', typed: () => person },
    next: proof,
  },
  {
    ...{ address: '/forgot-password', form: 'forgot-password', title: 'forgot-password.heading' },
    typed: () => ({ login: people.mei.phone }),
    next: (page) => whenReady(page, 'forgot-password-code'),
  },
  {
    ...{ address: '/two-step-login', form: 'two-step-login', title: 'two-step-login.heading' },
    arrive: (page) => reachSecondStep(page, people.ines.email),
    typed: () => ({ two_step_code: codeBy(authenticatorSecret)(site) }),
    next: (page) => expectArrival(page, '/'),
  },
]

/** Opens a page whose scripts do not arrive until they are released, and reads its title. */
async function openWithout(page: Page, address: string) {
  const release = await holdScripts(page)
  await page.goto(address, { waitUntil: 'commit' })
  const heading = page.locator('h1')
  await heading.waitFor()
  return { release, title: (await heading.textContent())?.trim() }
}

const posts = () => site.service.calls.filter(({ method }) => method === 'POST')

const inTurn = forms.map((entry, index) => ({ ...entry, locale: locales[index % locales.length] ?? 'en' }))

describe('before its script', () => {
  test.each(inTurn)(
    '$address can be read and typed into, and its submit is kept and sent once, in $locale',
    async (entry) => {
      const { locale } = entry
      const page = await site.newPage({ locale })
      await entry.arrive?.(page)
      const { release, title } = await openWithout(page, entry.address)
      expect(title).toBe((await readCatalogue(locale))[entry.title]?.replace('{product}', 'Portico'))
      const { form, field } = formOf(page, entry.form)
      const typed = entry.typed()
      for (const [key, value] of Object.entries(typed)) await field(key).pressSequentially(value)
      const sentBefore = posts().length
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
      expect(await form.getAttribute('data-pending')).toBe('')
      for (const [key, value] of Object.entries(typed)) expect(await field(key).inputValue()).toBe(value)
      expect(posts()).toHaveLength(sentBefore)

      release()
      await entry.next(page)
      const own = posts()
        .slice(sentBefore)
        .map(({ path }) => path)
      expect(own.filter((path, index) => own.indexOf(path) !== index)).toEqual([])
    },
  )

  test('/register offers its choice with working links, in its language', async () => {
    const locale = 'zh-CN'
    const page = await site.newPage({ locale })
    const { title } = await openWithout(page, '/register')
    const texts = await readCatalogue(locale)
    expect(title).toBe(texts['register.choice.title']?.replace('{product}', 'Portico'))
    await page.locator('main a[href="register/personal"]').click()
    await page.waitForURL('**/register/personal', { waitUntil: 'commit' })
    expect(await page.locator('html').getAttribute('lang')).toBe(locale)
  })

  test('/activation says that it is checking the invitation, and continues once it can', async () => {
    const page = await site.newPage()
    const { release, title } = await openWithout(page, '/activation?token=demo-activation')
    const texts = await readCatalogue('en')
    expect(title).toBe(texts['activation.heading'])
    await page.getByText(texts['activation.checking'] ?? '').waitFor()
    expect(await page.locator('main input').count()).toBe(0)
    release()
    await whenReady(page, 'activation-phone')
  })
})
