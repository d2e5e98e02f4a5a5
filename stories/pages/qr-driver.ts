import { http } from 'msw'
import { expect, waitFor, within } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { type CookieJar, createCookieJar } from '../../mocks/http/cookie-jar.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { drawQrCode } from '../primitives/qr-sample.ts'
import { type PlayContext, stageOf } from './page-driver.ts'

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
export function visitorOf(context: Loaded, { jar, userAgent }: { jar?: CookieJar; userAgent?: string } = {}) {
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

/** What somebody does with the code on the phone. */
const deedLabels = { scan: 'A phone scans the code', confirm: 'It confirms the login', cancel: 'It says no' }

/** The waiting panel's parts, and the phone of somebody who is logged in. */
export async function qrPanel(context: PlayContext, login?: string) {
  const { canvas, globals } = context
  const { t } = textsOf({ globals })
  const phone = visitorOf(context)
  await phone.logIn(login)
  const code = () => canvas.findByRole('img', { name: t('qr-login.label', { product: 'Portico' }) })
  /** The words under the code; also where an alert lies over them. */
  const words = () => within(canvas.getByRole('main', { hidden: true })).getByRole('status', { hidden: true })
  return {
    t,
    code,
    words,
    says: (text: string) => waitFor(() => expect(words()).toHaveTextContent(text)),
    /** What the phone does with the code: with no action it is scanned. */
    tell: (action?: 'confirm' | 'cancel') =>
      context.step(deedLabels[action ?? 'scan'], async () => {
        const token = (await code().catch(() => undefined))?.getAttribute('src')?.match(/image\/([\w-]+)/)?.[1]
        await phone.call('/qr_login/confirm_login', { token, action })
      }),
  }
}
