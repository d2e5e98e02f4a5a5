import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { QrLoginPage } from '../../src/pages/visitor/qr-login.tsx'
import { callsTo, findAlert, stageOf } from './page-driver.ts'
import { qrPanel, sampleCode, stopClocks } from './qr-driver.ts'

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

// SCR-08, VAL-12
export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { canvas, step } = context
    const { t, code, words, says } = await qrPanel(context)
    await step('What must be seen', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('qr-login.heading'))
      await expect(await code()).toBeVisible()
      await says(t('qr-login.ready.title', { product: 'Portico' }))
      // The time that is left is not read out by itself.
      await expect(words()).not.toHaveTextContent(t('qr-login.left.minutes', { count: 3 }))
      await expect(canvas.getByText(t('qr-login.left.minutes', { count: 3 }))).toBeVisible()
      await expect(canvas.getByRole('link', { name: t('qr-login.other-way') })).toHaveAttribute('href', 'login')
    })
  },
})

export const Loading = meta.story({
  name: 'A code is on its way',
  parameters: { page: { path: '/qr-login', faults: [{ path: checkPath, delay_ms: 60_000 }] } },
  play: async (context) => {
    const { words } = await qrPanel(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(context.canvasElement.querySelector('[aria-busy]')).toBeVisible())
      await expect(words()).toBeEmptyDOMElement()
    })
  },
})

export const Scanned = meta.story({
  name: 'Scanned: the phone decides',
  play: async (context) => {
    const { t, tell, says } = await qrPanel(context)
    await tell()
    await context.step('What must be seen', async () => {
      await says(t('qr-login.scanned.title'))
      await says(t('qr-login.scanned.text-with-name', { name: 'Mei Lin' }))
      await expect(context.canvas.getByRole('button', { name: t('qr-login.refresh') })).toBeVisible()
    })
  },
})

export const ScannedByNobodyNamed = meta.story({
  name: 'Scanned, where the server does not say by whom',
  tags: ['unpictured'],
  play: async (context) => {
    const { t, code, says } = await qrPanel(context)
    await context.step('A phone scans the code, and the server does not say whose', async () => {
      await code()
      const body = JSON.stringify({ success: true, status: 'scanned' })
      stageOf(context).service.faults.add({ path: checkPath, body, times: 'always' })
    })
    await context.step('What must be seen', async () => {
      await says(t('qr-login.scanned.text'))
    })
  },
})

// SCR-08, LOG-01
export const Confirmed = meta.story({
  name: 'Confirmed, on the way',
  parameters: { page: { path: '/qr-login?redirect=/files' } },
  play: async (context) => {
    const { t, tell, says } = await qrPanel(context)
    await tell()
    await tell('confirm')
    await context.step('What must be seen', async () => {
      await says(t('qr-login.confirmed.title'))
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
    })
  },
})

export const Canceled = meta.story({
  name: 'Canceled on the phone',
  play: async (context) => {
    const { t, tell, says } = await qrPanel(context)
    await tell()
    await tell('cancel')
    await context.step('What must be seen', async () => {
      await says(t('qr-login.canceled.title'))
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const Expired = meta.story({
  name: 'Expired',
  play: async (context) => {
    const { t, code, says } = await qrPanel(context)
    await context.step('Three minutes go by', async () => {
      await code()
      stopClocks(context).pass(3 * 60_000 + 1)
    })
    await context.step('What must be seen', async () => {
      await says(t('qr-login.expired.title'))
      await expect(context.canvas.getByRole('button', { name: t('qr-login.refresh') })).toBeVisible()
    })
  },
})

export const Refreshed = meta.story({
  name: 'Expired, and a new code shown',
  tags: ['unpictured'],
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t, code, says } = await qrPanel(context)
    let first: string | null
    await step('Three minutes go by', async () => {
      first = (await code()).getAttribute('src')
      stopClocks(context).pass(3 * 60_000 + 1)
    })
    await step('What must be seen', async () => {
      await says(t('qr-login.expired.title'))
    })
    await step('They ask for a new code', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('qr-login.refresh') }))
    })
    await step('What must be seen', async () => {
      await waitFor(async () => expect((await code()).getAttribute('src')).not.toBe(first))
      await says(t('qr-login.ready.title', { product: 'Portico' }))
    })
  },
})

