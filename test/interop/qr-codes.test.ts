import { PNG } from 'pngjs'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { serveQrPicture } from '../../mocks/codes/qr-picture.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { googleQrPicture, qrLoginPicture, wechatQrPicture } from '../../src/api/pictures.ts'
import { colors } from '../../src/theme/tokens.ts'
import { createVisitor, seal, startServer, type Visitor } from '../mocks/visitor.ts'
import { readKeyUri } from './key-uri.ts'
import { margin, openPainter, type Painter, type Picture, type Showing } from './painter.ts'
import { describeWith, outputOf, run } from './tools.ts'

/** Smaller than any page shows them; on white, and on the darkest ground that a page of this theme has. */
const showings: Showing[] = ['#ffffff', colors.dark.surface].flatMap((background) =>
  [1, 2].map((scale) => ({ width: 140, scale, background })),
)
const asQrCode = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', '-']
/** A browser draws and a scanner reads several times, on a machine that does other things as well. */
const patient = { timeout: 30_000 }

let painter: Painter
beforeAll(async () => {
  painter = await openPainter()
}, 60_000)
afterAll(() => painter.close())

async function pictureOf(response: Response): Promise<Picture> {
  expect(response.status).toBe(200)
  return { type: response.headers.get('content-type') ?? '', bytes: new Uint8Array(await response.arrayBuffer()) }
}

describeWith('zbarimg', 'QR codes, by zbarimg as the camera', () => {
  let service: AccountService
  let visitor: Visitor
  let origin: string
  let stop: () => void

  beforeEach(async () => {
    service = createAccountService()
    ;({ origin, stop } = await startServer(service))
    visitor = createVisitor(origin)
    await visitor.open()
  })
  afterEach(() => {
    stop()
    expect(service.violations).toEqual([])
  })

  /** What a camera reads from a picture, which must be the same wherever it is shown. */
  async function scan(response: Response): Promise<string> {
    const picture = await pictureOf(response)
    const texts = new Set<string>()
    for (const showing of showings) {
      const output = await outputOf('zbarimg', asQrCode, await painter.paint(picture, showing))
      texts.add(output.toString().replace(/\n$/, ''))
    }
    const [text = '', ...others] = texts
    expect(others).toEqual([])
    return text
  }

  async function proveIdentity(): Promise<void> {
    await visitor.logIn(people.mei.email)
    await visitor.call('/security/verify_identity', { secure_zone: seal({ password: demoPassword }) })
  }

  test('TWO-07 an authenticator reads the secret that can also be typed', patient, async () => {
    await proveIdentity()
    const key = readKeyUri(await scan(await visitor.callRaw(googleQrPicture)))
    expect(key).toMatchObject({ type: 'totp', issuer: 'Portico', account: people.mei.phone, digits: 6, period: 30 })
    expect(await visitor.call('/security/get_google_secret')).toMatchObject({ secret: key.secret })
  })

  test('TWO-04 WeChat reads an address that brings the code', patient, async () => {
    await proveIdentity()
    const address = new URL(await scan(await visitor.callRaw(wechatQrPicture)))
    expect(address.origin).toBe(origin)
    expect(address.searchParams.get('token')).toMatch(/^\w{16,}$/)
    await createVisitor(origin).navigate(address.pathname + address.search)
    const setUp = { method: 'wechat', code: service.outbox.at(-1)?.code ?? 'none was sent' }
    expect(await visitor.call('/security/set_two_step', setUp)).toMatchObject({ success: true })
  })

  test('SCR-08 a phone reads the address of the confirm screen, with the token', patient, async () => {
    const { token } = await visitor.call('/qr_login/check_token', {})
    const address = new URL(await scan(await visitor.callRaw(qrLoginPicture(String(token)))))
    expect(address.origin + address.pathname).toBe(`${origin}/qr-login/confirm`)
    expect(address.searchParams.get('token')).toBe(token)
  })

  test('the longest address that a page may need can be read as well', patient, async () => {
    const text = `https://account.portico.example/account/qr-login/confirm?token=${'a1B2'.repeat(32)}`
    expect(await scan(serveQrPicture(text))).toBe(text)
  })

  test('where there is no QR code, nothing is read', patient, async () => {
    const [showing] = showings
    if (!showing) throw new Error('shown nowhere')
    const bytes = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"/>')
    // 4: no symbol was found.
    expect((await run('zbarimg', asQrCode, await painter.paint({ type: 'image/svg+xml', bytes }, showing))).code).toBe(
      4,
    )
  })
})

/** How many modules of light stand around a code: its first corner is 7 modules wide. */
function quietModules(png: Uint8Array, start: number): number {
  const { data, width } = PNG.sync.read(Buffer.from(png))
  const isLight = (x: number, y: number) => (data[(y * width + x) * 4] ?? 0) > 127
  let corner = start
  while (corner < width && isLight(corner, corner)) corner += 1
  let end = corner
  while (end < width && !isLight(end, corner)) end += 1
  return ((corner - start) * 7) / (end - corner)
}

test(
  'TWO-07 SCR-08 on a dark page a QR code keeps the 4 light modules around it that cameras need',
  patient,
  async () => {
    const picture = await pictureOf(serveQrPicture('https://account.portico.example/qr-login/confirm?token=a1B2'))
    const scale = 4
    const png = await painter.paint(picture, { width: 300, scale, background: colors.dark.surface })
    expect(quietModules(png, margin * scale)).toBeCloseTo(4, 1)
  },
)
