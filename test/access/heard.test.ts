import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { openSite } from '../e2e/site.ts'
import { playwrightTab } from '../journeys/browsers/playwright.ts'
import { begin, inLanguage, whenReady } from '../journeys/walk.ts'
import { type Ear, type Heard, putEar } from './heard/ear.ts'

const site = openSite()

async function openPage() {
  const page = await site.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  return { page, tab: playwrightTab(page), ear: await putEar(page.context(), page) }
}

/** How often something was told by a live region, heard or not. */
const told = (events: readonly Heard[], words: string) =>
  events.flatMap((event) => (event.kind !== 'focus' && event.text.includes(words) ? [event.kind] : []))

async function hearAll(ear: Ear): Promise<Heard[]> {
  await ear.quiet(1000)
  return ear.take()
}

test('a code that is sent while the focus is in its field is said once, by the live region (AC-3)', async () => {
  const { page, tab, ear } = await openPage()
  await page.goto(inLanguage('/login?way=sms', 'en'))
  await whenReady(tab)
  await page.locator('[name=phone]').fill(people.wang.phone)
  site.service.faults.add({ path: '/quick_login/v1/captcha/sms_send', delay_ms: 1500 })
  await page.getByRole('button', { name: 'Send code' }).click()
  await page.locator('[name=sms_code]').focus()
  await page.getByRole('button', { name: /Resend in/ }).waitFor()
  expect(told(await hearAll(ear), 'Code sent')).toEqual(['said'])
})

test('a part of a page that is waited for is told of once, as one waits (AC-3)', async () => {
  const { page, tab, ear } = await openPage()
  const openOther = () => Promise.reject(new Error('There is one page alone.'))
  site.service.faults.add({ path: '/security/get_available_two_step_method', delay_ms: 2000 })
  await begin(
    { name: '', path: '/security/two-step', as: people.mei.email, steps: [] },
    { service: site.service, tab, openOther },
    'en',
  )
  await page.getByRole('button', { name: 'Turn on two-step verification' }).waitFor()
  await page.getByRole('heading', { name: 'Available verification methods' }).waitFor()
  expect(told(await hearAll(ear), 'Loading')).toEqual(['said'])
})
