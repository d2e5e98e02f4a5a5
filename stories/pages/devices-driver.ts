import { expect, screen, waitFor, within } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import { callsTo, findAlert, type PlayContext, stageOf } from './page-driver.ts'

/** The time at which every story of devices stands still. */
const now = Date.parse('2026-11-20T10:00:00+08:00')
const minute = 60_000
const day = 24 * 60 * minute

export const devicesPath = '/security/get_devices'
export const deletePath = '/security/delete_device'

/** Stops the service's clock and the page's, at one time: so "2 hours ago" is the same in every picture. */
export function stopClocks(context: Pick<PlayContext, 'loaded'>): void {
  const { service, environment } = stageOf(context)
  Object.assign(service.clock, { now: () => now })
  Object.assign(environment.host.clock, { now: () => now })
}
/** Devices as a server may name them, those of the drawing. */
export const drawn = [
  {
    id: 'air',
    name: 'Mei’s MacBook Air',
    type: 'sync',
    client_version: '8.4.1',
    last_active_at: now,
    ip: '101.86.24.7',
    location: 'Shanghai',
    current: true,
  },
  {
    id: 'studio',
    name: 'STUDIO-PC-04',
    type: 'sync',
    client_version: '8.3.0',
    last_active_at: now - day,
    ip: '60.176.41.90',
    location: 'Hangzhou',
    current: false,
  },
  {
    id: 'phone',
    name: 'iPhone 15 Pro',
    type: 'app',
    client_version: '6.12',
    last_active_at: now - 12 * minute,
    ip: '101.86.24.7',
    location: 'Shanghai',
    current: false,
  },
  {
    id: 'chrome',
    name: 'Chrome on Windows',
    type: 'web',
    last_active_at: now - 11 * day,
    ip: '118.189.60.2',
    location: 'Singapore',
    current: false,
  },
]

/** A server that names these devices, or whatever else stands there. */
export const answering = (devices: readonly object[]): FaultRequest => ({
  path: devicesPath,
  body: JSON.stringify({ success: true, devices }),
})

/** The list's parts, in the language of the story. */
export function deviceList(context: Pick<PlayContext, 'canvas' | 'globals' | 'loaded' | 'step' | 'userEvent'>) {
  const { canvas, step, userEvent } = context
  const { t } = textsOf(context)
  const main = () => within(canvas.getByRole('main'))
  const confirm = async (action: string) => {
    const question = await findAlert()
    await userEvent.click(within(question).getByRole('button', { name: action }))
    await waitFor(() => expect(question).not.toBeInTheDocument())
  }
  return {
    t,
    loaded: () => canvas.findByText(t('devices.this')),
    rows: () => main().queryAllByRole('listitem'),
    /** The button of a device, by its name. */
    logOut: (name: string) => main().getByRole('button', { name: t('devices.log-out-one', { name }) }),
    others: () => main().queryByRole('button', { name: t('devices.log-out-others') }),
    /** Presses, and says yes to the question. */
    logOutAndConfirm: async (name: string) =>
      step(`They log out ${name} and confirm it`, async () => {
        await userEvent.click(await main().findByRole('button', { name: t('devices.log-out-one', { name }) }))
        await confirm(t('devices.log-out'))
      }),
    logOutOthersAndConfirm: async () =>
      step('They log out all other devices and confirm it', async () => {
        await userEvent.click(await main().findByRole('button', { name: t('devices.log-out-others') }))
        await confirm(t('devices.log-out-others'))
      }),
    /** Finds what a toast says. */
    toasted: (text: string) => screen.findByText(text),
    asked: () => callsTo(context, deletePath),
  }
}
