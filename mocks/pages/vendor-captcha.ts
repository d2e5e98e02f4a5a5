import { captchaFolder } from '../http/external-pages.ts'
import { captchaSettings } from '../http/page-secrets.ts'
import { textResponse } from '../http/responses.ts'
import type { PlainRoute } from '../http/routes.ts'
import { vendorCaptchaCss } from './vendor-captcha-css.ts'
import { vendorCaptchaScript } from './vendor-captcha-script.ts'

/** The longest script delay that a test may request. */
const maxWaitMs = 60_000

async function serveScript(url: URL): Promise<Response> {
  const waitMs = Math.min(Number(url.searchParams.get('wait')) || 0, maxWaitMs)
  if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs))
  const certifyId = JSON.stringify(captchaSettings.certify_id)
  return textResponse(`(${vendorCaptchaScript})(${certifyId})`, 'text/javascript')
}

/** Simulates Alibaba Cloud Captcha 2.0. `vendor.js?wait=2000` takes 2 s to load, and `lost.js` fails to load. */
export const vendorCaptchaRoutes: PlainRoute[] = [
  { method: 'GET', path: `${captchaFolder}vendor.js`, respond: ({ url }) => serveScript(url) },
  { method: 'GET', path: `${captchaFolder}vendor.css`, respond: () => textResponse(vendorCaptchaCss, 'text/css') },
  { method: 'GET', path: `${captchaFolder}lost.js`, respond: () => textResponse('', 'text/plain', 404) },
]
