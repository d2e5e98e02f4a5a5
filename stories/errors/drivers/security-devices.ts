import { people } from '../../../mocks/personas/people.ts'
import { deletePath, deviceList } from '../../pages/devices-driver.ts'
import { driveErrors } from '../error-driver.ts'
import { securityDevices } from '../screens/security-devices.ts'

export const securityDevicesErrors = driveErrors<typeof securityDevices>({
  screen: securityDevices,
  page: { enteredAs: people.mei.email },
  moments: {
    'log-out': {
      label: 'A member opens the list of devices',
      call: deletePath,
      reach: (context) => deviceList(context).loaded(),
      act: (context) => deviceList(context).logOutAndConfirm('MEI-THINKPAD'),
    },
  },
  own: {},
})
