import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { type CookieJar, createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { drawQrCode } from '../primitives/qr-sample.ts'
import * as page from './page-driver.ts'
import { getStage, type PlayContext, type PlayStep, type Text, translate } from './page-driver.ts'
import { step } from './play-driver.ts'

type Loaded = Pick<PlayContext, 'loaded'>

/** Stops the clocks of the page and the service, so that the remaining time is the same in every screenshot. */
export function stopClocks(context: Loaded): { advance: (ms: number) => void } {
  const { service, environment } = getStage(context)
  let now = service.clock.now()
  const readStoppedTime = () => now
  Object.assign(service.clock, { now: readStoppedTime })
  Object.assign(environment.host.clock, { now: readStoppedTime })
  return {
    advance: (ms) => {
      now += ms
    },
  }
}

/** Serves one fixed QR code for screenshots. The account service's codes contain Storybook's URL, which may vary. */
export const serveSampleCode = http.get('*/qr_login/image/*', () =>
  Promise.resolve(new Response(drawQrCode(), { headers: { 'content-type': 'image/svg+xml' } })),
)

/** Simulates a browser that makes calls. With the page's cookie jar, it acts as the page's own browser. */
function createBrowser(context: Loaded, { jar, userAgent }: { jar?: CookieJar; userAgent?: string } = {}) {
  const { service, environment } = getStage(context)
  const cookies = jar ?? createCookieJar()
  const csrfToken = jar ? environment.host.pageData.csrfToken : service.pageData(cookies).data.csrf_token
  const headers = {
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-Token': String(csrfToken),
    'Content-Type': 'application/json',
    Accept: 'application/json',
    'X-User-Agent': userAgent ?? '',
  }
  return {
    async call(path: string, data: object): Promise<Record<string, unknown>> {
      const request = new Request(new URL(`${path}?_t=1`, window.location.origin), {
        method: 'POST',
        headers,
        body: JSON.stringify(data),
      })
      const response = await service.handle(request, cookies)
      return (await response?.json()) as Record<string, unknown>
    },
    logIn(login = people.mei.email) {
      return this.call('/login', { login, password: demoPassword })
    },
  }
}

/** Moves the clocks of the page and the service forward, and stops them there. */
export const passTime =
  (ms: number): PlayStep =>
  (context) =>
    stopClocks(context).advance(ms)

export const qrCode = page.image(['qr-login.label', { product: 'Portico' }])

/** Returns the status under the QR code, even if an open alert hides it from screen readers. */
export const findStatus = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  within(canvas.getByRole('main', { hidden: true })).getByRole('status', { hidden: true })

/** Waits until the status under the QR code has this text. */
export const status =
  (expected: Text): PlayStep =>
  (context) =>
    waitFor(() => expect(findStatus(context)).toHaveTextContent(translate(context, expected)))

/** Simulates a logged-in user's phone. If `action` is omitted, the phone only scans the code. */
const simulatePhone = (label: string, action?: 'confirm' | 'cancel') =>
  step(label, async (context) => {
    const phone = createBrowser(context)
    await phone.logIn()
    const [, token] = /image\/([\w-]+)/.exec((await qrCode(context)).getAttribute('src') ?? '') ?? []
    await phone.call('/qr_login/confirm_login', { token, action })
  })

export const scan = simulatePhone('A phone scans the code')
export const confirm = simulatePhone('The phone confirms the login', 'confirm')
export const cancel = simulatePhone('The phone cancels the login', 'cancel')

const windowsUserAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36'

/** Adds the token of another browser's QR code to the page's URL. By default, also logs in the page's user. */
export async function prepareConfirmLink(context: Loaded, isLoggedIn = true) {
  const { jar, environment } = getStage(context)
  const { token } = await createBrowser(context, { userAgent: windowsUserAgent }).call('/qr_login/check_token', {})
  if (isLoggedIn) await createBrowser(context, { jar }).logIn()
  environment.host.url += `?token=${String(token)}`
}
