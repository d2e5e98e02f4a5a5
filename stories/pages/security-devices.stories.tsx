import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { SecurityDevicesPage } from '../../src/pages/account/security-devices.tsx'
import { securityDevicesErrors } from '../errors/drivers/security-devices.ts'
import { codePage, playCode } from '../errors/play-code.ts'
import { answering, deletePath, deviceList, devicesPath, drawn, stopClocks } from './devices-driver.ts'
import { findAlert, press, stageOf } from './page-driver.ts'

const path = '/security/devices'
const ofMei = { path, enteredAs: people.mei.email, faults: [answering(drawn)] }
const ofTomas = { path, enteredAs: people.tomas.email }

const meta = preview.meta({
  title: 'Pages/Account security/Devices',
  component: SecurityDevicesPage,
  tags: ['page'],
  parameters: { page: { path, enteredAs: people.mei.email } },
  beforeEach: (context) => {
    stopClocks(context)
  },
})

// SCR-11, VAL-11
export const Default = meta.story({
  name: 'Default',
  parameters: { page: ofMei },
  play: async (context) => {
    const { canvas } = context
    const { t, loaded, rows, logOut, others } = deviceList(context)
    await context.step('What must be seen', async () => {
      await loaded()
      await expect(rows()).toHaveLength(4)
      await expect(rows()[0]).toHaveTextContent(`Mei’s MacBook Air${t('devices.this')}`)
      await expect(rows()[0]).toHaveTextContent(t('devices.active-now'))
      await expect(within(rows()[0] as HTMLElement).queryByRole('button')).not.toBeInTheDocument()
      await expect(canvas.getByText('Portico 8.3.0 · Hangzhou · 60.176.41.90')).toBeVisible()
      await expect(canvas.getByText(t('time.minutes-ago', { count: 12 }))).toBeVisible()
      await expect(logOut('Chrome on Windows')).toBeVisible()
      await expect(others()).toBeVisible()
      await expect(canvas.getByRole('link', { name: t('devices.change-password') })).toHaveAttribute(
        'href',
        '../security/password',
      )
    })
  },
})

export const Loading = meta.story({
  name: 'The devices are on their way',
  parameters: { page: { path, enteredAs: people.mei.email, faults: [{ path: devicesPath, delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t, others } = deviceList(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('security.loading'))).toBeInTheDocument()
      await expect(others()).not.toBeInTheDocument()
    })
  },
})

export const Failing = meta.story({
  name: 'The devices could not be had: why, and once more',
  parameters: { page: { path, enteredAs: people.mei.email, faults: [{ path: devicesPath, status: 500 }] } },
  play: async (context) => {
    const { canvas } = context
    const { t, loaded, rows } = deviceList(context)
    const retry = () => canvas.queryByRole('button', { name: t('error-card.retry') })
    await context.step('What must be seen', async () => {
      await expect(await canvas.findByText(t('error.status-500.title'))).toBeVisible()
      await expect(retry()).toBeVisible()
      await expect(canvas.getByRole('link', { name: t('devices.change-password') })).toBeVisible()
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
    await context.step('They try again', () => press(context, t('error-card.retry')))
    await context.step('What must be seen', async () => {
      await loaded()
      await expect(rows()).toHaveLength(4)
      await expect(retry()).not.toBeInTheDocument()
    })
  },
})

export const OnlyThisDevice = meta.story({
  name: 'Only this device is logged in',
  parameters: { page: { path, enteredAs: people.mei.email, faults: [answering(drawn.slice(0, 1))] } },
  play: async (context) => {
    const { t, loaded, rows, others } = deviceList(context)
    await context.step('What must be seen', async () => {
      await loaded()
      await expect(rows()).toHaveLength(1)
      await expect(context.canvas.getByText(t('devices.alone.title'))).toBeVisible()
      await expect(others()).not.toBeInTheDocument()
    })
  },
})

export const OneOther = meta.story({
  name: 'One other: it has its own button alone',
  tags: ['unpictured'],
  parameters: { page: { path, enteredAs: people.mei.email, faults: [answering(drawn.slice(0, 2))] } },
  play: async (context) => {
    const { t, loaded, rows, others } = deviceList(context)
    await context.step('What must be seen', async () => {
      await loaded()
      await expect(rows()).toHaveLength(2)
      await expect(others()).not.toBeInTheDocument()
      await expect(context.canvas.queryByText(t('devices.alone.title'))).not.toBeInTheDocument()
      await expect(context.canvas.getByRole('link', { name: t('devices.change-password') })).toHaveAttribute(
        'href',
        '../security/password',
      )
    })
  },
})

// SCR-11
export const TwoOfThis = meta.story({
  name: 'Two that the server takes for this device: nothing says that it is the only one',
  tags: ['unpictured'],
  parameters: {
    page: {
      path,
      enteredAs: people.mei.email,
      faults: [answering(['a', 'b'].map((id) => ({ id, name: 'Chrome · Linux', type: 'web', current: true })))],
    },
  },
  play: async (context) => {
    const { t, rows } = deviceList(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(rows()).toHaveLength(2))
      await expect(context.canvas.queryByText(t('devices.alone.title'))).not.toBeInTheDocument()
    })
  },
})

