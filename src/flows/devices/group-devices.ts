import type { Device } from '../../api/schemas/security.ts'

/** The kinds of devices in the order in which they are listed. */
const kinds = ['sync', 'app', 'web'] as const satisfies readonly Device['type'][]

export type DeviceKind = (typeof kinds)[number]

export type DeviceGroup = { kind: DeviceKind; devices: readonly Device[] }

const currentFirst = (devices: readonly Device[]) => [
  ...devices.filter(({ current }) => current),
  ...devices.filter(({ current }) => !current),
]

/**
 * Devices by kind (SCR-11). The group of the current one comes first, and in it the current one; else they stay in the order
 * of the server. A kind without devices has no group.
 */
export function groupDevices(devices: readonly Device[]): DeviceGroup[] {
  const groups = kinds.map((kind) => ({ kind, devices: currentFirst(devices.filter(({ type }) => type === kind)) }))
  const isHere = ({ devices: [first] }: DeviceGroup) => first?.current === true
  return [...groups.filter(isHere), ...groups.filter((group) => !isHere(group))].filter(
    (group) => group.devices.length > 0,
  )
}

/** The devices that can all be logged out at once: none where it is not known which of them this one is. */
export function othersOf(devices: readonly Device[]): Device[] {
  return devices.some(({ current }) => current) ? devices.filter(({ current }) => !current) : []
}
