import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoLinks, newcomer as stranger } from '../../mocks/personas/demo-links.ts'
import { demoPassword, newPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { journeys } from '../journeys/journeys/all.ts'
import { walk } from '../journeys/walk.ts'
import { codeTo, sendTo, typeCode } from '../screens/codes.ts'
import { en } from '../screens/english.ts'
import { button } from '../screens/step.ts'
import { fillIn, submitForm, whenReady } from './page-form.ts'
import { perform, worldOf } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()
const query = 'redirect=/__pages/terms&mode=ent_reg'

/** Every journey that ends with a login; the set-up says that it is done before it goes on. */
const logins = journeys.flatMap((journey) => {
  const end = journey.steps.at(-1)?.until
  // An address has one mode: a first password's is its own.
  if (!end || journey.path.includes('mode=')) return []
  if ('path' in end) return end.path === '/' ? journey : []
  const goOn = { press: button('two-step.done.action'), until: { path: '/' } }
  const isSetUp = journey.path === '/login' && 'heading' in end && end.heading === 'two-step.done.title'
  return isSetUp ? { ...journey, steps: [...journey.steps, goOn] } : []
})

test.each(logins)(
  '$name: it leads to where the person wanted to go, with the mode of an enterprise registration (LOG-01, LOG-02)',
  async ({ path, steps, ...journey }) => {
    const page = await site.newPage()
    const [last] = steps.slice(-1)
    if (!last) throw new Error('This journey has no step.')
    const end = { ...last, until: { path: '/__pages/terms' } }
    const address = `${path}${path.includes('?') ? '&' : '?'}${query}`
    await walk({ ...journey, path: address, steps: [...steps.slice(0, -1), end] }, worldOf(site, page))
    expect(new URL(page.url()).search).toBe('?mode=ent_reg')
  },
)

async function logInElsewhere(page: Page, link: string, person: RegExp): Promise<void> {
  await page.goto(`/login?${query}`)
  await whenReady(page)
  await page.getByRole('link', { name: link }).click()
  if (link === en('login.sso')) await submitForm(page, 'sso', { domain: 'corp.example.com' })
  await page.getByRole('button', { name: person }).click()
}

/** What no journey does: the ways through pages of others, and the registration that binds. */
const otherWays: Record<string, (page: Page) => Promise<void>> = {
  'a third party': (page) => logInElsewhere(page, en('login.third.wechat'), /Mei Lin/),
  'a third party, then a bind': async (page) => {
    await logInElsewhere(page, en('login.third.wechat'), new RegExp(stranger))
    await submitForm(page, 'bind-login', { login: people.ava.email, password: demoPassword })
  },
  'the company’s own login': (page) => logInElsewhere(page, en('login.sso'), /Li Na/),
  'a registration that binds': async (page) => {
    await page.goto(`${demoLinks.bind}&${query}`)
    await perform(page, { press: button('bind.to-register') })
    const passwords = { password: newPassword, password_confirmation: newPassword }
    await fillIn(page, 'bind-register', { name: stranger, phone: newPhone, ...passwords })
    const proof = { ...typeCode(codeTo(newPhone)), agrees: true, press: button('bind.register.submit') } as const
    await perform(page, [sendTo(newPhone), proof], site)
  },
}

test.each(Object.entries(otherWays))('by %s it leads there as well (LOG-01, LOG-02)', async (_, enter) => {
  const page = await site.newPage()
  await enter(page)
  await page.waitForURL(({ pathname }) => pathname === '/__pages/terms')
  expect(new URL(page.url()).search).toBe('?mode=ent_reg')
})