export const None = meta.story({
  name: 'No device is known',
  parameters: { page: { path, enteredAs: people.mei.email, faults: [answering([])] } },
  play: async (context) => {
    const { t, rows } = deviceList(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('devices.none'))).toBeVisible()
      await expect(rows()).toHaveLength(0)
      await expect(context.canvas.queryByText(t('devices.alone.title'))).not.toBeInTheDocument()
    })
  },
})

export const Many = meta.story({
  name: 'A long list',
  parameters: { page: ofTomas },
  play: async (context) => {
    const { loaded, rows } = deviceList(context)
    await context.step('What must be seen', async () => {
      await loaded()
      await expect(rows()).toHaveLength(25)
      await expect(context.canvas.getAllByRole('heading', { level: 2 })).toHaveLength(3)
    })
  },
})

const longName = 'THE-COMPUTER-IN-THE-CORNER-OF-THE-OFFICE-THAT-NOBODY-EVER-TURNS-OFF-BECAUSE-IT-MAY-NOT-START-AGAIN'

export const OddAnswers = meta.story({
  name: 'A server that says little, too much, or something odd',
  parameters: {
    page: {
      path,
      enteredAs: people.mei.email,
      faults: [
        answering([
          { id: 'long', name: longName, type: 'sync', location: 'Llanfairpwllgwyngyll, GB', ip: '2001:db8::7334' },
          { id: 'nameless', name: '', type: 'app', last_active_at: Date.parse('2025-03-09T10:00:00+08:00') },
          { id: 'watch', name: 'Watch', type: 'watch', last_active_at: 'lately' },
          { name: 'Without an id' },
        ]),
      ],
    },
  },
  play: async (context) => {
    const { canvas } = context
    const { t, rows, logOut, others } = deviceList(context)
    await context.step('What must be seen', async () => {
      await expect(await canvas.findByText(longName)).toBeVisible()
      await expect(rows()).toHaveLength(3)
      await expect(logOut(t('devices.kind.app'))).toBeVisible()
      await expect(logOut('Watch')).toBeVisible()
      // Nobody knows which one this is: all others would be this one as well.
      await expect(others()).not.toBeInTheDocument()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

// XS-2
export const EndlessNames = meta.story({
  name: 'Endless names, and names from right to left, stay in their place',
  parameters: {
    page: {
      path,
      enteredAs: people.mei.email,
      faults: [
        answering([
          { id: 'endless', name: 'x'.repeat(10_000), type: 'sync', location: 'y'.repeat(10_000), ip: '101.86.24.7' },
          { id: 'marked', name: 'pay\u202Egnp.exe', type: 'app', ip: '101.86.24.8' },
          { id: 'rtl', name: 'حاسوب المكتب', type: 'web', location: 'الرياض', ip: '101.86.24.9' },
        ]),
      ],
    },
  },
  play: async (context) => {
    const { t, rows } = deviceList(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText('paygnp.exe')).toBeVisible()
      for (const row of rows()) await expect(row.getBoundingClientRect().height).toBeLessThan(300)
      await expect(await context.canvas.findByText('\u2068الرياض\u2069 · 101.86.24.9')).toBeVisible()
      // In a sentence as well, where numbers and signs stand beside it.
      const name = '\u2068حاسوب المكتب\u2069'
      await expect(context.canvas.getByRole('button', { name: t('devices.log-out-one', { name }) })).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

export const Asking = meta.story({
  name: 'Asked before one is logged out',
  parameters: { page: ofMei },
  play: async (context) => {
    const { t, loaded, logOut, asked } = deviceList(context)
    await context.step('A member asks to log out a device', async () => {
      await loaded()
      await context.userEvent.click(logOut('STUDIO-PC-04'))
    })
    await context.step('What must be seen', async () => {
      const question = await findAlert()
      await expect(question).toHaveAccessibleName(t('devices.ask.title', { name: 'STUDIO-PC-04' }))
      await expect(question).toHaveAccessibleDescription(t('devices.ask.body'))
      await expect(asked()).toEqual([])
    })
  },
})

// SCR-11, AC-6
export const LoggedOut = meta.story({
  name: 'One was logged out, and the focus is where its row was',
  play: async (context) => {
    const { t, loaded, rows, logOut, logOutAndConfirm, toasted, asked } = deviceList(context)
    await context.step('A member opens the list of devices', async () => {
      await loaded()
    })
    await logOutAndConfirm('MEI-THINKPAD')
    await context.step('What must be seen', async () => {
      await expect(await toasted(t('devices.logged-out', { name: 'MEI-THINKPAD' }))).toBeVisible()
      await expect(rows()).toHaveLength(3)
      await waitFor(() => expect(logOut('iPhone 17')).toHaveFocus())
      await expect(asked()).toHaveLength(1)
    })
  },
})

export const Refused = meta.story({
  name: 'The server refuses: the row comes back, and it is said',
  tags: ['unpictured'],
  parameters: { page: { ...ofMei, faults: [answering(drawn), { path: deletePath, status: 500 }] } },
  play: async (context) => {
    const { t, loaded, logOutAndConfirm } = deviceList(context)
    await context.step('A member opens the list of devices', async () => {
      await loaded()
    })
    await context.step('The server answers 500', () => logOutAndConfirm('STUDIO-PC-04'))
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await findAlert()).toHaveAccessibleName(t('error.status-500.title')))
    })
    await context.step('What must not be lost', async () => {
      await expect(await context.canvas.findByText('STUDIO-PC-04')).toBeVisible()
    })
  },
})

export const AskingForAll = meta.story({
  name: 'Asked before all others are logged out',
  parameters: { page: ofTomas },
  play: async (context) => {
    const { t, loaded, others } = deviceList(context)
    await context.step('A member asks to log out all other devices', async () => {
      await loaded()
      await context.userEvent.click(others() as HTMLElement)
    })
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName(t('devices.ask-others.title', { count: 24 }))
    })
  },
})

export const LoggingAllOut = meta.story({
  name: 'All others leave, one after the other',
  parameters: { page: ofTomas },
  play: async (context) => {
    const { canvas } = context
    const { t, loaded, rows, logOutOthersAndConfirm, asked } = deviceList(context)
    await context.step('The server hangs at the third device', () => {
      const { faults } = stageOf(context).service
      for (const delay_ms of [10, 10, 60_000]) faults.add({ path: deletePath, delay_ms })
    })
    await context.step('A member opens the list of devices', async () => {
      await loaded()
    })
    await logOutOthersAndConfirm()
    await context.step('What must be seen', async () => {
      const progress = t('devices.progress', { place: 3, total: 24 })
      await expect(await canvas.findByRole('progressbar', { name: progress })).toHaveAttribute('value', '2')
      await expect(rows()).toHaveLength(23)
      await expect(asked()).toHaveLength(2)
      await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus())
      await expect(canvas.getByRole('button', { name: t('devices.stop') })).toBeEnabled()
    })
  },
})

export const Stopping = meta.story({
  name: 'Stopped: the one on its way comes to its end first',
  parameters: { page: ofTomas },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, loaded, logOutOthersAndConfirm } = deviceList(context)
    await context.step('The server is slow to answer', () => {
      stageOf(context).service.faults.add({ path: deletePath, delay_ms: 60_000 })
    })
    await context.step('A member opens the list of devices', async () => {
      await loaded()
    })
    await logOutOthersAndConfirm()
    await context.step('They stop it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('devices.stop') }))
    })
    await context.step('What must be seen', async () => {
      const stop = canvas.getByRole('button', { name: t('devices.stop') })
      await waitFor(() => expect(stop).toHaveAttribute('aria-busy', 'true'))
    })
  },
})

