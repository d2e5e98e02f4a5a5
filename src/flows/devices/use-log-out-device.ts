import { deleteDevice, getDevices } from '../../api/calls/security.ts'
import type { Device } from '../../api/schemas/security.ts'
import { type Failure, saysCode } from '../../errors/failure.ts'
import { useChange } from '../server-state/index.ts'

/** Somebody has logged the device out in the meantime, so what was wanted is so. */
export const isOutAlready = (failure: Failure): boolean => saysCode(failure, '1900005')

/**
 * Logs a device out, and takes it off the list: at once, to be put back where the server refuses (`shows`), or only once the
 * server has agreed (`becomes`).
 */
export function useLogOutDevice() {
  const change = useChange(getDevices)
  return (id: string, when: 'shows' | 'becomes') => {
    const without = ({ devices, ...rest }: { devices: Device[] }) => ({
      ...rest,
      devices: devices.filter((device) => device.id !== id),
    })
    return change(deleteDevice, { device_id: id }, { [when]: without, isSoAlready: isOutAlready })
  }
}
