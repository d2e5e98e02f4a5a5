import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { QrLoginConfirmPage } from '../../src/pages/visitor/qr-login-confirm.tsx'
import * as page from './page-driver.ts'
import { callsTo, type Part, stageOf } from './page-driver.ts'
import { breaks, inTurn, press, sees, step } from './play-driver.ts'
import { isTitled, openConfirmLink, passTime, stopClocks } from './qr-driver.ts'

const confirmPath = '/qr_login/confirm_login'

const meta = preview.meta({
  title: 'Pages/QR login, confirm',
  component: QrLoginConfirmPage,
  tags: ['page'],
  parameters: { page: { path: '/qr-login/confirm' } },
  beforeEach: (context) => {
    stopClocks(context)
    return openConfirmLink(context, context.parameters.isStranger !== true)
  },
})

/** What the page has told the server: nothing but that it was scanned, until something is pressed (RD-7). */
const told =
  (...actions: (string | undefined)[]): Part =>
  (context) =>
    expect(callsTo(context, confirmPath).map(({ data }) => (data as { action?: string }).action)).toEqual(actions)

const yes = page.button('qr-confirm.confirm')
const confirms = (label = 'They confirm the login') => step(label, press(yes))

// SCR-08, RD-7
export const Default = meta.story({
  play: sees(
    page.ready('qr-confirm.confirm'),
    page.ready('qr-confirm.cancel'),
    page.title('qr-confirm.heading'),
    page.literal('Chrome · Windows'),
    'qr-confirm.intro',
    told(undefined),
  ),
})

export const Looking = meta.story({
  name: 'Who asks is not known yet',
  parameters: { page: { faults: [{ path: confirmPath, delay_ms: 60_000 }] } },
  play: sees(page.isBusy, page.none('button', 'qr-confirm.confirm')),
})

export const Submitting = meta.story({
  play: inTurn(
    step(
      'They confirm, and the server takes its time',
      yes,
      breaks({ path: confirmPath, delay_ms: 60_000 }),
      press(yes),
    ),
    sees(page.busy('qr-confirm.confirm'), page.disabled(page.button('qr-confirm.cancel'))),
  ),
})

// SCR-08, RD-7
export const Confirmed = meta.story({
  name: 'Logged in on the other device',
  play: inTurn(confirms(), sees(page.movedTo('qr-confirm.confirmed.title'), told(undefined, 'confirm'), page.went())),
})

export const Canceled = meta.story({
  name: 'Not logged in: the person said no',
  play: inTurn(
    step('They say no', press('qr-confirm.cancel')),
    sees(page.title('qr-confirm.canceled.title'), told(undefined, 'cancel')),
  ),
})

export const Dead = meta.story({
  name: '1300003 · The code is over or used',
  play: inTurn(
    step('Three minutes go by before they confirm', yes, passTime(3 * 60_000 + 1), press(yes)),
    sees(page.movedTo('qr-confirm.dead.title')),
  ),
})

export const Stranger = meta.story({
  name: 'Nobody is logged in on this phone',
  parameters: { isStranger: true },
  play: sees(page.title('qr-confirm.stranger.title'), async (context) => {
    const login = await page.link('qr-confirm.stranger.action')(context)
    await expect(login.getAttribute('href')).toMatch(/^\.\.\/login\?redirect=%2Fqr-login%2Fconfirm%3Ftoken%3D\w+$/)
  }),
})

export const LookFailed = meta.story({
  name: 'Who asks could not be learned',
  parameters: { page: { faults: [{ path: confirmPath, status: 500 }] } },
  play: sees(
    'error.status-500.title',
    page.none('button', 'qr-confirm.confirm'),
    page.button('error-card.retry'),
    page.noAlert,
  ),
})

export const LookedAgain = meta.story({
  name: 'Who asks could not be learned, and then was',
  parameters: { page: { faults: [{ path: confirmPath, reset: true }] } },
  play: inTurn(
    step('The connection drops, and they try again', press('error-card.retry')),
    sees(page.ready('qr-confirm.confirm')),
  ),
})

export const DecisionFailed = meta.story({
  name: 'The decision did not arrive: it stays to be made',
  play: inTurn(
    step('They confirm, and the server answers 500', yes, breaks({ path: confirmPath, status: 500 }), press(yes)),
    sees(page.alertSays('error.status-500.title'), isTitled('qr-confirm.heading')),
  ),
})

export const LittleKnown = meta.story({
  name: 'A server that says little, or too much',
  parameters: {
    page: {
      faults: [{ path: confirmPath, body: JSON.stringify({ success: true, location: `${'Llanfair'.repeat(9)}, GB` }) }],
    },
  },
  play: sees(yes, 'qr-confirm.device-unknown', page.fits),
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app' } },
  play: inTurn(
    confirms(),
    sees(page.title('qr-confirm.confirmed.title'), (context) => expect(stageOf(context).handedOver).toEqual([])),
  ),
})

// ERR-08
export const StrangerInApp = meta.story({
  name: 'In the mobile app, with nobody logged in: its own login',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app' }, isStranger: true },
  play: sees(page.alertSays('error.session-ended.title')),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: sees(page.ready('qr-confirm.confirm')),
})
