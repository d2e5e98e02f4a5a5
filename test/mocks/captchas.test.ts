import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { containing } from './matchers.ts'
import { minute, refused, serveEachTest, service, solveCaptcha, visit, visitor } from './serve-each-test.ts'

serveEachTest()

const enter = (captcha: object, who = visitor) => who.logIn(people.noor.email, demoPassword, captcha)
const needsSlider = refused('sliding_captcha_error')

test('a picture captcha is valid for one attempt within five minutes, in its own session', async () => {
  const expired = { errors: [{ error_msg: containing('expired') }] }
  const right = await solveCaptcha('login')
  expect(await enter({ pic_captcha: '____' })).toMatchObject({
    errors: [{ error_msg: containing('not the characters') }],
  })
  expect(await enter(right)).toMatchObject(expired)
  const late = await solveCaptcha('login')
  expect(await enter(late, await visit())).toMatchObject({ success: false })
  service.clock.advance(5 * minute + 1)
  expect(await enter(late)).toMatchObject(expired)
})

/** Parses a track written as text: the handle's position in px at each time in ms. */
const track = (text: string) => text.split(' ').map((point) => point.split('@').map(Number))
const dragged = track('0@0 40@120 170@300 290@460 320@600')
const paramOf = (points: unknown, extras: object = {}) =>
  JSON.stringify({ sceneId: 'portico-scene', certifyId: 'portico-certify', track: points, ...extras })

/** Submits a slide, signed with Node's own MD5 (API-07). */
function verifySlide(param = paramOf(dragged), extras: object = {}) {
  const ts = service.clock.now()
  const signed = `portico-sceneportico-certify${ts}demo-captcha-secret`
  const signature = createHash('md5').update(signed).digest('hex')
  return visitor.call('/hermes/captcha_verify', { captcha_verify_param: param, signature, region: 'cn', ts, ...extras })
}

async function slide() {
  service.settings.sliding_captcha_enabled = true
  const { data } = await verifySlide()
  return { captcha_request_id: (data as { request_id: string }).request_id }
}

test('a passed slider is valid for one call within five minutes, in its own session', async () => {
  const [pass, other, late] = [await slide(), await slide(), await slide()]
  expect(await enter({})).toMatchObject(needsSlider)
  expect(await enter(other, await visit())).toMatchObject(needsSlider)
  expect(await enter(pass)).toMatchObject({ success: true })
  expect(await enter(pass)).toMatchObject(needsSlider)
  service.clock.advance(5 * minute + 1)
  expect(await enter(late)).toMatchObject(needsSlider)
})

test.each<[string, unknown, object?]>([
  ['nothing', []],
  ['another scene', dragged, { sceneId: 'x' }],
  ['less than 150 ms', track('0@0 160@80 320@149')],
  ['an early end', track('0@0 160@300 317@600')],
  ['time going backwards', track('0@0 100@400 200@300 320@600')],
])('a slide fails because of %s', async (_, points, extras) => {
  expect(await verifySlide(paramOf(points, extras))).toMatchObject({ code: 'F001', data: { verify_result: false } })
})

test.each([
  ['a wrong signature', { signature: '0'.repeat(32) }],
  ['another region', { region: 'sgp' }],
])('refuses %s', async (_, extras) => {
  expect(await verifySlide(paramOf(dragged), extras)).toMatchObject(refused('bad_signature'))
})
