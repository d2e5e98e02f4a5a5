import { expect } from 'storybook/test'
import { textsOf } from '../../../.storybook/texts.ts'
import { errorExamples } from '../../../mocks/faults/error-examples.ts'
import { qrPanel, sampleCode, stopClocks } from '../../pages/qr-driver.ts'
import { driveErrors, type ErrorContext } from '../error-driver.ts'
import { expectNoAlert } from '../expect-surface.ts'
import { qrLogin } from '../screens/qr-login.ts'

const checkPath = '/qr_login/check_token'

/** The button for another code, whatever became of the one before. */
const another = (context: ErrorContext) => {
  const { t } = textsOf(context)
  const names = [t('qr-login.refresh'), t('qr-login.retry')]
  return context.canvas.findByRole('button', { name: (name) => names.includes(name) })
}

/** There is no code to be had: said in its place, not over it. */
async function saysInPlace(context: ErrorContext, ...words: string[]) {
  const { t, says } = await qrPanel(context)
  for (const line of words) await says(line)
  const retry = await another(context)
  await expect(retry).toHaveAccessibleName(t('qr-login.retry'))
  // The button that was pressed has left; its place has kept the focus.
  await expect(document.activeElement).not.toBe(document.body)
  await expect(document.activeElement).toContainElement(retry)
  await expectNoAlert()
}

async function isFailed(context: ErrorContext) {
  const { t } = textsOf(context)
  await saysInPlace(context, t('qr-login.failed.title'), t('qr-login.failed.text'))
}

export const qrLoginErrors = driveErrors<typeof qrLogin>({
  screen: qrLogin,
  // The first code is over at once, so that another one is asked for by hand.
  page: { faults: [{ path: checkPath, body: '{"success":true,"status":"waiting","token":"over","expires_in":0}' }] },
  before: (context) => {
    stopClocks(context)
    context.msw.use(sampleCode)
  },
  moments: {
    refresh: {
      label: 'The first code on the screen expires',
      call: checkPath,
      reach: async (context) => {
        const { t, says } = await qrPanel(context)
        await says(t('qr-login.expired.title'))
      },
      act: async (context) => context.userEvent.click(await another(context)),
    },
  },
  own: {
    'status-500': isFailed,
    'status-502': isFailed,
    'status-404': isFailed,
    'status-403': isFailed,
    'status-other': async (context) => {
      const { t } = textsOf(context)
      const seconds = errorExamples['status-other'].retryAfter ?? 0
      await saysInPlace(context, t('qr-login.failed.title'), t('qr-login.failed.wait', { seconds }))
    },
    offline: async (context) => {
      const { t } = textsOf(context)
      await saysInPlace(context, t('error.offline.title'), t('qr-login.offline.text'))
    },
    timeout: isFailed,
    unreachable: isFailed,
    unreadable: isFailed,
  },
})
