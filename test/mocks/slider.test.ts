import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { createVisitor } from './visitor.ts'

const minute = 60_000
const start = 1_700_000_000_000

serveEachTest({ now: () => start })

beforeEach(() => {
  service.settings.sliding_captcha_enabled = true
})

type Track = [number, number][]

const dragged: Track = [
  [0, 0],
  [40, 120],
  [170, 300],
  [290, 460],
  [320, 600],
]
const md5 = (text: string) => createHash('md5').update(text).digest('hex')

function paramOf(track: unknown): string {
  return JSON.stringify({ sceneId: 'portico-scene', certifyId: 'portico-certify', track })
}

function verify(param: string, extras: object = {}, ts = service.clock.now()) {
  const signature = md5(`portico-sceneportico-certify${ts}demo-captcha-secret`)
  return visitor.call('/hermes/captcha_verify', { captcha_verify_param: param, signature, region: 'cn', ts, ...extras })
}

const slide = async () => {
  const { data } = await verify(paramOf(dragged))
  return (data as { request_id: string }).request_id
}
const enter = (requestId: string, who = visitor) =>
  who.logIn(people.noor.email, demoPassword, { captcha_request_id: requestId })
const needsSlider = { success: false, errors: [{ error_code: 'sliding_captcha_error' }] }

test('a slider that passes opens one call', async () => {
  expect(await visitor.logIn(people.noor.email)).toMatchObject(needsSlider)
  const requestId = await slide()
  expect(await enter(requestId)).toMatchObject({ success: true })
  expect(await enter(requestId)).toMatchObject(needsSlider)
})

test('a pass is good for five minutes', async () => {
  const requestId = await slide()
  service.clock.advance(5 * minute)
  expect(await enter(requestId)).toMatchObject({ success: true })
})

test('a pass runs out', async () => {
  const requestId = await slide()
  service.clock.advance(5 * minute + 1)
  expect(await enter(requestId)).toMatchObject(needsSlider)
})

test('a pass of one session is worth nothing in another', async () => {
  const requestId = await slide()
  const other = createVisitor(origin)
  await other.open()
  expect(await enter(requestId, other)).toMatchObject(needsSlider)
})

const passing: [string, Track][] = [
  ['a drag', dragged],
  [
    'a few big steps by keyboard',
    [
      [0, 0],
      [160, 900],
      [320, 1500],
    ],
  ],
  [
    'ends that are off by 2 px',
    [
      [2, 1000],
      [100, 1100],
      [318, 1400],
    ],
  ],
  [
    'points at the same moment',
    [
      [0, 0],
      [100, 0],
      [320, 150],
    ],
  ],
  [
    'a minute',
    [
      [0, 0],
      [100, 30_000],
      [322, 60_000],
    ],
  ],
]

test.each(passing)('passes: %s', async (_, track) => {
  expect(await verify(paramOf(track))).toMatchObject({ success: true, code: 'T001', data: { verify_result: true } })
})

const failing: [string, unknown][] = [
  ['nothing', []],
  [
    'two points',
    [
      [0, 0],
      [320, 600],
    ],
  ],
  [
    'no time at all',
    [
      [0, 0],
      [160, 0],
      [320, 0],
    ],
  ],
  [
    'less than 150 ms',
    [
      [0, 0],
      [160, 80],
      [320, 149],
    ],
  ],
  [
    'more than a minute',
    [
      [0, 0],
      [160, 80],
      [320, 60_001],
    ],
  ],
  [
    'a late beginning',
    [
      [3, 0],
      [160, 300],
      [320, 600],
    ],
  ],
  [
    'an early end',
    [
      [0, 0],
      [160, 300],
      [317, 600],
    ],
  ],
  [
    'an end beyond the end',
    [
      [0, 0],
      [160, 300],
      [323, 600],
    ],
  ],
  [
    'time that runs back',
    [
      [0, 0],
      [100, 400],
      [200, 300],
      [320, 600],
    ],
  ],
  [
    'points of other kinds',
    [
      [0, 0],
      ['160', 300],
      [320, 600],
    ],
  ],
]

test.each(failing)('fails: %s', async (_, track) => {
  expect(await verify(paramOf(track))).toMatchObject({ success: true, code: 'F001', data: { verify_result: false } })
})

test.each([
  ['no JSON', 'slid'],
  ['another scene', JSON.stringify({ sceneId: 'x', certifyId: 'portico-certify', track: dragged })],
  ['another certificate', JSON.stringify({ sceneId: 'portico-scene', certifyId: 'x', track: dragged })],
])('fails: %s', async (_, param) => {
  expect(await verify(param)).toMatchObject({ code: 'F001', data: { verify_result: false } })
})

test.each([
  ['en', 'Please drag the slider to the end once more.'],
  ['zh-CN', '验证未通过，请重新将滑块拖到最右侧。'],
  ['zh-TW', '驗證未通過，請再次將滑桿拖曳到最右側。'],
])('says so in %s', async (lang, msg) => {
  await visitor.open(`/page?lang=${lang}`)
  expect(await verify(paramOf([]))).toMatchObject({ msg })
})

test.each([
  ['a wrong signature', { signature: '0'.repeat(32) }],
  ['the time of another signature', { ts: start + 1 }],
  ['another region', { region: 'sgp' }],
])('refuses %s', async (_, extras) => {
  const answer = await verify(paramOf(dragged), extras)
  expect(answer).toMatchObject({ success: false, errors: [{ error_code: 'bad_signature' }] })
})

test.each([start - 5 * minute - 1, start + 5 * minute + 1])('refuses the time %i, well signed', async (ts) => {
  const answer = await verify(paramOf(dragged), {}, ts)
  expect(answer).toMatchObject({ success: false, errors: [{ error_code: 'bad_signature' }] })
})

test('without a page there is nothing to judge', async () => {
  const stranger = createVisitor(origin)
  const headers = { 'X-CSRF-Token': 'none' }
  const body = { captcha_verify_param: paramOf(dragged), signature: '', region: 'cn', ts: start }
  const response = await stranger.callRaw('/hermes/captcha_verify', {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  })
  expect(await response.json()).toMatchObject({ errors: [{ error_code: 9000001 }] })
})

test("the server's time is told to everybody and follows the clock", async () => {
  service.clock.advance(minute)
  const stranger = createVisitor(origin)
  const response = await stranger.callRaw('/hermes/ts', { headers: { 'X-CSRF-Token': 'none' } })
  expect(await response.json()).toEqual({ success: true, data: { server_time: start + minute } })
})
