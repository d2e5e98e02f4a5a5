import { deleteDevice, getDevices } from '../../../api/calls/security.ts'
import type { Device } from '../../../api/shapes/security.ts'
import * as codes from '../../../errors/codes.ts'
import { type Failure, hasCode } from '../../../errors/failure.ts'
import { useChange } from '../../../kit/server-state/index.ts'

/** Logged out elsewhere, so the goal is reached. */
export const isAlreadyLoggedOut = (failure: Failure): boolean => hasCode(failure, codes.unknownDevice)

/**
 * Logs out a device and removes it from the list: optimistically with a rollback (`shows`), or after the server has
 * agreed (`becomes`).
 */
export function useLogOutDevice() {
  const change = useChange(getDevices)
  return (id: string, when: 'shows' | 'becomes') => {
    const without = ({ devices, ...rest }: { devices: Device[] }) => ({
      ...rest,
      devices: devices.filter((device) => device.id !== id),
    })
    return change(deleteDevice, { device_id: id }, { [when]: without, isSoAlready: isAlreadyLoggedOut })
  }
}