export const SomeFailed = meta.story({
  name: 'Some could not be logged out: which, why, and once more',
  parameters: { page: ofTomas },
  play: async (context) => {
    const { canvas } = context
    const { t, loaded, rows, logOutOthersAndConfirm } = deviceList(context)
    await context.step('The server refuses three of the devices', () => {
      const { faults } = stageOf(context).service
      const refusal = [{ error_code: 1000000, error_msg: 'This device is busy. Please try again later.' }]
      for (const fault of [{}, { status: 500 }, {}, { error: refusal }, { status: 500 }])
        faults.add({ path: deletePath, delay_ms: 1, ...fault })
    })
    await context.step('A member opens the list of devices', async () => {
      await loaded()
    })
    await logOutOthersAndConfirm()
    await context.step('What must be seen', async () => {
      // 24 calls, one after the other.
      const title = await canvas.findByText(t('devices.failed.title', { count: 3 }), undefined, { timeout: 20_000 })
      await expect(title).toBeVisible()
      await expect(canvas.getByText(t('devices.failed.done', { done: 21, total: 24 }))).toBeVisible()
      await expect(canvas.getByText(t('error.status-500.title'))).toBeVisible()
      await expect(canvas.getByText('This device is busy. Please try again later.')).toBeVisible()
      await expect(canvas.getByRole('button', { name: t('devices.failed.again') })).toBeVisible()
      // This one and the three; their names stand above as well.
      await expect(rows().filter((row) => within(row).queryByRole('button'))).toHaveLength(3)
    })
  },
})

