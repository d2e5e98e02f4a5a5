import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { people } from '../../mocks/personas/people.ts'
import { SecurityDevicesPage } from '../../src/pages/account/security-devices.tsx'
import { securityDevicesErrors } from '../errors/drivers/account.ts'
import { playCode } from '../errors/play-code.ts'
import {
  answering,
  deletePath,
  devicesPath,
  drawn,
  loaded,
  logOut,
  logOutAndConfirm,
  logOutOthers,
  logOutOthersAndConfirm,
  noOthers,
  openList,
  rows,
  rowsOf,
  stopClocks,
} from './devices-driver.ts'
import * as page from './page-driver.ts'
import { callsTo, say } from './page-driver.ts'
import { breaks, inTurn, keeps, press, sees, step } from './play-driver.ts'

const meta = preview.meta({
  title: 'Pages/Account security/Devices',
  component: SecurityDevicesPage,
  tags: ['page'],
  parameters: { page: { path: '/security/devices', enteredAs: people.mei.email } },
  beforeEach: (context) => stopClocks(context),
})

/** Devices as the server names them. */
const named = (...devices: readonly object[]) => ({ page: { faults: [answering(devices)] } })

/** Somebody with a long list. */
const ofTomas = { page: { enteredAs: people.tomas.email } }

const toPassword = page.leads('devices.change-password', '../security/password')

/** How the server answers one logging out after the other. */
const answersInTurn = (label: string, ...faults: Omit<FaultRequest, 'path'>[]) =>
  step(label, breaks(...faults.map((fault) => ({ path: deletePath, ...fault }))))

// SCR-11, VAL-11
export const Default = meta.story({
  parameters: named(...drawn),
  play: sees(
    loaded,
    rows(4),
    async (context) => {
      const [first] = rowsOf(context) as [HTMLElement]
      await expect(first).toHaveTextContent(`Mei’s MacBook Air${say(context, 'devices.this')}`)
      await expect(first).toHaveTextContent(say(context, 'devices.active-now'))
      await expect(within(first).queryByRole('button')).not.toBeInTheDocument()
    },
    page.literal('Portico 8.3.0 · Hangzhou · 60.176.41.90'),
    ['time.minutes-ago', { count: 12 }],
    logOut('Chrome on Windows'),
    logOutOthers,
    toPassword,
  ),
})

export const Loading = meta.story({
  name: 'The devices are on their way',
  parameters: { page: { faults: [{ path: devicesPath, delay_ms: 60_000 }] } },
  play: sees('security.loading', noOthers),
})

export const Failing = meta.story({
  name: 'The devices could not be had: why, and once more',
  parameters: { page: { faults: [{ path: devicesPath, status: 500 }] } },
  play: inTurn(
    sees('error.status-500.title', toPassword, page.noAlert),
    step('They try again', press('error-card.retry')),
    sees(loaded, rows(4), page.none('button', 'error-card.retry')),
  ),
})

export const OnlyThisDevice = meta.story({
  name: 'Only this device is logged in',
  parameters: named(...drawn.slice(0, 1)),
  play: sees(loaded, rows(1), 'devices.alone.title', noOthers),
})

export const OneOther = meta.story({
  name: 'One other: it has its own button alone',
  tags: ['unpictured'],
  parameters: named(...drawn.slice(0, 2)),
  play: sees(loaded, rows(2), noOthers, page.noText('devices.alone.title'), toPassword),
})

// SCR-11
export const TwoOfThis = meta.story({
  name: 'Two that the server takes for this device: nothing says that it is the only one',
  tags: ['unpictured'],
  parameters: named(...['a', 'b'].map((id) => ({ id, name: 'Chrome · Linux', type: 'web', current: true }))),
  play: sees(rows(2), page.noText('devices.alone.title')),
})

export const None = meta.story({
  name: 'No device is known',
  parameters: named(),
  play: sees('devices.none', rows(0), page.noText('devices.alone.title')),
})

export const Many = meta.story({
  name: 'A long list',
  parameters: ofTomas,
  play: sees(loaded, rows(25), ({ canvas }) => expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)),
})

const longName = 'THE-COMPUTER-IN-THE-CORNER-OF-THE-OFFICE-THAT-NOBODY-EVER-TURNS-OFF-BECAUSE-IT-MAY-NOT-START-AGAIN'

export const OddAnswers = meta.story({
  name: 'A server that says little, too much, or something odd',
  parameters: named(
    { id: 'long', name: longName, type: 'sync', location: 'Llanfairpwllgwyngyll, GB', ip: '2001:db8::7334' },
    { id: 'nameless', name: '', type: 'app', last_active_at: Date.parse('2025-03-09T10:00:00+08:00') },
    { id: 'watch', name: 'Watch', type: 'watch', last_active_at: 'lately' },
    { name: 'Without an id' },
  ),
  play: sees(
    page.literal(longName),
    rows(3),
    logOut((context) => say(context, 'devices.kind.app')),
    logOut('Watch'),
    // Nobody knows which one this is: all others would be this one as well.
    noOthers,
    page.fits,
  ),
})

// XS-2
export const EndlessNames = meta.story({
  name: 'Endless names, and names from right to left, stay in their place',
  parameters: named(
    { id: 'endless', name: 'x'.repeat(10_000), type: 'sync', location: 'y'.repeat(10_000), ip: '101.86.24.7' },
    { id: 'marked', name: 'pay\u202Egnp.exe', type: 'app', ip: '101.86.24.8' },
    { id: 'rtl', name: 'حاسوب المكتب', type: 'web', location: 'الرياض', ip: '101.86.24.9' },
  ),
  play: sees(
    page.literal('paygnp.exe'),
    async (context) => {
      for (const row of rowsOf(context)) await expect(row.getBoundingClientRect().height).toBeLessThan(300)
    },
    page.literal('\u2068الرياض\u2069 · 101.86.24.9'),
    // In a sentence as well, where numbers and signs stand beside it.
    logOut('\u2068حاسوب المكتب\u2069'),
    page.fits,
  ),
})

