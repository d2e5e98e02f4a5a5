import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { QrLoginPage } from '../../src/pages/qr-login.tsx'
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
    const { canvas } = context
    const { t, code, words, says } = await qrPanel(context)
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('qr-login.heading'))
    await expect(await code()).toBeVisible()
    await says(t('qr-login.ready.title', { product: 'Portico' }))
    // The time that is left is not read out by itself.
    await expect(words()).not.toHaveTextContent(t('qr-login.left.minutes', { count: 3 }))
    await expect(canvas.getByText(t('qr-login.left.minutes', { count: 3 }))).toBeVisible()
    await expect(canvas.getByRole('link', { name: t('qr-login.other-way') })).toHaveAttribute('href', 'login')
  },
})

export const Loading = meta.story({
  name: 'A code is on its way',
  parameters: { page: { path: '/qr-login', faults: [{ path: checkPath, delay_ms: 60_000 }] } },
  play: async (context) => {
    const { words } = await qrPanel(context)
    await waitFor(() => expect(context.canvasElement.querySelector('[aria-busy]')).toBeVisible())
    await expect(words()).toBeEmptyDOMElement()
  },
})

export const Scanned = meta.story({
  name: 'Scanned: the phone decides',
  play: async (context) => {
    const { t, tell, says } = await qrPanel(context)
    await tell()
    await says(t('qr-login.scanned.title'))
    await says(t('qr-login.scanned.text-with-name', { name: 'Mei Lin' }))
    await expect(context.canvas.getByRole('button', { name: t('qr-login.refresh') })).toBeVisible()
  },
})

export const ScannedByNobodyNamed = meta.story({
  name: 'Scanned, where the server does not say by whom',
  play: async (context) => {
    const { t, code, says } = await qrPanel(context)
    await code()
    const body = JSON.stringify({ success: true, status: 'scanned' })
    stageOf(context).service.faults.add({ path: checkPath, body, times: 'always' })
    await says(t('qr-login.scanned.text'))
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
    await says(t('qr-login.confirmed.title'))
    await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
  },
})

export const Canceled = meta.story({
  name: 'Canceled on the phone',
  play: async (context) => {
    const { t, tell, says } = await qrPanel(context)
    await tell()
    await tell('cancel')
    await says(t('qr-login.canceled.title'))
    await expect(stageOf(context).visits).toEqual([])
  },
})

export const Expired = meta.story({
  name: 'Expired',
  play: async (context) => {
    const { t, code, says } = await qrPanel(context)
    await code()
    stopClocks(context).pass(3 * 60_000 + 1)
    await says(t('qr-login.expired.title'))
    await expect(context.canvas.getByRole('button', { name: t('qr-login.refresh') })).toBeVisible()
  },
})

export const Refreshed = meta.story({
  name: 'Expired, and a new code shown',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, code, says } = await qrPanel(context)
    const first = (await code()).getAttribute('src')
    stopClocks(context).pass(3 * 60_000 + 1)
    await says(t('qr-login.expired.title'))
    await userEvent.click(canvas.getByRole('button', { name: t('qr-login.refresh') }))
    await waitFor(async () => expect((await code()).getAttribute('src')).not.toBe(first))
    await says(t('qr-login.ready.title', { product: 'Portico' }))
  },
})

// RQ-12
export const Unclear = meta.story({
  name: 'A status that nobody knows',
  play: async (context) => {
    const { t, code, says } = await qrPanel(context)
    await code()
    const body = JSON.stringify({ success: true, status: 'on_hold' })
    stageOf(context).service.faults.add({ path: checkPath, body })
    await says(t('qr-login.unclear.title'))
  },
})

// RQ-12
export const Failed = meta.story({
  name: 'The code does not come',
  parameters: { page: { path: '/qr-login', faults: [{ path: checkPath, status: 500 }] } },
  play: async (context) => {
    const { canvas } = context
    const { t, says } = await qrPanel(context)
    await says(t('qr-login.failed.title'))
    await expect(canvas.getByRole('button', { name: t('qr-login.retry') })).toBeVisible()
    await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

export const Offline = meta.story({
  name: 'Without a connection, then with one',
  parameters: { page: { path: '/qr-login', faults: [{ path: checkPath, reset: true }] } },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, code, says } = await qrPanel(context)
    await says(t('qr-login.failed.text'))
    await userEvent.click(canvas.getByRole('button', { name: t('qr-login.retry') }))
    await expect(await code()).toBeVisible()
  },
})

export const Refused = meta.story({
  name: 'Confirmed, and refused by the server',
  play: async (context) => {
    const { t, code, says } = await qrPanel(context)
    await code()
    stageOf(context).service.faults.add({ path: checkPath, error: 'reserved-code' })
    await expect(await findAlert()).toBeVisible()
    await says(t('qr-login.refused.title'))
    await expect(callsTo(context, checkPath)).toHaveLength(2)
  },
})

export const OnPhone = meta.story({
  name: 'On a phone: it cannot scan itself',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: '/qr-login?redirect=/files', isMobile: true } },
  play: async (context) => {
    const { canvas } = context
    const { t, code, says } = await qrPanel(context)
    await code()
    await says(t('qr-login.ready.title-on-phone'))
    const otherWay = canvas.getByRole('link', { name: t('qr-login.other-way') })
    await expect(otherWay).toHaveAttribute('href', 'login?redirect=%2Ffiles')
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path: '/qr-login', client: 'sync' } },
  play: async (context) => {
    const { t, code, says } = await qrPanel(context)
    await expect(await code()).toBeVisible()
    await says(t('qr-login.ready.text'))
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
    await says(t('qr-login.confirmed.title'))
    await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
    await expect(stageOf(context).visits).toEqual([])
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: '/qr-login', client: 'app' } },
  play: async (context) => {
    const { t, says } = await qrPanel(context)
    await says(t('qr-login.ready.text-on-phone'))
  },
})

export const LastSeconds = meta.story({
  name: 'The last seconds of a code',
  play: async (context) => {
    const { canvas } = context
    const { t, code } = await qrPanel(context)
    await code()
    await canvas.findByText(t('qr-login.left.minutes', { count: 3 }))
    const { clock } = stageOf(context).environment.host
    const now = clock.now() + 2 * 60_000 + 30_000
    Object.assign(clock, { now: () => now })
    await expect(await canvas.findByText(t('qr-login.left.seconds', { count: 30 }))).toBeVisible()
  },
})
