import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { personas } from '../../mocks/personas/personas.ts'
import { createVisitor, seal, startServer, type Visitor } from '../mocks/visitor.ts'
import { describeWith, outputOf } from './tools.ts'

const period = 30_000
/** The first ms of a code's 30 s period. */
const start = 56_666_667 * period

let service: AccountService
let visitor: Visitor
let origin: string
let stop: () => void

beforeEach(async () => {
  service = createAccountService({ now: () => start })
  ;({ origin, stop } = await startServer(service))
  visitor = createVisitor(origin)
  await visitor.open()
})
afterEach(() => {
  stop()
  expect(service.violations).toEqual([])
})

/** The code of an authenticator whose clock is the given number of 30 s steps off the service's. */
async function codeOf(secret: string, steps = 0): Promise<string> {
  const seconds = Math.floor((service.clock.now() + steps * period) / 1000)
  return (await outputOf('oathtool', ['--totp', '--base32', '--now', `@${seconds}`, secret])).toString().trim()
}

/** Logs in up to the second step. */
async function logInHalfway(login: string): Promise<void> {
  const answer = await visitor.logIn(login, undefined, { redirect: '/files' })
  expect(answer.redirect).toMatch(/^\/two-step-login(\?|$)/)
  expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: false })
}

function finishLogin(code: string) {
  return visitor.call('/two_step_login', { two_step_captcha: code, method: 'google' })
}

const wrongCode = { success: false, errors: [{ field: 'login', error_code: 1100004 }] }

describeWith('oathtool', 'TWO-07 oathtool as the authenticator', () => {
  test('TWO-01 TWO-07 SCR-07 one code sets it up, and the next one logs in', async () => {
    await visitor.logIn(people.mei.email)
    const zone = { secure_zone: seal({ password: demoPassword }) }
    expect(await visitor.call('/security/verify_identity', zone)).toMatchObject({ success: true })
    const { secret } = await visitor.call('/security/get_google_secret')
    const first = await codeOf(String(secret))
    const setUp = { method: 'google', code: first }
    expect(await visitor.call('/security/set_two_step', setUp)).toMatchObject({ success: true })
    expect(await visitor.call('/security/get_two_step_method', {})).toMatchObject({ enabled: true, method: 'google' })

    visitor = createVisitor(origin)
    await visitor.open()
    await logInHalfway(people.mei.email)
    // A code is valid once, and that one was used for the set-up.
    expect(await finishLogin(first)).toMatchObject(wrongCode)
    service.clock.advance(period)
    expect(await finishLogin(await codeOf(String(secret)))).toMatchObject({ success: true, redirect: '/files' })
    expect(await visitor.call('/auth/hi')).toMatchObject({ logged_in: true })
  })

  test('TWO-07 a wrong code does not set it up', async () => {
    await visitor.logIn(people.mei.email)
    await visitor.call('/security/verify_identity', { secure_zone: seal({ password: demoPassword }) })
    const { secret } = await visitor.call('/security/get_google_secret')
    const setUp = { method: 'google', code: await codeOf(String(secret), -2) }
    expect(await visitor.call('/security/set_two_step', setUp)).toMatchObject({ errors: [{ field: 'code' }] })
    expect(await visitor.call('/security/get_two_step_method', {})).toMatchObject({ enabled: false })
  })
})

describeWith('oathtool', 'SCR-07 the second step with oathtool', () => {
  const persona = personas.find(({ two_step: twoStep }) => twoStep?.method === 'google')
  const login = persona?.email ?? ''
  const secret = persona?.two_step?.secret ?? ''

  test.each([
    ['at the first moment of a step', 0],
    ['at its last moment', period - 1],
  ])('SCR-07 a clock may be one step off, but not two: %s', async (_, intoStep) => {
    service.clock.advance(intoStep)
    for (const steps of [-2, 2]) {
      await logInHalfway(login)
      expect(await finishLogin(await codeOf(secret, steps))).toMatchObject(wrongCode)
    }
    for (const steps of [-1, 0, 1]) {
      await logInHalfway(login)
      expect(await finishLogin(await codeOf(secret, steps))).toMatchObject({ success: true })
    }
  })

  test('SCR-07 codes follow the service’s clock', async () => {
    const now = await codeOf(secret)
    service.clock.advance(20 * 60_000)
    await logInHalfway(login)
    expect(await finishLogin(now)).toMatchObject(wrongCode)
    expect(await finishLogin(await codeOf(secret))).toMatchObject({ success: true })
  })
})
