import { deletePath, deviceList } from '../../pages/devices-driver.ts'
import { member } from '../../pages/security-overview-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { securityDevices } from '../screens/security-devices.ts'

export const securityDevicesErrors = driveErrors<typeof securityDevices>({
  screen: securityDevices,
  page: { enteredAs: member },
  moments: {
    'log-out': {
      call: deletePath,
      reach: (context) => deviceList(context).loaded(),
      act: (context) => deviceList(context).logOutAndConfirm('MEI-THINKPAD'),
    },
  },
  own: {},
})
