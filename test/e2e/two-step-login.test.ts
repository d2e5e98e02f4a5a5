import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { typeAuthenticatorCode } from '../journeys/journeys/authenticator-code.ts'
import { en } from '../screens/english.ts'
import { expectArrival } from './page-form.ts'
import { logIn, perform, reachSecondStep } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

test('a login that has timed out starts over with an explanation, and keeps its redirect and mode (SCR-07, SCR-21, LOG-02)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.ines.email, '/account/login?redirect=%2F__pages%2Fterms&mode=ent_reg')
  await page.getByText(en('two-step-login.intro.google')).waitFor()
  site.service.clock.advance(11 * 60_000)
  await perform(page, typeAuthenticatorCode, site)
  await page.waitForURL(({ pathname }) => pathname === '/account/login')
  await page.getByText(en('session.timed-out')).waitFor()
  await logIn(page)
  await expectArrival(page, '/__pages/terms')
  expect(new URL(page.url()).searchParams.get('mode')).toBe('ent_reg')
})

test('a code typed before the server returns the two-step method is sent once, after the response', async () => {
  const page = await site.newPage()
  const respond = site.service.faults.hold({ path: '/security/get_two_step_method' })
  await reachSecondStep(page, people.ines.email)
  await perform(page, typeAuthenticatorCode, site)
  respond()
  await expectArrival(page, '/')
  const codeCalls = site.service.calls.filter(({ path }) => path === '/two_step_login')
  expect(codeCalls.map(({ data }) => data)).toMatchObject([{ method: 'google' }])
})
