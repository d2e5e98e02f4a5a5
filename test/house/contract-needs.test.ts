// Checks the documents against the account service: who may make each call, and which captcha scene it accepts.

import { describe, expect, test } from 'vitest'
import { createAccountService } from '../../mocks/account-service.ts'
import { createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import type { CallName } from '../../src/api/call.ts'
import { pictureScenes } from '../../src/api/shapes/captcha.ts'
import { callRows } from '../../tools/openapi/call-rows.ts'
import { describeCalls } from '../../tools/openapi/calls.ts'

const described = describeCalls()
const origin = 'http://localhost'

type Values = Record<string, unknown>
type Answer = { success?: boolean; redirect?: string; errors?: { error_code?: number | string }[] }

/** A visitor to a fresh service, at the time for which the examples are signed. */
function visit() {
  const service = createAccountService({ now: () => 1_798_761_600_000 })
  const jar = createCookieJar()
  const { data: page } = service.pageData(jar)
  const send = async (request: Request) => {
    const response = await service.handle(request, jar)
    if (!response) throw new Error(`The service has no route for ${request.url}.`)
    return response
  }

  async function ask(name: CallName, values?: Values, token = page.csrf_token) {
    const { call, example } = described.find((one) => one.name === name) ?? {}
    if (!call || !example) throw new Error(`${name} is not a call.`)
    const data = values ?? example.request
    const headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json', 'X-CSRF-Token': token }
    const isInUrl = ([field]: [string, unknown]) => call.query?.includes(field) === true
    const query = Object.entries(data)
      .filter(isInUrl)
      .map(([field, value]): [string, string] => [field, String(value)])
    const url = `${origin}${call.path}?${new URLSearchParams([['_t', '1'], ...query]).toString()}`
    const body = JSON.stringify(Object.fromEntries(Object.entries(data).filter((entry) => !isInUrl(entry))))
    const init =
      call.method === 'POST' ? { body, headers: { ...headers, 'Content-Type': 'application/json' } } : { headers }
    const response = await send(new Request(url, { method: call.method, ...init }))
    const answer = (await response.json()) as Answer
    return { ...answer, httpStatus: response.status, codes: (answer.errors ?? []).map((error) => error.error_code) }
  }

  return {
    service,
    ask,
    logIn: (login = people.mei.phone) => ask('login', { login, password: demoPassword }),
    lastCode: () => service.outbox.at(-1)?.code,
    /** The characters of a new picture captcha for a scene. */
    async picture(scene: string): Promise<string> {
      await send(new Request(`${origin}/captcha/get_pic/${scene}?t=1`))
      return service.peek.captcha() ?? ''
    },
  }
}

describe('the permissions of a call', () => {
  test.each(described)('$name: $needs', async ({ name, needs }) => {
    const notLoggedIn = visit()
    const expired = (await notLoggedIn.ask(name, undefined, 'another token')).codes.includes(9000001)
    expect(expired).toBe(needs !== 'nobody')
    const answer = await notLoggedIn.ask(name)
    expect(answer.httpStatus).toBe(200)
    expect(answer.codes.includes(9000001)).toBe(needs === 'person' || needs === 'member')
    expect(answer.redirect?.startsWith('/login') === true).toBe(needs === 'waiting')

    const waiting = visit()
    await waiting.logIn(people.zhou.phone)
    const isRefused = (await waiting.ask(name)).codes.includes(9000001)
    // The only `person` call that is refused before the second step, because it would change the account.
    expect(isRefused).toBe(needs === 'member' || name === 'setPassword')
  })

  test.each(described)('$name: needs a verified password: $needsProof', async ({ name, needsProof }) => {
    const member = visit()
    await member.logIn()
    expect((await member.ask(name)).codes.includes(1900001)).toBe(needsProof !== undefined)
    if (needsProof !== 'with-phone') return
    const request = callRows[name]?.more?.['own-phone']?.request?.value as Values
    expect((await member.ask(name, request)).codes).not.toContain(1900001)
  })

  test('a forced set-up counts its password as verified', async () => {
    const visitor = visit()
    await visitor.logIn(people.forceTwoStep.email)
    expect((await visitor.ask('verifyIdentity', {})).codes).toEqual(['already_verified'])
    expect((await visitor.ask('getGoogleSecret')).success).toBe(true)
  })
})

describe('the captcha scene of a call', () => {
  const withPicture = described.filter(({ request }) => 'pic_captcha' in (request.properties ?? {}))
  /** Requests for calls whose example would be refused for another reason first. */
  const instead: Partial<Record<CallName, Values>> = {
    oauthLogin: { login: people.mei.phone, password: demoPassword, client_id: 'sheets' },
    bindLogin: { login: people.mei.phone, password: demoPassword, type: 'wechat', bind_token: 'demo-bind' },
    sendSms: { phone: people.notActivatedPhone.phone, message_type: 'txt', scene: 'become_referral' },
    preVerifyPhone: {},
    preVerifyEmail: {},
  }

  test('is documented for exactly those calls that accept a picture captcha', () => {
    expect(described.filter(({ row }) => row.scene)).toEqual(withPicture)
  })

  /** A logged-in visitor who has verified everything that the call needs, and who must solve the captcha. */
  async function prepare(name: CallName) {
    const visitor = visit()
    await visitor.logIn()
    await visitor.ask('verifyIdentity', { password: demoPassword })
    if (name === 'verifyPhone' || name === 'verifyEmail') {
      await visitor.ask('preVerifyPhone', {})
      await visitor.ask('preVerifyPhone', { sms_captcha: visitor.lastCode() })
      await visitor.ask('preVerifyEmail', {})
      await visitor.ask('preVerifyEmail', { email_captcha: visitor.lastCode() })
    } else {
      await visitor.ask('sendSms', { phone: people.mei.phone, message_type: 'txt', scene: 'become_referral' })
      await visitor.ask('sendQuickLoginCode', { phone: '13511111111', message_type: 'txt' })
    }
    visitor.service.settings.pic_captcha_required = true
    return visitor
  }

  test.each(withPicture)('$name', async ({ name, row, example }) => {
    const request = instead[name] ?? example.request
    const own = row.scene === 'its own scene' ? request.scene : row.scene
    const accepted: string[] = []
    for (const scene of pictureScenes) {
      const visitor = await prepare(name)
      const pic_captcha = await visitor.picture(scene)
      const sms_captcha = visitor.service.outbox.find(
        ({ to, channel }) => channel === 'sms' && to === people.mei.phone,
      )?.code
      const typed = name === 'becomeReferral' ? { sms_captcha, pic_captcha } : { pic_captcha }
      const { codes } = await visitor.ask(name, { ...request, ...typed })
      if (!codes.includes('pic_captcha_error')) accepted.push(scene)
    }
    expect(accepted).toEqual([own])
  })
})
