import type { Device } from '../../../api/shapes/security.ts'

/** The kinds of devices, in display order. */
const kinds = ['sync', 'app', 'web'] as const satisfies readonly Device['type'][]

export type DeviceKind = (typeof kinds)[number]

export type DeviceGroup = { kind: DeviceKind; devices: readonly Device[] }

const currentFirst = (devices: readonly Device[]) => [
  ...devices.filter(({ current }) => current),
  ...devices.filter(({ current }) => !current),
]

/**
 * Groups devices by kind (SCR-11). The current device and its group come first; otherwise the server's order is kept. A kind
 * without devices has no group.
 */
export function groupDevices(devices: readonly Device[]): DeviceGroup[] {
  const groups = kinds.map((kind) => ({ kind, devices: currentFirst(devices.filter(({ type }) => type === kind)) }))
  const isHere = ({ devices: [first] }: DeviceGroup) => first?.current === true
  return [...groups.filter(isHere), ...groups.filter((group) => !isHere(group))].filter(
    (group) => group.devices.length > 0,
  )
}

/** The devices that can be logged out in bulk; none if it is unknown which one is the current device. */
export function othersOf(devices: readonly Device[]): Device[] {
  return devices.some(({ current }) => current) ? devices.filter(({ current }) => !current) : []
}
