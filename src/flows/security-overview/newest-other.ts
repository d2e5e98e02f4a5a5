import type { Device } from '../../api/schemas/security.ts'

/** The device that was active last, besides the one that asks. One of which no time is known comes after those of which it is. */
export function newestOther(devices: readonly Device[]): Device | undefined {
  const timeOf = ({ last_active_at: time = -Infinity }: Device) => time
  return devices
    .filter(({ current }) => !current)
    .reduce<Device | undefined>((newest, one) => (newest && timeOf(newest) >= timeOf(one) ? newest : one), undefined)
}
