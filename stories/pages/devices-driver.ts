import { expect, within } from 'storybook/test'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import * as page from './page-driver.ts'
import { type Find, getStage, type PlayContext, type PlayStep, translate } from './page-driver.ts'
import { confirm, press, step } from './play-driver.ts'

/** The time at which the clocks stop. */
const now = Date.parse('2026-11-20T10:00:00+08:00')
const minute = 60_000
const day = 24 * 60 * minute

export const devicesPath = '/security/get_devices'
export const deletePath = '/security/delete_device'

/** Stops the clocks of the service and the page, so that every screenshot shows the same relative times. */
export function stopClocks(context: Pick<PlayContext, 'loaded'>): void {
  const { service, environment } = getStage(context)
  Object.assign(service.clock, { now: () => now })
  Object.assign(environment.host.clock, { now: () => now })
}

const shanghai = { ip: '101.86.24.7', location: 'Shanghai' }
const hangzhou = { ip: '60.176.41.90', location: 'Hangzhou' }
const singapore = { ip: '118.189.60.2', location: 'Singapore' }

/** Four devices, including the current one, that cover every client type. */
export const exampleDevices = [
  { id: 'air', name: 'Mei’s MacBook Air', type: 'sync', client_version: '8.4.1', ago: 0, ...shanghai, current: true },
  { id: 'studio', name: 'STUDIO-PC-04', type: 'sync', client_version: '8.3.0', ago: day, ...hangzhou },
  { id: 'phone', name: 'iPhone 15 Pro', type: 'app', client_version: '6.12', ago: 12 * minute, ...shanghai },
  { id: 'chrome', name: 'Chrome on Windows', type: 'web', ago: 11 * day, ...singapore },
].map(({ ago, ...device }) => ({ ...device, last_active_at: now - ago }))

/** Creates a fault that makes the server return these devices, even if they violate the contract. */
export const respondWithDevices = (devices: readonly object[]): FaultRequest => ({
  path: devicesPath,
  body: JSON.stringify({ success: true, devices }),
})

const withinMain = ({ canvas }: Pick<PlayContext, 'canvas'>) => within(canvas.getByRole('main'))

export const listLoaded = page.text('devices.this')

export const openList = step('Open the list of devices', listLoaded)

export const logOutButton =
  (name: string | ((context: PlayContext) => string)): Find =>
  (context) => {
    const values = { name: typeof name === 'string' ? name : name(context) }
    return withinMain(context).findByRole('button', { name: translate(context, ['devices.log-out-one', values]) })
  }

export const logOutOthersButton: Find = (context) =>
  withinMain(context).findByRole('button', { name: translate(context, 'devices.log-out-others') })

export const noLogOutOthersButton: PlayStep = (context) =>
  expect(
    withinMain(context).queryByRole('button', { name: translate(context, 'devices.log-out-others') }),
  ).not.toBeInTheDocument()

export const logOutAndConfirm = (name: string, label = `Log out ${name} and confirm`) =>
  step(label, press(logOutButton(name)), confirm('devices.log-out'))

export const logOutOthersAndConfirm = step(
  'Log out all other devices and confirm',
  press(logOutOthersButton),
  confirm('devices.log-out-others'),
)
