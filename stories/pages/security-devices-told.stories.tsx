import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { SecurityDevicesPage } from '../../src/pages/account/security-devices.tsx'
import {
  answering,
  deletePath,
  drawn,
  logOut,
  logOutAndConfirm,
  logOutOthersAndConfirm,
  openList,
  rows,
  stopClocks,
} from './devices-driver.ts'
import * as page from './page-driver.ts'
import { say, stageOf, type Text } from './page-driver.ts'
import { inTurn, press, sees, step } from './play-driver.ts'

const meta = preview.meta({
  id: 'pages-account-security-devices-told',
  title: 'Pages/Account security/Devices/Notices',
  component: SecurityDevicesPage,
  parameters: { page: { path: '/security/devices', enteredAs: people.mei.email } },
  beforeEach: (context) => stopClocks(context),
})

/** What a toast says. */
const toasted = (words: Text) => page.anywhere(page.text(words))

export const AllOut = meta.story({
  name: 'All others are logged out',
  play: inTurn(
    openList,
    sees(rows(4)),
    logOutOthersAndConfirm,
    sees(toasted(['devices.all-logged-out', { count: 3 }]), rows(1)),
  ),
})

export const OutAlready = meta.story({
  name: '1900005 · One was logged out already, elsewhere',
  parameters: { page: { faults: [answering(drawn)] } },
  play: inTurn(
    openList,
    logOutAndConfirm('STUDIO-PC-04'),
    sees(toasted(['devices.already-out', { name: 'STUDIO-PC-04' }])),
  ),
})

// SCR-11
export const OneName = meta.story({
  name: 'Devices of one name are told apart by where and when they were active',
  tags: ['unpictured'],
  parameters: { page: { faults: [answering(drawn.map((device) => ({ ...device, name: 'Firefox · Windows' })))] } },
  play: inTurn(
    openList,
    sees(
      logOut('Firefox · Windows · Hangzhou'),
      logOut('Firefox · Windows · Singapore'),
      logOut((context) => `Firefox · Windows · Shanghai · ${say(context, ['time.minutes-ago', { count: 12 }])}`),
    ),
    logOutAndConfirm('Firefox · Windows · Hangzhou'),
    sees(toasted(['devices.already-out', { name: 'Firefox · Windows · Hangzhou' }])),
  ),
})

export const Stopped = meta.story({
  name: 'Stopped: how many were logged out until then',
  play: async (context) => {
    const answers = stageOf(context).service.faults.hold({ path: deletePath })
    await inTurn(
      openList,
      sees(rows(4)),
      logOutOthersAndConfirm,
      step('They stop it, and the server answers', press('devices.stop'), answers),
      sees(page.none('progressbar'), toasted(['devices.stopped', { done: 1, total: 3 }])),
    )(context)
  },
})
