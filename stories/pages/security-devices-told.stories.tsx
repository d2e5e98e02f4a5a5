import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { people } from '../../mocks/personas/people.ts'
import { SecurityDevicesPage } from '../../src/pages/account/security-devices.tsx'
import { answering, deletePath, deviceList, drawn, stopClocks } from './devices-driver.ts'
import { stageOf } from './page-driver.ts'

const page = { path: '/security/devices', enteredAs: people.mei.email }

const meta = preview.meta({
  id: 'pages-account-security-devices-told',
  title: 'Pages/Account security/Devices/Notices',
  component: SecurityDevicesPage,
  parameters: { page },
  beforeEach: (context) => stopClocks(context),
})

export const AllOut = meta.story({
  name: 'All others are logged out',
  play: async (context) => {
    const { t, loaded, rows, logOutOthersAndConfirm, toasted } = deviceList(context)
    await context.step('A member opens the list of devices', async () => {
      await loaded()
      await expect(rows().length).toBeGreaterThan(2)
    })
    const count = rows().length - 1
    await logOutOthersAndConfirm()
    await context.step('What must be seen', async () => {
      await expect(await toasted(t('devices.all-logged-out', { count }))).toBeVisible()
      await expect(rows()).toHaveLength(1)
    })
  },
})

export const OutAlready = meta.story({
  name: '1900005 · One was logged out already, elsewhere',
  parameters: { page: { ...page, faults: [answering(drawn)] } },
  play: async (context) => {
    const { t, loaded, logOutAndConfirm, toasted } = deviceList(context)
    await context.step('A member opens the list of devices', async () => {
      await loaded()
    })
    await logOutAndConfirm('STUDIO-PC-04')
    await context.step('What must be seen', async () => {
      await expect(await toasted(t('devices.already-out', { name: 'STUDIO-PC-04' }))).toBeVisible()
    })
  },
})

// SCR-11
export const OneName = meta.story({
  name: 'Devices of one name are told apart by where and when they were active',
  tags: ['unpictured'],
  parameters: {
    page: { ...page, faults: [answering(drawn.map((device) => ({ ...device, name: 'Firefox · Windows' })))] },
  },
  play: async (context) => {
    const { t, loaded, logOut, logOutAndConfirm, toasted } = deviceList(context)
    await context.step('A member opens the list of devices', async () => {
      await loaded()
    })
    const ago = t('time.minutes-ago', { count: 12 })
    await context.step('What must be heard', async () => {
      await expect(logOut('Firefox · Windows · Hangzhou')).toBeVisible()
      await expect(logOut('Firefox · Windows · Singapore')).toBeVisible()
      await expect(logOut(`Firefox · Windows · Shanghai · ${ago}`)).toBeVisible()
    })
    await logOutAndConfirm('Firefox · Windows · Hangzhou')
    await context.step('What must be seen', async () => {
      await expect(await toasted(t('devices.already-out', { name: 'Firefox · Windows · Hangzhou' }))).toBeVisible()
    })
  },
})

export const Stopped = meta.story({
  name: 'Stopped: how many were logged out until then',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, loaded, rows, logOutOthersAndConfirm, toasted } = deviceList(context)
    let answer = () => {}
    await context.step('The server is slow to answer', () => {
      answer = stageOf(context).service.faults.hold({ path: deletePath })
    })
    await context.step('A member opens the list of devices', async () => {
      await loaded()
    })
    const total = rows().length - 1
    await logOutOthersAndConfirm()
    await context.step('They stop it', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: t('devices.stop') }))
      answer()
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
      await expect(await toasted(t('devices.stopped', { done: 1, total }))).toBeVisible()
    })
  },
})