// RQ-12
export const Unclear = meta.story({
  name: 'A status that nobody knows',
  tags: ['unpictured'],
  play: async (context) => {
    const { t, code, says } = await qrPanel(context)
    await context.step('The server answers a status that nobody knows', async () => {
      await code()
      const body = JSON.stringify({ success: true, status: 'on_hold' })
      stageOf(context).service.faults.add({ path: checkPath, body })
    })
    await context.step('What must be seen', async () => {
      await says(t('qr-login.unclear.title'))
    })
  },
})

// RQ-12
export const Failed = meta.story({
  name: 'The code does not come',
  parameters: { page: { path: '/qr-login', faults: [{ path: checkPath, status: 500 }] } },
  play: async (context) => {
    const { canvas, step } = context
    const { t, says } = await qrPanel(context)
    await step('What must be seen', async () => {
      await says(t('qr-login.failed.title'))
      await expect(canvas.getByRole('button', { name: t('qr-login.retry') })).toBeVisible()
      await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
  },
})

export const NoConnection = meta.story({
  name: 'Without a connection',
  tags: ['unpictured'],
  parameters: { page: { path: '/qr-login', isOffline: true, faults: [{ path: checkPath, reset: true }] } },
  play: async (context) => {
    const { canvas, step } = context
    const { t, says } = await qrPanel(context)
    await step('What must be seen', async () => {
      await says(t('error.offline.title'))
      await says(t('qr-login.offline.text'))
      await expect(canvas.getByRole('button', { name: t('qr-login.retry') })).toBeVisible()
      await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
  },
})

export const Offline = meta.story({
  name: 'Without a connection, then with one',
  parameters: { page: { path: '/qr-login', faults: [{ path: checkPath, reset: true }] } },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t, code, says } = await qrPanel(context)
    await step('What must be seen', async () => {
      await says(t('qr-login.failed.text'))
    })
    await step('They try again, and the connection is back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('qr-login.retry') }))
    })
    await step('What must be seen', async () => {
      await expect(await code()).toBeVisible()
    })
  },
})

export const Refused = meta.story({
  name: 'Confirmed, and refused by the server',
  tags: ['unpictured'],
  play: async (context) => {
    const { t, code, says } = await qrPanel(context)
    await context.step('The phone confirms, and the server answers 1100007', async () => {
      await code()
      stageOf(context).service.faults.add({ path: checkPath, error: 'reserved-code' })
    })
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toBeVisible()
      await says(t('qr-login.refused.title'))
      await expect(callsTo(context, checkPath)).toHaveLength(2)
    })
  },
})

export const OnPhone = meta.story({
  name: 'On a phone: it cannot scan itself',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: '/qr-login?redirect=/files', isMobile: true } },
  play: async (context) => {
    const { canvas, step } = context
    const { t, code, says } = await qrPanel(context)
    await step('What must be seen', async () => {
      await code()
      await says(t('qr-login.ready.title-on-phone'))
      const otherWay = canvas.getByRole('link', { name: t('qr-login.other-way') })
      await expect(otherWay).toHaveAttribute('href', 'login?redirect=%2Ffiles')
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path: '/qr-login', client: 'sync' } },
  play: async (context) => {
    const { t, code, says } = await qrPanel(context)
    await context.step('What must be seen', async () => {
      await expect(await code()).toBeVisible()
      await says(t('qr-login.ready.text'))
    })
  },
})

// LOG-01
export const ConfirmedInDesktopClient = meta.story({
  name: 'In the desktop client, confirmed: handed over',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path: '/qr-login', client: 'sync' } },
  play: async (context) => {
    const { t, tell, says } = await qrPanel(context)
    await tell()
    await tell('confirm')
    await context.step('What must be seen', async () => {
      await says(t('qr-login.confirmed.title'))
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: '/qr-login', client: 'app' } },
  play: async (context) => {
    const { t, says } = await qrPanel(context)
    await context.step('What must be seen', async () => {
      await says(t('qr-login.ready.text-on-phone'))
    })
  },
})

export const LastSeconds = meta.story({
  name: 'The last seconds of a code',
  tags: ['unpictured'],
  play: async (context) => {
    const { canvas, step } = context
    const { t, code } = await qrPanel(context)
    await step('Two and a half minutes go by', async () => {
      await code()
      await canvas.findByText(t('qr-login.left.minutes', { count: 3 }))
      const { clock } = stageOf(context).environment.host
      const now = clock.now() + 2 * 60_000 + 30_000
      Object.assign(clock, { now: () => now })
    })
    await step('What must be seen', async () => {
      await expect(await canvas.findByText(t('qr-login.left.seconds', { count: 30 }))).toBeVisible()
    })
  },
})
