import { test } from 'vitest'
import { demoPassword } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { openAs } from './let-in.ts'
import { expectArrival, submitForm, whenReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const here = '/verify-identity?redirect=/__pages/privacy'

test('where not even the words for a failure can be had, that is said (RS-1)', async () => {
  site.expectTrouble(/^status 500|^request failed|late-failed-part/)
  const page = await site.newPage()
  await openAs(page, '/__pages/terms')
  site.service.faults.add({ path: '/security/verify_identity', error: 'status-500', times: 9 })
  await page.route(/\/late-failed-part-.*\.js/, (route) => route.abort())
  await page.goto(here)
  await page.getByRole('alert').filter({ hasText: 'did not arrive' }).waitFor()
  await page.unroute(/\/late-failed-part-.*\.js/)
  site.service.faults.clear()
  await page.getByRole('button', { name: en('page.reload') }).click()
  await submitForm(page, 'verify-identity', { password: demoPassword })
  await expectArrival(page, '/__pages/privacy')
})

test('by keyboard alone; and back from what comes next leads past the question, not into it again (AC-6)', async () => {
  const page = await site.newPage()
  await openAs(page, '/')
  await page.goto(here)
  await whenReady(page, 'verify-identity')
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name)
  for (let presses = 0; presses < 6 && (await focused()) !== 'password'; presses += 1) await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')
  await expectArrival(page, '/__pages/privacy')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/')
})
