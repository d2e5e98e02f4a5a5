import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type AccountService, createAccountService } from '../../mocks/account-service.ts'
import { serveQrPicture } from '../../mocks/codes/qr-picture.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { googleQrPicture, qrLoginPicture, wechatQrPicture } from '../../src/api/pictures.ts'
import { colors } from '../../src/theme/tokens.ts'
import { createVisitor, seal, startServer, type Visitor } from '../mocks/visitor.ts'
import { readKeyUri } from './key-uri.ts'
import { describeWith, outputOf, run } from './tools.ts'

/** How a picture is displayed: its width in px, and the colour of the page around it. */
type Showing = { width: number; background: string }

/** Smaller than on any page; on white, and on the darkest background of the theme. */
const showings: Showing[] = ['#ffffff', colors.dark.surface].flatMap((background) =>
  [140, 280].map((width) => ({ width, background })),
)
/** The visible margin of page around a picture, in px. */
const margin = 40
const asQrCode = ['--quiet', '--raw', '-Sdisable', '-Sqrcode.enable', '-']
/** Scanning takes several attempts and can be slow on a busy machine. */
const patient = { timeout: 30_000 }

/** A picture as displayed on a page. */
const paint = (picture: Uint8Array, { width, background }: Showing) =>
  sharp(picture, { density: 300 })
    .resize(width, width, { kernel: 'nearest' })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })

async function pictureOf(response: Response): Promise<Uint8Array> {
  expect(response.status).toBe(200)
  return new Uint8Array(await response.arrayBuffer())
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

  /** Scans a picture, which must give the same text in every display. */
  async function scan(response: Response): Promise<string> {
    const picture = await pictureOf(response)
    const texts = new Set<string>()
    for (const showing of showings) {
      const output = await outputOf('zbarimg', asQrCode, await paint(picture, showing).png().toBuffer())
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

  test('TWO-07 an authenticator reads the same secret that can be typed', patient, async () => {
    await proveIdentity()
    const key = readKeyUri(await scan(await visitor.callRaw(googleQrPicture)))
    expect(key).toMatchObject({ type: 'totp', issuer: 'Portico', account: people.mei.phone, digits: 6, period: 30 })
    expect(await visitor.call('/security/get_google_secret')).toMatchObject({ secret: key.secret })
  })

  test('TWO-04 WeChat reads a URL that shows the code', patient, async () => {
    await proveIdentity()
    const address = new URL(await scan(await visitor.callRaw(wechatQrPicture)))
    expect(address.origin).toBe(origin)
    expect(address.searchParams.get('token')).toMatch(/^\w{16,}$/)
    await createVisitor(origin).navigate(address.pathname + address.search)
    const setUp = { method: 'wechat', code: service.outbox.at(-1)?.code ?? 'none was sent' }
    expect(await visitor.call('/security/set_two_step', setUp)).toMatchObject({ success: true })
  })

  test('SCR-08 a phone reads the URL of the confirm screen, with the token', patient, async () => {
    const { token } = await visitor.call('/qr_login/check_token', {})
    const address = new URL(await scan(await visitor.callRaw(qrLoginPicture(String(token)))))
    expect(address.origin + address.pathname).toBe(`${origin}/qr-login/confirm`)
    expect(address.searchParams.get('token')).toBe(token)
  })

  test('the longest possible URL can be read', patient, async () => {
    const text = `https://account.portico.example/account/qr-login/confirm?token=${'a1B2'.repeat(32)}`
    expect(await scan(serveQrPicture(text))).toBe(text)
  })

  test('zbarimg reads nothing from a picture without a QR code', patient, async () => {
    const empty = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')
    const png = await paint(empty, { width: 140, background: '#ffffff' }).png().toBuffer()
    // Exit code 4 means that no symbol was found.
    expect((await run('zbarimg', asQrCode, png)).code).toBe(4)
  })
})

test('TWO-07 SCR-08 a QR code on a dark page keeps a quiet zone of 4 light modules, which cameras need', async () => {
  const picture = await pictureOf(serveQrPicture('https://account.portico.example/qr-login/confirm?token=a1B2'))
  const page = paint(picture, { width: 1200, background: colors.dark.surface })
  const { data, info } = await page.greyscale().raw().toBuffer({ resolveWithObject: true })
  const isLight = (x: number, y: number) => (data[y * info.width + x] ?? 0) > 127
  // Along the diagonal to the first finder pattern, which is 7 modules wide.
  let corner = margin
  while (corner < info.width && isLight(corner, corner)) corner += 1
  let end = corner
  while (end < info.width && !isLight(end, corner)) end += 1
  expect(((corner - margin) * 7) / (end - corner)).toBeCloseTo(4, 1)
})
