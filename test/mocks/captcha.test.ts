import { expect, test } from 'vitest'
import { drawCaptcha } from '../../mocks/captcha/draw-captcha.ts'
import { captchaAlphabet } from '../../mocks/captcha/stroke-font.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { createRandom } from '../../mocks/random.ts'
import { containing } from './matchers.ts'
import { origin, serveEachTest, service, visitor } from './serve-each-test.ts'
import { createVisitor } from './visitor.ts'

serveEachTest()

async function fetchPicture(path = '/captcha/get_pic/login?t=1'): Promise<string> {
  const response = await visitor.navigate(path, { headers: { Accept: 'image/*' } })
  expect(response.headers.get('content-type')).toContain('image/svg+xml')
  expect(response.headers.get('cache-control')).toBe('no-store')
  return response.text()
}

const answer = () => service.peek.captcha(visitor.sessionId()) ?? ''
const tryWith = (typed: string) => visitor.logIn(people.noor.email, demoPassword, { pic_captcha: typed })

test.each(['/captcha/get_pic', '/captcha/get_pic/login', '/account/captcha/get_pic/login'])(
  'the answer to %s opens the login',
  async (path) => {
    await fetchPicture(path)
    expect(answer()).toMatch(/^[A-Z0-9]{4}$/)
    expect(await tryWith(answer().toLowerCase())).toMatchObject({ success: true })
  },
)

test('a picture is good for one try', async () => {
  await fetchPicture()
  const right = answer()
  expect((await tryWith('____')).errors).toMatchObject([{ error_msg: containing('not the characters') }])
  expect((await tryWith(right)).errors).toMatchObject([{ error_msg: containing('expired') }])
})

test('a new picture takes the place of the last one', async () => {
  await fetchPicture()
  const first = answer()
  await fetchPicture()
  expect(answer()).not.toBe(first)
  expect(await tryWith(first)).toMatchObject({ success: false })
})

test('a picture expires after five minutes', async () => {
  await fetchPicture()
  const right = answer()
  service.clock.advance(5 * 60_000 + 1)
  expect((await tryWith(right)).errors).toMatchObject([{ error_msg: containing('expired') }])
})

test('a picture of one session is worth nothing in another', async () => {
  await fetchPicture()
  const right = answer()
  const other = createVisitor(origin)
  await other.open()
  expect(await other.logIn(people.noor.email, demoPassword, { pic_captcha: right })).toMatchObject({ success: false })
})

test('there is no picture without a page', async () => {
  expect((await createVisitor(origin).navigate('/captcha/get_pic')).status).toBe(403)
})

test('the source shows lines and no text, and no part of the answer', async () => {
  const svg = await fetchPicture()
  expect(svg).toMatch(/^<svg [^>]*width="120" height="44"/)
  expect(svg.replace(/<\/?(svg|g|path)\b[^>]*>/g, '')).toBe('')
  expect(svg.toUpperCase()).not.toContain(answer())
})

test('every character of the alphabet is drawn, the look-alikes are left out', () => {
  for (const character of captchaAlphabet) {
    expect(drawCaptcha(character, createRandom('x')).match(/stroke-width="2.4"/g)?.length).toBeGreaterThan(0)
  }
  expect(captchaAlphabet).not.toMatch(/[0OQD1IL2Z5S8BUV]/)
})

test('the same seed draws the same picture', () => {
  expect(drawCaptcha('ACE7', createRandom('x'))).toBe(drawCaptcha('ACE7', createRandom('x')))
  expect(drawCaptcha('ACE7', createRandom('y'))).not.toBe(drawCaptcha('ACE7', createRandom('x')))
})