export const Asking = meta.story({
  name: 'Asked before one is logged out',
  parameters: named(...drawn),
  play: inTurn(
    step('A member asks to log out a device', press(logOut('STUDIO-PC-04'))),
    sees(
      page.alertSays(['devices.ask.title', { name: 'STUDIO-PC-04' }], 'devices.ask.body'),
      page.called(deletePath, 0),
    ),
  ),
})

// SCR-11, AC-6
export const LoggedOut = meta.story({
  name: 'One was logged out, and the focus is where its row was',
  play: inTurn(
    openList,
    logOutAndConfirm('MEI-THINKPAD'),
    sees(
      page.anywhere(page.text(['devices.logged-out', { name: 'MEI-THINKPAD' }])),
      rows(3),
      page.focused(logOut('iPhone 17')),
      page.called(deletePath),
    ),
  ),
})

export const Refused = meta.story({
  name: 'The server refuses: the row comes back, and it is said',
  tags: ['unpictured'],
  parameters: { page: { faults: [answering(drawn), { path: deletePath, status: 500 }] } },
  play: inTurn(
    openList,
    step('The server answers 500', logOutAndConfirm('STUDIO-PC-04')),
    sees(page.alertSays('error.status-500.title')),
    keeps(page.literal('STUDIO-PC-04')),
  ),
})

export const AskingForAll = meta.story({
  name: 'Asked before all others are logged out',
  parameters: ofTomas,
  play: inTurn(
    step('A member asks to log out all other devices', loaded, press(logOutOthers)),
    sees(page.alertSays(['devices.ask-others.title', { count: 24 }])),
  ),
})

export const LoggingAllOut = meta.story({
  name: 'All others leave, one after the other',
  parameters: ofTomas,
  play: inTurn(
    answersInTurn('The server hangs at the third device', { delay_ms: 10 }, { delay_ms: 10 }, { delay_ms: 60_000 }),
    openList,
    logOutOthersAndConfirm,
    sees(
      async (context) => {
        const name = say(context, ['devices.progress', { place: 3, total: 24 }])
        await expect(await context.canvas.findByRole('progressbar', { name })).toHaveAttribute('value', '2')
      },
      rows(23),
      page.called(deletePath, 2),
      page.movedTo('security.nav.devices'),
      page.ready('devices.stop'),
    ),
  ),
})

export const Stopping = meta.story({
  name: 'Stopped: the one on its way comes to its end first',
  parameters: ofTomas,
  play: inTurn(
    answersInTurn('The server is slow to answer', { delay_ms: 60_000 }),
    openList,
    logOutOthersAndConfirm,
    step('They stop it', press('devices.stop')),
    sees(page.busy('devices.stop')),
  ),
})

const refusal = [{ error_code: 1000000, error_msg: 'This device is busy. Please try again later.' }]

export const SomeFailed = meta.story({
  name: 'Some could not be logged out: which, why, and once more',
  parameters: ofTomas,
  play: inTurn(
    answersInTurn(
      'The server refuses three of the devices',
      ...[{}, { status: 500 }, {}, { error: refusal }, { status: 500 }].map((fault) => ({ delay_ms: 1, ...fault })),
    ),
    openList,
    logOutOthersAndConfirm,
    sees(
      // 24 calls, one after the other.
      (context) =>
        context.canvas.findByText(say(context, ['devices.failed.title', { count: 3 }]), undefined, { timeout: 20_000 }),
      ['devices.failed.done', { done: 21, total: 24 }],
      'error.status-500.title',
      page.literal('This device is busy. Please try again later.'),
      page.button('devices.failed.again'),
      // This one and the three; their names stand above as well.
      (context) => expect(rowsOf(context).filter((row) => within(row).queryByRole('button'))).toHaveLength(3),
    ),
  ),
})

export const ConnectionLost = meta.story({
  name: 'The connection was lost on the way',
  parameters: ofTomas,
  play: inTurn(
    answersInTurn(
      'The connection drops at the third device',
      { delay_ms: 1 },
      { delay_ms: 1 },
      { delay_ms: 1, reset: true },
    ),
    openList,
    logOutOthersAndConfirm,
    sees(
      'error.unreachable.title',
      ['devices.failed.done', { done: 2, total: 24 }],
      page.button('devices.lost.go-on'),
      (context) => expect(callsTo(context, deletePath).length).toBeLessThanOrEqual(3),
    ),
  ),
})

export const Phone = meta.story({
  name: 'On a small phone',
  globals: { viewport: { value: 'small' } },
  parameters: named(...drawn),
  play: sees(logOut('iPhone 15 Pro'), page.fits),
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { client: 'app', faults: [answering(drawn)] } },
  play: sees(loaded, rows(4)),
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { client: 'sync', faults: [answering(drawn)] } },
  play: sees(loaded, logOutOthers),
})

export const CurrentDevice = meta.story({
  name: '1900006 · The device in use cannot be logged out',
  tags: ['!autodocs'],
  play: playCode(securityDevicesErrors, 'log-out', {
    by: 'currentDevice',
    words: ({ security }) => security.currentDevice,
  }),
})
