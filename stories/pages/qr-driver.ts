import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { type CookieJar, createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { drawQrCode } from '../primitives/qr-sample.ts'
import * as page from './page-driver.ts'
import { type Part, type PlayContext, say, stageOf, type Text } from './page-driver.ts'
import { step } from './play-driver.ts'

type Loaded = Pick<PlayContext, 'loaded'>

/** Stops the page's clock and the service's, so that the time that is left is the same in every picture. */
export function stopClocks(context: Loaded): { pass: (ms: number) => void } {
  const { service, environment } = stageOf(context)
  let now = service.clock.now()
  const stopped = () => now
  Object.assign(service.clock, { now: stopped })
  Object.assign(environment.host.clock, { now: stopped })
  return {
    pass: (ms) => {
      now += ms
    },
  }
}

/** The same code in every picture: the service's own holds the address that the Storybook happens to have. */
export const sampleCode = http.get('*/qr_login/image/*', () =>
  Promise.resolve(new Response(drawQrCode(), { headers: { 'content-type': 'image/svg+xml' } })),
)

/** Makes calls for somebody else than the page, or for the page before it opens. */
function visitorOf(context: Loaded, { jar, userAgent }: { jar?: CookieJar; userAgent?: string } = {}) {
  const { service, environment } = stageOf(context)
  const own = jar ?? createCookieJar()
  const csrfToken = jar ? environment.host.pageData.csrfToken : service.pageData(own).data.csrf_token
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
      const response = await service.handle(request, own)
      return (await response?.json()) as Record<string, unknown>
    },
    logIn(login = people.mei.email) {
      return this.call('/login', { login, password: demoPassword })
    },
  }
}

/** Lets time go by, for the page and the service. */
export const passTime =
  (ms: number): Part =>
  (context) =>
    stopClocks(context).pass(ms)

/** The code on the screen. */
export const code = page.image(['qr-login.label', { product: 'Portico' }])

/** The words under the code; also where an alert lies over them. */
export const wordsOf = ({ canvas }: Pick<PlayContext, 'canvas'>) =>
  within(canvas.getByRole('main', { hidden: true })).getByRole('status', { hidden: true })

/** Waits until the words under the code say this. */
export const says =
  (words: Text): Part =>
  (context) =>
    waitFor(() => expect(wordsOf(context)).toHaveTextContent(say(context, words)))

/** The phone of somebody who is logged in does something with the code on the screen. */
const onPhone = (label: string, action?: 'confirm' | 'cancel') =>
  step(label, async (context) => {
    const phone = visitorOf(context)
    await phone.logIn()
    const [, token] = /image\/([\w-]+)/.exec((await code(context)).getAttribute('src') ?? '') ?? []
    await phone.call('/qr_login/confirm_login', { token, action })
  })

export const scan = onPhone('A phone scans the code')
export const confirm = onPhone('It confirms the login', 'confirm')
export const sayNo = onPhone('It says no', 'cancel')

const windows = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/150.0 Safari/537.36'

/** A browser asks for a code, and the page opens where the code leads, on a phone where somebody is logged in. */
export async function openConfirmLink(context: Loaded, isMember = true) {
  const { jar, environment } = stageOf(context)
  const { token } = await visitorOf(context, { userAgent: windows }).call('/qr_login/check_token', {})
  if (isMember) await visitorOf(context, { jar }).logIn()
  environment.host.url += `?token=${String(token)}`
}

/** The screen says what became of the code; also where an alert lies over it. */
export const isTitled =
  (words: Text): Part =>
  ({ canvas, ...context }) =>
    waitFor(() =>
      expect(canvas.getByRole('heading', { level: 1, hidden: true })).toHaveTextContent(say(context, words)),
    )
