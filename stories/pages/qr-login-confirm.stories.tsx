import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { QrLoginConfirmPage } from '../../src/pages/visitor/qr-login-confirm.tsx'
import { callsTo, findAlert, type PlayContext, press, stageOf } from './page-driver.ts'
import { openConfirmLink, question } from './qr-confirm-driver.ts'
import { stopClocks } from './qr-driver.ts'

const confirmPath = '/qr_login/confirm_login'
const path = '/qr-login/confirm'

/** What the page has told the server: nothing but that it was scanned, until something is pressed (RD-7). */
const actionsOf = (context: Pick<PlayContext, 'loaded'>) =>
  callsTo(context, confirmPath).map(({ data }) => (data as { action?: string }).action)

const meta = preview.meta({
  title: 'Pages/QR login, confirm',
  component: QrLoginConfirmPage,
  tags: ['page'],
  parameters: { page: { path } },
  beforeEach: (context) => {
    stopClocks(context)
    return openConfirmLink(context, context.parameters.isStranger !== true)
  },
})

// SCR-08, RD-7
export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { canvas, step } = context
    const { t, yes, no, isTitled } = question(context)
    await step('What must be seen', async () => {
      await expect(await yes()).toBeEnabled()
      await expect(await no()).toBeEnabled()
      await isTitled(t('qr-confirm.heading'))
      await expect(canvas.getByText('Chrome · Windows')).toBeVisible()
      await expect(canvas.getByText(t('qr-confirm.intro'))).toBeVisible()
      await expect(actionsOf(context)).toEqual([undefined])
    })
  },
})

export const Looking = meta.story({
  name: 'Who asks is not known yet',
  parameters: { page: { path, faults: [{ path: confirmPath, delay_ms: 60_000 }] } },
  play: async (context) => {
    const { canvasElement, canvas, step } = context
    const { t } = question(context)
    await step('What must be seen', async () => {
      await waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible())
      await expect(canvas.queryByRole('button', { name: t('qr-confirm.confirm') })).not.toBeInTheDocument()
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  play: async (context) => {
    const { yes, no } = question(context)
    await context.step('They confirm, and the server takes its time', async () => {
      await yes()
      stageOf(context).service.faults.add({ path: confirmPath, delay_ms: 60_000 })
      await context.userEvent.click(await yes())
    })
    await context.step('What must be seen', async () => {
      await expect(await yes()).toHaveAttribute('aria-busy', 'true')
      await expect(await no()).toBeDisabled()
    })
  },
})

// SCR-08, RD-7
export const Confirmed = meta.story({
  name: 'Logged in on the other device',
  play: async (context) => {
    const { t, isTitled } = question(context)
    await context.step('They confirm the login', async () => {
      await press(context, t('qr-confirm.confirm'))
    })
    await context.step('What must be seen', async () => {
      await isTitled(t('qr-confirm.confirmed.title'))
      await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus()
      await expect(actionsOf(context)).toEqual([undefined, 'confirm'])
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const Canceled = meta.story({
  name: 'Not logged in: the person said no',
  play: async (context) => {
    const { t, isTitled } = question(context)
    await context.step('They say no', async () => {
      await press(context, t('qr-confirm.cancel'))
    })
    await context.step('What must be seen', async () => {
      await isTitled(t('qr-confirm.canceled.title'))
      await expect(actionsOf(context)).toEqual([undefined, 'cancel'])
    })
  },
})

export const Dead = meta.story({
  name: '1300003 · The code is over or used',
  play: async (context) => {
    const { t, yes, isTitled } = question(context)
    await context.step('Three minutes go by before they confirm', async () => {
      await yes()
      stopClocks(context).pass(3 * 60_000 + 1)
      await press(context, t('qr-confirm.confirm'))
    })
    await context.step('What must be seen', async () => {
      await isTitled(t('qr-confirm.dead.title'))
      await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveFocus()
    })
  },
})

export const Stranger = meta.story({
  name: 'Nobody is logged in on this phone',
  parameters: { page: { path }, isStranger: true },
  play: async (context) => {
    const { t, isTitled } = question(context)
    await context.step('What must be seen', async () => {
      await isTitled(t('qr-confirm.stranger.title'))
      const link = context.canvas.getByRole('link', { name: t('qr-confirm.stranger.action') })
      await expect(link.getAttribute('href')).toMatch(/^\.\.\/login\?redirect=%2Fqr-login%2Fconfirm%3Ftoken%3D\w+$/)
    })
  },
})

export const LookFailed = meta.story({
  name: 'Who asks could not be learned',
  parameters: { page: { path, faults: [{ path: confirmPath, status: 500 }] } },
  play: async (context) => {
    const { canvas, step } = context
    const { t } = question(context)
    await step('What must be seen', async () => {
      await expect(await canvas.findByText(t('error.status-500.title'))).toBeVisible()
      await expect(canvas.queryByRole('button', { name: t('qr-confirm.confirm') })).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: t('error-card.retry') })).toBeVisible()
      await expect(canvas.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
  },
})

export const LookedAgain = meta.story({
  name: 'Who asks could not be learned, and then was',
  parameters: { page: { path, faults: [{ path: confirmPath, reset: true }] } },
  play: async (context) => {
    const { t, yes } = question(context)
    await context.step('The connection drops, and they try again', async () => {
      await press(context, t('error-card.retry'))
    })
    await context.step('What must be seen', async () => {
      await expect(await yes()).toBeEnabled()
    })
  },
})

export const DecisionFailed = meta.story({
  name: 'The decision did not arrive: it stays to be made',
  play: async (context) => {
    const { t, yes, isTitled } = question(context)
    await context.step('They confirm, and the server answers 500', async () => {
      await yes()
      stageOf(context).service.faults.add({ path: confirmPath, status: 500 })
      await press(context, t('qr-confirm.confirm'))
    })
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName(t('error.status-500.title'))
      await isTitled(t('qr-confirm.heading'))
    })
  },
})

export const LittleKnown = meta.story({
  name: 'A server that says little, or too much',
  parameters: {
    page: {
      path,
      faults: [{ path: confirmPath, body: JSON.stringify({ success: true, location: `${'Llanfair'.repeat(9)}, GB` }) }],
    },
  },
  play: async (context) => {
    const { canvas, step } = context
    const { t, yes } = question(context)
    await step('What must be seen', async () => {
      await yes()
      await expect(canvas.getByText(t('qr-confirm.device-unknown'))).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, client: 'app' } },
  play: async (context) => {
    const { t, isTitled } = question(context)
    await context.step('They confirm the login', async () => {
      await press(context, t('qr-confirm.confirm'))
    })
    await context.step('What must be seen', async () => {
      await isTitled(t('qr-confirm.confirmed.title'))
      await expect(stageOf(context).handedOver).toEqual([])
    })
  },
})

// ERR-08
export const StrangerInApp = meta.story({
  name: 'In the mobile app, with nobody logged in: its own login',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, client: 'app' }, isStranger: true },
  play: async (context) => {
    const { t } = question(context)
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName(t('error.session-ended.title'))
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    const { yes } = question(context)
    await context.step('What must be seen', async () => {
      await expect(await yes()).toBeEnabled()
    })
  },
})
