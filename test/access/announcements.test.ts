import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { openSite } from '../e2e/site.ts'
import { worldOf } from '../journeys/browsers/playwright.ts'
import { begin, inLanguage, whenReady } from '../journeys/walk.ts'
import { en } from '../screens/english.ts'
import { type Listener, type ReaderEvent, startListening } from './screen-reader/listener.ts'

const site = openSite()

async function openPage() {
  const page = await site.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  return { page, world: worldOf(site, page), listener: await startListening(page.context(), page) }
}

/** The kinds of announcements of a text by live regions. */
const kindsOf = (events: readonly ReaderEvent[], words: string) =>
  events.flatMap((event) => (event.kind !== 'focus' && event.text.includes(words) ? [event.kind] : []))

async function takeAll(listener: Listener): Promise<ReaderEvent[]> {
  await listener.quiet(1000)
  return listener.take()
}

test('a live region announces once that a code was sent, even if focus is in the code field (AC-3)', async () => {
  const { page, world, listener } = await openPage()
  await page.goto(inLanguage('/login?way=sms', 'en'))
  await whenReady(world.tab)
  await page.locator('[name=phone]').fill(people.wang.phone)
  site.service.faults.add({ path: '/quick_login/v1/captcha/sms_send', delay_ms: 1500 })
  await page.getByRole('button', { name: en('sms-code.send') }).click()
  await page.locator('[name=sms_code]').focus()
  await page.getByRole('button', { name: /\d+ s$/ }).waitFor()
  expect(kindsOf(await takeAll(listener), 'Code sent')).toEqual(['said'])
})

test('a live region announces a slow part of a page once while it loads (AC-3)', async () => {
  const { page, world, listener } = await openPage()
  site.service.faults.add({ path: '/security/get_available_two_step_method', delay_ms: 2000 })
  await begin({ name: '', path: '/security/two-step', as: people.mei.email, steps: [] }, world, 'en')
  await page.getByRole('button', { name: en('two-step.turn-on.name') }).waitFor()
  await page.getByRole('heading', { name: en('two-step.methods.title') }).waitFor()
  expect(kindsOf(await takeAll(listener), en('security.loading'))).toEqual(['said'])
})
