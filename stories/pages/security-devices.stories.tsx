import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { people } from '../../mocks/personas/people.ts'
import { SecurityDevicesPage } from '../../src/pages/account/security-devices.tsx'
import {
  deletePath,
  devicesPath,
  exampleDevices,
  listLoaded,
  logOutAndConfirm,
  logOutButton,
  logOutOthersAndConfirm,
  logOutOthersButton,
  noLogOutOthersButton,
  openList,
  respondWithDevices,
  stopClocks,
} from './devices-driver.ts'
import * as page from './page-driver.ts'
import { callsTo, translate } from './page-driver.ts'
import { addFaults, expectResult, expectUnchanged, inSequence, press, step } from './play-driver.ts'
import { findRows, rowCount } from './security-driver.ts'

const meta = preview.meta({
  title: 'Pages/Account security/Devices',
  component: SecurityDevicesPage,
  tags: ['page'],
  parameters: { page: { path: '/security/devices', loggedInAs: people.mei.email } },
  beforeEach: (context) => stopClocks(context),
})

/** Returns page parameters that make the server return these devices. */
const withDevices = (...devices: readonly object[]) => ({ page: { faults: [respondWithDevices(devices)] } })

/** Page parameters for a user with many devices. */
const manyDevices = { page: { loggedInAs: people.tomas.email } }

const passwordLink = page.linksTo('devices.change-password', '../security/password')

/** Sets the server's responses to the log-out calls, in order. */
const logOutResponses = (label: string, ...faults: Omit<FaultRequest, 'path'>[]) =>
  step(label, addFaults(...faults.map((fault) => ({ path: deletePath, ...fault }))))

// SCR-11, VAL-11
export const Default = meta.story({
  parameters: withDevices(...exampleDevices),
  play: expectResult(
    listLoaded,
    rowCount(4),
    async (context) => {
      const [firstRow] = findRows(context) as [HTMLElement]
      await expect(firstRow).toHaveTextContent(`Mei’s MacBook Air${translate(context, 'devices.this')}`)
      await expect(firstRow).toHaveTextContent(translate(context, 'devices.active-now'))
      await expect(within(firstRow).queryByRole('button')).not.toBeInTheDocument()
    },
    page.literal('Portico 8.3.0 · Hangzhou · 60.176.41.90'),
    ['time.minutes-ago', { count: 12 }],
    logOutButton('Chrome on Windows'),
    logOutOthersButton,
    passwordLink,
  ),
})

export const Loading = meta.story({
  name: 'Loading',
  parameters: { page: { faults: [{ path: devicesPath, delay_ms: 60_000 }] } },
  play: expectResult('security.loading', noLogOutOthersButton),
})

export const LoadFailed = meta.story({
  name: '500 · Devices could not be loaded',
  parameters: { page: { faults: [{ path: devicesPath, status: 500 }] } },
  play: inSequence(
    expectResult('error.status-500.title', passwordLink, page.noAlert),
    step('Try again', press('error-card.retry')),
    expectResult(listLoaded, rowCount(4), page.noElement('button', 'error-card.retry')),
  ),
})

export const OnlyThisDevice = meta.story({
  name: 'Only this device',
  parameters: withDevices(...exampleDevices.slice(0, 1)),
  play: expectResult(listLoaded, rowCount(1), 'devices.alone.title', noLogOutOthersButton),
})

export const NoDevices = meta.story({
  name: 'No devices',
  parameters: withDevices(),
  play: expectResult('devices.none', rowCount(0), page.noText('devices.alone.title')),
})

export const LongList = meta.story({
  name: 'Long list',
  parameters: manyDevices,
  play: expectResult(listLoaded, rowCount(25), ({ canvas }) =>
    expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3),
  ),
})

const longName = 'THE-COMPUTER-IN-THE-CORNER-OF-THE-OFFICE-THAT-NOBODY-EVER-TURNS-OFF-BECAUSE-IT-MAY-NOT-START-AGAIN'

export const MalformedDetails = meta.story({
  name: 'Device details missing, too long or malformed',
  parameters: withDevices(
    { id: 'long', name: longName, type: 'sync', location: 'Llanfairpwllgwyngyll, GB', ip: '2001:db8::7334' },
    { id: 'nameless', name: '', type: 'app', last_active_at: Date.parse('2025-03-09T10:00:00+08:00') },
    { id: 'watch', name: 'Watch', type: 'watch', last_active_at: 'lately' },
    { name: 'Without an id' },
  ),
  play: expectResult(
    page.literal(longName),
    rowCount(3),
    logOutButton((context) => translate(context, 'devices.kind.app')),
    logOutButton('Watch'),
    // The current device is unknown, so logging out all other devices would include it.
    noLogOutOthersButton,
    page.needsNoHorizontalScrolling,
  ),
})

