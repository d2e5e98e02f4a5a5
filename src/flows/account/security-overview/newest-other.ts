import type { Device } from '../../../api/shapes/security.ts'

/** The most recently active other device; devices without a time come last. */
export function newestOther(devices: readonly Device[]): Device | undefined {
  const timeOf = ({ last_active_at: time = -Infinity }: Device) => time
  return devices
    .filter(({ current }) => !current)
    .reduce<Device | undefined>((newest, one) => (newest && timeOf(newest) >= timeOf(one) ? newest : one), undefined)
}
