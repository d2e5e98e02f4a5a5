import { expect, test } from 'vitest'
import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { en } from '../screens/english.ts'
import { choosePassword, setFirstPassword } from '../screens/recovery.ts'
import { expectArrival, whenReady } from './page-form.ts'
import { perform } from './perform.ts'
import { expectDone, findLink } from './recovery.ts'
import { openSite } from './site.ts'

const site = openSite()

test('the token of a mail’s link goes into no other address (SCR-05, RQ-3)', async () => {
  const page = await site.newPage()
  const asked: string[] = []
  await page.goto(await findLink(page, site))
  const token = String(new URL(page.url()).searchParams.get('token'))
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers().referer ?? ''}`))
  await whenReady(page, 'choose-password')
  await perform(page, choosePassword())
  await expectDone(page)
  expect(await page.getByRole('link', { name: en('login.submit') }).getAttribute('href')).not.toContain(token)
  expect(asked.filter((text) => text.split(' ')[0]?.includes(token))).toEqual([])
})

test('a form that was lost is had by loading again (RS-1)', async () => {
  site.expectTrouble(/^request failed: GET .*late-parts/)
  const page = await site.newPage()
  const link = await findLink(page, site)
  await page.route(/assets\/late-parts/, (route) => route.abort())
  await page.goto(link)
  const again = page.getByRole('main').getByRole('button', { name: en('page.reload') })
  await again.waitFor()
  await page.unroute(/assets\/late-parts/)
  await again.click()
  await perform(page, choosePassword())
  await expectDone(page)
})

test('the first password goes where the mail wanted to lead, under /account too (LOG-01, SCR-21)', async () => {
  const page = await site.open(`/account${demoLinks.firstPassword}&redirect=/__pages/terms`)
  await perform(page, setFirstPassword())
  await expectArrival(page, '/__pages/terms')
})
