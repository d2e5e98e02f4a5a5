import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { QrLoginPage } from '../../src/pages/visitor/qr-login.tsx'
import * as page from './page-driver.ts'
import { findAlert, say } from './page-driver.ts'
import { breaks, inTurn, press, sees, step } from './play-driver.ts'
import { code, confirm, passTime, sampleCode, sayNo, says, scan, stopClocks, wordsOf } from './qr-driver.ts'

const checkPath = '/qr_login/check_token'

const meta = preview.meta({
  title: 'Pages/QR login',
  component: QrLoginPage,
  tags: ['page'],
  parameters: { page: { path: '/qr-login' } },
  beforeEach: (context) => {
    stopClocks(context)
    context.msw.use(sampleCode)
  },
})

const expire = step('Three minutes go by', code, passTime(3 * 60_000 + 1))

/** The server answers this of the code from now on. */
const answers = (label: string, fault: Omit<FaultRequest, 'path'>) =>
  step(label, code, breaks({ path: checkPath, ...fault }))

const answersStatus = (label: string, status: string) =>
  answers(label, { body: JSON.stringify({ success: true, status }), times: 'always' })

// SCR-08, VAL-12
export const Default = meta.story({
  play: sees(
    page.title('qr-login.heading'),
    code,
    says(['qr-login.ready.title', { product: 'Portico' }]),
    // The time that is left is not read out by itself.
    (context) => expect(wordsOf(context)).not.toHaveTextContent(say(context, ['qr-login.left.minutes', { count: 3 }])),
    ['qr-login.left.minutes', { count: 3 }],
    page.leads('qr-login.other-way', 'login'),
  ),
})

export const Loading = meta.story({
  name: 'A code is on its way',
  parameters: { page: { faults: [{ path: checkPath, delay_ms: 60_000 }] } },
  play: sees(page.isBusy, (context) => expect(wordsOf(context)).toBeEmptyDOMElement()),
})

export const Scanned = meta.story({
  name: 'Scanned: the phone decides',
  play: inTurn(
    scan,
    sees(
      says('qr-login.scanned.title'),
      says(['qr-login.scanned.text-with-name', { name: 'Mei Lin' }]),
      page.button('qr-login.refresh'),
    ),
  ),
})

export const ScannedByNobodyNamed = meta.story({
  name: 'Scanned, where the server does not say by whom',
  tags: ['unpictured'],
  play: inTurn(
    answersStatus('A phone scans the code, and the server does not say whose', 'scanned'),
    sees(says('qr-login.scanned.text')),
  ),
})

// SCR-08, LOG-01
export const Confirmed = meta.story({
  name: 'Confirmed, on the way',
  parameters: { page: { path: '/qr-login?redirect=/files' } },
  play: inTurn(scan, confirm, sees(says('qr-login.confirmed.title'), page.went('go /files'))),
})

export const Canceled = meta.story({
  name: 'Canceled on the phone',
  play: inTurn(scan, sayNo, sees(says('qr-login.canceled.title'), page.went())),
})

export const Expired = meta.story({
  play: inTurn(expire, sees(says('qr-login.expired.title'), page.button('qr-login.refresh'))),
})

// RQ-12
export const Unclear = meta.story({
  name: 'A status that nobody knows',
  tags: ['unpictured'],
  play: inTurn(
    answersStatus('The server answers a status that nobody knows', 'on_hold'),
    sees(says('qr-login.unclear.title')),
  ),
})

// RQ-12
export const Failed = meta.story({
  name: 'The code does not come',
  parameters: { page: { faults: [{ path: checkPath, status: 500 }] } },
  play: sees(says('qr-login.failed.title'), page.button('qr-login.retry'), page.noAlert),
})

export const NoConnection = meta.story({
  name: 'Without a connection',
  tags: ['unpictured'],
  parameters: { page: { isOffline: true, faults: [{ path: checkPath, reset: true }] } },
  play: sees(says('error.offline.title'), says('qr-login.offline.text'), page.button('qr-login.retry'), page.noAlert),
})

export const Offline = meta.story({
  name: 'Without a connection, then with one',
  parameters: { page: { faults: [{ path: checkPath, reset: true }] } },
  play: inTurn(
    sees(says('qr-login.failed.text')),
    step('They try again, and the connection is back', press('qr-login.retry')),
    sees(code),
  ),
})

export const Refused = meta.story({
  name: 'Confirmed, and refused by the server',
  tags: ['unpictured'],
  play: inTurn(
    answers('The phone confirms, and the server answers 1100007', { error: 'reserved-code' }),
    sees(findAlert, says('qr-login.refused.title'), page.called(checkPath, 2)),
  ),
})

export const OnPhone = meta.story({
  name: 'On a phone: it cannot scan itself',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: '/qr-login?redirect=/files', isMobile: true } },
  play: sees(code, says('qr-login.ready.title-on-phone'), page.leads('qr-login.other-way', 'login?redirect=%2Ffiles')),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: sees(code, says('qr-login.ready.text')),
})

// LOG-01
export const ConfirmedInDesktopClient = meta.story({
  name: 'In the desktop client, confirmed: handed over',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync' } },
  play: inTurn(scan, confirm, sees(says('qr-login.confirmed.title'), page.handedOver, page.went())),
})

export const InApp = meta.story({
  name: 'In the mobile app',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app' } },
  play: sees(says('qr-login.ready.text-on-phone')),
})

export const LastSeconds = meta.story({
  name: 'The last seconds of a code',
  tags: ['unpictured'],
  play: inTurn(
    step(
      'Two and a half minutes go by',
      code,
      page.text(['qr-login.left.minutes', { count: 3 }]),
      passTime(2 * 60_000 + 30_000),
    ),
    sees(['qr-login.left.seconds', { count: 30 }]),
  ),
})
