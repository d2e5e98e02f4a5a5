import type { Device } from '../../../api/shapes/security.ts'

/** The device kinds in display order. */
const kinds = ['sync', 'app', 'web'] as const satisfies readonly Device['type'][]

export type DeviceKind = (typeof kinds)[number]

export type DeviceGroup = { kind: DeviceKind; devices: readonly Device[] }

const withCurrentFirst = (devices: readonly Device[]) => [
  ...devices.filter(({ current }) => current),
  ...devices.filter(({ current }) => !current),
]

/** Groups devices by kind. The current device and its group come first. Other devices keep their order (SCR-11). */
export function groupDevices(devices: readonly Device[]): DeviceGroup[] {
  const groups = kinds.map((kind) => ({ kind, devices: withCurrentFirst(devices.filter(({ type }) => type === kind)) }))
  const hasCurrent = ({ devices: [first] }: DeviceGroup) => first?.current === true
  return [...groups.filter(hasCurrent), ...groups.filter((group) => !hasCurrent(group))].filter(
    (group) => group.devices.length > 0,
  )
}

/** Returns the devices to log out in bulk, or none if the current device is unknown. */
export function findOtherDevices(devices: readonly Device[]): Device[] {
  return devices.some(({ current }) => current) ? devices.filter(({ current }) => !current) : []
}
