import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { SecurityDevicesPage } from '../../src/pages/security-devices.tsx'
import { answering, deletePath, deviceList, drawn, stopClocks } from './devices-driver.ts'
import { stageOf } from './page-driver.ts'

const page = { path: '/security/devices', enteredAs: 'mei.lin@example.com' }

const meta = preview.meta({
  title: 'Pages/Account security/Devices/Told',
  component: SecurityDevicesPage,
  parameters: { page },
  beforeEach: (context) => stopClocks(context),
})

export const AllOut = meta.story({
  name: 'All others are logged out',
  play: async (context) => {
    const { t, loaded, rows, logOutOthersAndConfirm, toasted } = deviceList(context)
    await loaded()
    const count = rows().length - 1
    await expect(count).toBeGreaterThan(1)
    await logOutOthersAndConfirm()
    await expect(await toasted(t('devices.all-logged-out', { count }))).toBeVisible()
    await expect(rows()).toHaveLength(1)
  },
})

export const OutAlready = meta.story({
  name: 'One was logged out already, elsewhere',
  parameters: { page: { ...page, faults: [answering(drawn)] } },
  play: async (context) => {
    const { t, loaded, logOutAndConfirm, toasted } = deviceList(context)
    await loaded()
    await logOutAndConfirm('STUDIO-PC-04')
    await expect(await toasted(t('devices.already-out', { name: 'STUDIO-PC-04' }))).toBeVisible()
  },
})

export const Stopped = meta.story({
  name: 'Stopped: how many were logged out until then',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t, loaded, rows, logOutOthersAndConfirm, toasted } = deviceList(context)
    stageOf(context).service.faults.add({ path: deletePath, delay_ms: 1000 })
    await loaded()
    const total = rows().length - 1
    await logOutOthersAndConfirm()
    await userEvent.click(await canvas.findByRole('button', { name: t('devices.stop') }))
    await waitFor(() => expect(canvas.queryByRole('progressbar')).toBeNull())
    await expect(await toasted(t('devices.stopped', { done: 1, total }))).toBeVisible()
  },
})
