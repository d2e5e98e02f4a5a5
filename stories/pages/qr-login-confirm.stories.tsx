import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { QrLoginConfirmPage } from '../../src/pages/visitor/qr-login-confirm.tsx'
import * as page from './page-driver.ts'
import { callsTo, getStage, type PlayStep } from './page-driver.ts'
import { addFaults, expectResult, inSequence, press, step } from './play-driver.ts'
import { passTime, prepareConfirmLink, stopClocks } from './qr-driver.ts'

const confirmPath = '/qr_login/confirm_login'

const meta = preview.meta({
  title: 'Pages/QR login, confirm',
  component: QrLoginConfirmPage,
  tags: ['page'],
  parameters: { page: { path: '/qr-login/confirm' } },
  beforeEach: (context) => {
    stopClocks(context)
    return prepareConfirmLink(context, context.parameters.isLoggedIn !== false)
  },
})

/** Checks the actions sent to the server. Opening the page reports the scan without an action (RD-7). */
const actionsSent =
  (...actions: (string | undefined)[]): PlayStep =>
  (context) =>
    expect(callsTo(context, confirmPath).map(({ data }) => (data as { action?: string }).action)).toEqual(actions)

const confirmButton = page.button('qr-confirm.confirm')
const confirmLogin = (label = 'Confirm the login') => step(label, press(confirmButton))

// SCR-08, RD-7
export const Default = meta.story({
  play: expectResult(
    page.ready('qr-confirm.confirm'),
    page.ready('qr-confirm.cancel'),
    page.title('qr-confirm.heading'),
    page.literal('Chrome · Windows'),
    'qr-confirm.intro',
    actionsSent(undefined),
  ),
})

export const Loading = meta.story({
  name: 'Loading: details of the other device',
  parameters: { page: { faults: [{ path: confirmPath, delay_ms: 60_000 }] } },
  play: expectResult(page.loading, page.noElement('button', 'qr-confirm.confirm')),
})

export const Submitting = meta.story({
  play: inSequence(
    step(
      'Confirm, and the server is slow to respond',
      confirmButton,
      addFaults({ path: confirmPath, delay_ms: 60_000 }),
      press(confirmButton),
    ),
    expectResult(page.busy('qr-confirm.confirm'), page.disabled(page.button('qr-confirm.cancel'))),
  ),
})

// SCR-08, RD-7
export const Confirmed = meta.story({
  name: 'Logged in on the other device',
  play: inSequence(
    confirmLogin(),
    expectResult(
      page.focusedTitle('qr-confirm.confirmed.title'),
      actionsSent(undefined, 'confirm'),
      page.expectNavigations(),
    ),
  ),
})

export const Canceled = meta.story({
  name: 'Canceled',
  play: inSequence(
    step('Cancel', press('qr-confirm.cancel')),
    expectResult(page.title('qr-confirm.canceled.title'), actionsSent(undefined, 'cancel')),
  ),
})

export const CodeExpired = meta.story({
  name: '1300003 · Code expired or used',
  play: inSequence(
    step('Confirm after three minutes', confirmButton, passTime(3 * 60_000 + 1), press(confirmButton)),
    expectResult(page.focusedTitle('qr-confirm.invalid-code.title')),
  ),
})

export const NotLoggedIn = meta.story({
  name: 'Not logged in on this phone',
  parameters: { isLoggedIn: false },
  play: expectResult(page.title('qr-confirm.logged-out.title'), async (context) => {
    const login = await page.link('qr-confirm.logged-out.action')(context)
    await expect(login.getAttribute('href')).toMatch(/^\.\.\/login\?redirect=%2Fqr-login%2Fconfirm%3Ftoken%3D\w+$/)
  }),
})

export const LoadFailed = meta.story({
  name: '500 · Details of the other device could not be loaded',
  parameters: { page: { faults: [{ path: confirmPath, status: 500 }] } },
  play: expectResult(
    'error.status-500.title',
    page.noElement('button', 'qr-confirm.confirm'),
    page.button('error-card.retry'),
    page.noAlert,
  ),
})

export const DeviceUnknown = meta.story({
  name: 'Device details missing or too long',
  parameters: {
    page: {
      faults: [{ path: confirmPath, body: JSON.stringify({ success: true, location: `${'Llanfair'.repeat(9)}, GB` }) }],
    },
  },
  play: expectResult(confirmButton, 'qr-confirm.device-unknown', page.needsNoHorizontalScrolling),
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app' } },
  play: inSequence(
    confirmLogin(),
    expectResult(page.title('qr-confirm.confirmed.title'), (context) =>
      expect(getStage(context).hookCalls).toEqual([]),
    ),
  ),
})

// ERR-08
export const NotLoggedInInApp = meta.story({
  name: 'In the mobile app, not logged in: alert that the session has ended',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app' }, isLoggedIn: false },
  play: expectResult(page.alertHasText('error.session-ended.title')),
})
