import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { SecurityDevicesPage } from '../../src/pages/account/security-devices.tsx'
import {
  deletePath,
  exampleDevices,
  logOutAndConfirm,
  logOutOthersAndConfirm,
  openList,
  respondWithDevices,
  stopClocks,
} from './devices-driver.ts'
import * as page from './page-driver.ts'
import { getStage, type Text } from './page-driver.ts'
import { expectResult, inSequence, press, step } from './play-driver.ts'
import { rowCount } from './security-driver.ts'

const meta = preview.meta({
  id: 'pages-account-security-devices-notices',
  title: 'Pages/Account security/Devices/Notices',
  component: SecurityDevicesPage,
  parameters: { page: { path: '/security/devices', loggedInAs: people.mei.email } },
  beforeEach: (context) => stopClocks(context),
})

const findToast = (message: Text) => page.anywhere(page.text(message))

export const AllLoggedOut = meta.story({
  name: 'All other devices logged out',
  play: inSequence(
    openList,
    expectResult(rowCount(4)),
    logOutOthersAndConfirm,
    expectResult(findToast(['devices.all-logged-out', { count: 3 }]), rowCount(1)),
  ),
})

export const AlreadyLoggedOut = meta.story({
  name: '1900005 · Device already logged out elsewhere',
  parameters: { page: { faults: [respondWithDevices(exampleDevices)] } },
  play: inSequence(
    openList,
    logOutAndConfirm('STUDIO-PC-04'),
    expectResult(findToast(['devices.already-logged-out', { name: 'STUDIO-PC-04' }])),
  ),
})

export const Stopped = meta.story({
  name: 'Logging out stopped, with the number of devices logged out',
  play: async (context) => {
    const respond = getStage(context).service.faults.hold({ path: deletePath })
    await inSequence(
      openList,
      expectResult(rowCount(4)),
      logOutOthersAndConfirm,
      step('Stop logging out devices, and the server responds', press('devices.stop'), respond),
      expectResult(page.noElement('progressbar'), findToast(['devices.stopped', { done: 1, total: 3 }])),
    )(context)
  },
})