export const ConnectionLost = meta.story({
  name: 'The connection was lost on the way',
  parameters: { page: ofTomas },
  play: async (context) => {
    const { canvas } = context
    const { t, loaded, logOutOthersAndConfirm, asked } = deviceList(context)
    await context.step('The connection drops at the third device', () => {
      const { faults } = stageOf(context).service
      for (const fault of [{}, {}, { reset: true }]) faults.add({ path: deletePath, delay_ms: 1, ...fault })
    })
    await context.step('A member opens the list of devices', async () => {
      await loaded()
    })
    await logOutOthersAndConfirm()
    await context.step('What must be seen', async () => {
      await expect(await canvas.findByText(t('error.unreachable.title'))).toBeVisible()
      await expect(canvas.getByText(t('devices.failed.done', { done: 2, total: 24 }))).toBeVisible()
      await expect(canvas.getByRole('button', { name: t('devices.lost.go-on') })).toBeVisible()
      await expect(asked().length).toBeLessThanOrEqual(3)
    })
  },
})

export const Phone = meta.story({
  name: 'On a small phone',
  globals: { viewport: { value: 'small' } },
  parameters: { page: ofMei },
  play: async (context) => {
    const { loaded, logOut } = deviceList(context)
    await context.step('What must be seen', async () => {
      await loaded()
      await expect(logOut('iPhone 15 Pro')).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...ofMei, client: 'app' } },
  play: async (context) => {
    const { loaded, rows } = deviceList(context)
    await context.step('What must be seen', async () => {
      await loaded()
      await expect(rows()).toHaveLength(4)
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...ofMei, client: 'sync' } },
  play: async (context) => {
    const { loaded, others } = deviceList(context)
    await context.step('What must be seen', async () => {
      await loaded()
      await expect(others()).toBeVisible()
    })
  },
})

export const CurrentDevice = meta.story({
  name: '1900006 · The device in use cannot be logged out',
  tags: ['!autodocs'],
  parameters: codePage(securityDevicesErrors, 'log-out'),
  play: (context) =>
    playCode(context, securityDevicesErrors, 'log-out', {
      by: 'currentDevice',
      words: ({ security }) => security.currentDevice,
    }),
})
