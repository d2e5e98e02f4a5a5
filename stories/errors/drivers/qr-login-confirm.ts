import { expect, waitFor } from 'storybook/test'
import { openConfirmLink, question } from '../../pages/qr-confirm-driver.ts'
import { stopClocks } from '../../pages/qr-driver.ts'
import { driveErrors, type ErrorContext } from '../error-driver.ts'
import { expectNoAlert } from '../expect-surface.ts'
import { qrLoginConfirm } from '../screens/qr-login-confirm.ts'

const heading = ({ canvas }: ErrorContext) => canvas.getByRole('heading', { level: 1 })

/** The screen says what became of the code; its new title has the focus (AC-6). */
async function hasTitle(context: ErrorContext, title: string) {
  await waitFor(() => expect(heading(context)).toHaveTextContent(title))
  await waitFor(() => expect(heading(context)).toHaveFocus())
  await expectNoAlert()
}

export const qrLoginConfirmErrors = driveErrors<typeof qrLoginConfirm>({
  screen: qrLoginConfirm,
  page: {},
  before: (context) => {
    stopClocks(context)
    return openConfirmLink(context)
  },
  moments: {
    confirm: {
      label: 'A member is asked whether to log the other device in',
      call: '/qr_login/confirm_login',
      reach: (context) => question(context).yes(),
      act: async (context) => context.userEvent.click(await question(context).yes()),
      field: { name: 'token', find: heading },
    },
  },
  own: {
    // Nobody is logged in on this phone any more: the way to the login stands in place of the question.
    'session-expired': async (context) => {
      const { t } = question(context)
      await hasTitle(context, t('qr-confirm.stranger.title'))
      await expect(context.canvas.getByRole('link', { name: t('qr-confirm.stranger.action') })).toBeVisible()
    },
    // An error of the code itself: it is over.
    'field-error': (context) => hasTitle(context, question(context).t('qr-confirm.dead.title')),
  },
})
