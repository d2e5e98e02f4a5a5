import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'
import { callsTo, reachSecondStep, totp, typeCode } from './two-step-visitor.ts'

const site = openSite()

const secondSteps = () => callsTo(site.service, '/two_step_login')

test('a login that has waited too long begins again, says why and keeps the way on (SCR-07, SCR-21, LOG-02)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.ines.email, '/account/login?redirect=%2F__pages%2Fterms&mode=ent_reg')
  await page.getByText('your authenticator app').waitFor()
  site.service.clock.advance(11 * 60_000)
  await typeCode(page, totp(site.service))
  await page.waitForURL(({ pathname }) => pathname === '/account/login')
  await page.getByText(en('session.timed-out')).waitFor()
  await logIn(page)
  await page.waitForURL(({ pathname }) => pathname === '/__pages/terms')
  expect(new URL(page.url()).searchParams.get('mode')).toBe('ent_reg')
})

test('a code typed before the server has said which way it came waits for that, and goes out once', async () => {
  const page = await site.newPage()
  const answer = site.service.faults.hold({ path: '/security/get_two_step_method' })
  await reachSecondStep(page, people.ines.email)
  await typeCode(page, totp(site.service))
  answer()
  await expectArrival(page, '/')
  expect(secondSteps().map(({ data }) => data)).toMatchObject([{ method: 'google' }])
})