// XS-2
export const EndlessNames = meta.story({
  name: 'Very long names and right-to-left names',
  parameters: withDevices(
    { id: 'endless', name: 'x'.repeat(10_000), type: 'sync', location: 'y'.repeat(10_000), ip: '101.86.24.7' },
    { id: 'marked', name: 'pay\u202Egnp.exe', type: 'app', ip: '101.86.24.8' },
    { id: 'rtl', name: 'حاسوب المكتب', type: 'web', location: 'الرياض', ip: '101.86.24.9' },
  ),
  play: expectResult(
    page.literal('paygnp.exe'),
    async (context) => {
      for (const row of findRows(context)) await expect(row.getBoundingClientRect().height).toBeLessThan(300)
    },
    page.literal('\u2068الرياض\u2069 · 101.86.24.9'),
    // Right-to-left names are isolated within translated messages, too.
    logOutButton('\u2068حاسوب المكتب\u2069'),
    page.needsNoHorizontalScrolling,
  ),
})

export const ConfirmLoggingOut = meta.story({
  name: 'Confirmation before logging out a device',
  parameters: withDevices(...exampleDevices),
  play: inSequence(
    step('Ask to log out a device', press(logOutButton('STUDIO-PC-04'))),
    expectResult(
      page.alertHasText(['devices.confirm.title', { name: 'STUDIO-PC-04' }], 'devices.confirm.body'),
      page.called(deletePath, 0),
    ),
  ),
})

// SCR-11, AC-6
export const LoggedOut = meta.story({
  name: 'Device logged out: focus moves to the next row',
  play: inSequence(
    openList,
    logOutAndConfirm('MEI-THINKPAD'),
    expectResult(
      page.anywhere(page.text(['devices.logged-out', { name: 'MEI-THINKPAD' }])),
      rowCount(3),
      page.focused(logOutButton('iPhone 17')),
      page.called(deletePath),
    ),
  ),
})

export const LogOutFailed = meta.story({
  name: '500 · Logging out fails: the row returns',
  tags: ['no-screenshot'],
  parameters: { page: { faults: [respondWithDevices(exampleDevices), { path: deletePath, status: 500 }] } },
  play: inSequence(
    openList,
    step('The server returns 500 when the user logs out a device', logOutAndConfirm('STUDIO-PC-04')),
    expectResult(page.alertHasText('error.status-500.title')),
    expectUnchanged(page.literal('STUDIO-PC-04')),
  ),
})

export const ConfirmLoggingOutOthers = meta.story({
  name: 'Confirmation before logging out all other devices',
  parameters: manyDevices,
  play: inSequence(
    step('Ask to log out all other devices', listLoaded, press(logOutOthersButton)),
    expectResult(page.alertHasText(['devices.confirm-others.title', { count: 24 }])),
  ),
})

export const LoggingOutOthers = meta.story({
  name: 'Logging out all other devices',
  parameters: manyDevices,
  play: inSequence(
    logOutResponses('The server hangs on the third device', { delay_ms: 10 }, { delay_ms: 10 }, { delay_ms: 60_000 }),
    openList,
    logOutOthersAndConfirm,
    expectResult(
      async (context) => {
        const name = translate(context, ['devices.progress', { place: 3, total: 24 }])
        await expect(await context.canvas.findByRole('progressbar', { name })).toHaveAttribute('value', '2')
      },
      rowCount(23),
      page.called(deletePath, 2),
      page.focusedTitle('security.nav.devices'),
      page.ready('devices.stop'),
    ),
  ),
})

export const Stopping = meta.story({
  name: 'Stopping once the log-out in progress has finished',
  parameters: manyDevices,
  play: inSequence(
    logOutResponses('The server is slow to respond', { delay_ms: 60_000 }),
    openList,
    logOutOthersAndConfirm,
    step('Stop logging out devices', press('devices.stop')),
    expectResult(page.busy('devices.stop')),
  ),
})

const busyError = [{ error_code: 1000000, error_msg: 'This device is busy. Please try again later.' }]

export const SomeFailed = meta.story({
  name: 'Some devices could not be logged out',
  parameters: manyDevices,
  play: inSequence(
    logOutResponses(
      'Logging out fails for three of the devices',
      ...[{}, { status: 500 }, {}, { error: busyError }, { status: 500 }].map((fault) => ({ delay_ms: 1, ...fault })),
    ),
    openList,
    logOutOthersAndConfirm,
    expectResult(
      // 24 sequential calls may take longer than the default timeout.
      (context) =>
        context.canvas.findByText(translate(context, ['devices.failed.title', { count: 3 }]), undefined, {
          timeout: 20_000,
        }),
      ['devices.failed.done', { done: 21, total: 24 }],
      'error.status-500.title',
      page.literal('This device is busy. Please try again later.'),
      page.button('devices.failed.again'),
      // The names of the three devices also appear above the list, so only rows with buttons are counted.
      (context) => expect(findRows(context).filter((row) => within(row).queryByRole('button'))).toHaveLength(3),
    ),
  ),
})

export const ConnectionLost = meta.story({
  name: 'Connection lost while logging out',
  parameters: manyDevices,
  play: inSequence(
    logOutResponses(
      'The connection drops at the third device',
      { delay_ms: 1 },
      { delay_ms: 1 },
      { delay_ms: 1, reset: true },
    ),
    openList,
    logOutOthersAndConfirm,
    expectResult(
      'error.unreachable.title',
      ['devices.failed.done', { done: 2, total: 24 }],
      page.button('devices.failed.continue'),
      (context) => expect(callsTo(context, deletePath)).toHaveLength(3),
    ),
  ),
})
