import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { QrLoginPage } from '../../src/pages/visitor/qr-login.tsx'
import * as page from './page-driver.ts'
import { findAlert, translate } from './page-driver.ts'
import { addFaults, expectResult, inSequence, step } from './play-driver.ts'
import {
  cancel,
  confirm,
  findStatus,
  passTime,
  qrCode,
  scan,
  serveSampleCode,
  status,
  stopClocks,
} from './qr-driver.ts'

const checkPath = '/qr_login/check_token'

const meta = preview.meta({
  title: 'Pages/QR login',
  component: QrLoginPage,
  tags: ['page'],
  parameters: { page: { path: '/qr-login' } },
  beforeEach: (context) => {
    stopClocks(context)
    context.msw.use(serveSampleCode)
  },
})

const expire = step('Three minutes pass', qrCode, passTime(3 * 60_000 + 1))

/** Applies a fault to the next status check, or to the next `times` checks. */
const respondWith = (label: string, fault: Omit<FaultRequest, 'path'>) =>
  step(label, qrCode, addFaults({ path: checkPath, ...fault }))

const respondWithStatus = (label: string, qrStatus: string) =>
  respondWith(label, { body: JSON.stringify({ success: true, status: qrStatus }), times: 'always' })

// SCR-08, VAL-12
export const Default = meta.story({
  play: expectResult(
    page.title('qr-login.heading'),
    qrCode,
    status(['qr-login.ready.title', { product: 'Portico' }]),
    // The remaining time is shown outside the status region, so that it is not announced.
    (context) =>
      expect(findStatus(context)).not.toHaveTextContent(translate(context, ['qr-login.left.minutes', { count: 3 }])),
    ['qr-login.left.minutes', { count: 3 }],
    page.linksTo('qr-login.other-method', 'login'),
  ),
})

export const Loading = meta.story({
  name: 'Loading',
  parameters: { page: { faults: [{ path: checkPath, delay_ms: 60_000 }] } },
  play: expectResult(page.loading, status(['qr-login.ready.title', { product: 'Portico' }])),
})

export const Scanned = meta.story({
  name: 'Scanned, waiting for the phone',
  play: inSequence(
    scan,
    expectResult(
      status('qr-login.scanned.title'),
      status(['qr-login.scanned.text-with-name', { name: 'Mei Lin' }]),
      page.button('qr-login.refresh'),
    ),
  ),
})

export const ScannedByUnknownUser = meta.story({
  name: 'Scanned by an unknown user',
  tags: ['no-screenshot'],
  play: inSequence(
    respondWithStatus('A phone scans the code, and the response does not name the user', 'scanned'),
    expectResult(status('qr-login.scanned.text')),
  ),
})

// SCR-08, LOG-01
export const Confirmed = meta.story({
  name: 'Confirmed, opening the files',
  parameters: { page: { path: '/qr-login?redirect=/files' } },
  play: inSequence(
    scan,
    confirm,
    expectResult(status('qr-login.confirmed.title'), page.expectNavigations('go /files')),
  ),
})

export const Canceled = meta.story({
  name: 'Canceled on the phone',
  play: inSequence(scan, cancel, expectResult(status('qr-login.canceled.title'), page.expectNavigations())),
})

export const Expired = meta.story({
  play: inSequence(expire, expectResult(status('qr-login.expired.title'), page.button('qr-login.refresh'))),
})

// RQ-12
export const UnknownStatus = meta.story({
  name: 'Unknown status',
  tags: ['no-screenshot'],
  play: inSequence(
    respondWithStatus('The server returns an unknown status', 'on_hold'),
    expectResult(status('qr-login.unknown-status.title')),
  ),
})

// RQ-12
export const Failed = meta.story({
  name: '500 · Code could not be loaded',
  parameters: { page: { faults: [{ path: checkPath, status: 500 }] } },
  play: expectResult(status('qr-login.failed.title'), page.button('qr-login.retry'), page.noAlert),
})

export const ConfirmedButRejected = meta.story({
  name: '1100007 · Confirmed, but rejected by the server',
  tags: ['no-screenshot'],
  play: inSequence(
    respondWith('The phone confirms, and the server returns 1100007', { error: 'reserved-code' }),
    expectResult(findAlert, status('qr-login.rejected.title'), page.called(checkPath, 2)),
  ),
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: '/qr-login?redirect=/files', isMobile: true } },
  play: expectResult(
    qrCode,
    status('qr-login.ready.title-on-phone'),
    page.linksTo('qr-login.other-method', 'login?redirect=%2Ffiles'),
  ),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: expectResult(qrCode, status('qr-login.ready.text')),
})

// LOG-01
export const ConfirmedInDesktopClient = meta.story({
  name: 'In the desktop client: confirmed',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: inSequence(
    scan,
    confirm,
    expectResult(status('qr-login.confirmed.title'), page.loginPassedToClient, page.expectNavigations()),
  ),
})

export const InApp = meta.story({
  name: 'In the mobile app',
  tags: ['no-screenshot'],
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app' } },
  play: expectResult(status('qr-login.ready.text-on-phone')),
})

export const LastSeconds = meta.story({
  name: 'Last seconds of a code',
  tags: ['no-screenshot'],
  play: inSequence(
    step(
      'Two and a half minutes pass',
      qrCode,
      page.text(['qr-login.left.minutes', { count: 3 }]),
      passTime(2 * 60_000 + 30_000),
    ),
    expectResult(['qr-login.left.seconds', { count: 30 }]),
  ),
})
