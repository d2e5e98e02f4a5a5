import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { login } from '../../src/api/calls/login.ts'
import { getDevices } from '../../src/api/calls/security.ts'
import type { Client } from '../../src/api/client.ts'
import type { Failure } from '../../src/errors/failure.ts'
import { useTranslations } from '../../src/i18n/translations.tsx'
import { useEnvironment } from '../../src/kit/environment.tsx'
import { type Feedback, useFeedback } from '../../src/kit/feedback/index.tsx'
import { Button } from '../../src/primitives/button.tsx'
import { TextField } from '../../src/primitives/text-field.tsx'
import { findAlert, getStage } from '../pages/page-driver.ts'
import { inColumn } from '../primitives/in-column.tsx'

const rejected = (code: string, message?: string): Failure => ({ kind: 'rejected', items: [{ code, message }] })
const httpError = (status: number): Failure => ({ kind: 'status', status })

type FeedbackDemoProps = {
  /** Called when the button is clicked. */
  onPress: (feedback: Feedback, client: Client) => void
}

const doNothing: FeedbackDemoProps['onPress'] = () => {}

/** Shows a field and a button that triggers feedback. */
function FeedbackDemo({ onPress }: FeedbackDemoProps) {
  const { t } = useTranslations()
  const { client } = useEnvironment()
  const feedback = useFeedback()
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <TextField label={t('login.login.label')} name="login" />
      <Button onClick={() => onPress(feedback, client)}>{t('login.submit')}</Button>
    </div>
  )
}

const about = `
Shows feedback about API calls on top of the page: alerts, confirmations, toasts, and the blocker during a blocking call.

- **When to use**: once, around all screens, as \`FeedbackProvider\`. Flows use it through \`useFeedback()\`: \`handle\` for a failed call, \`ask\` before an action that needs confirmation, \`toast\` for a short message.
- **Anatomy**: an \`Alert\` for the current notice, a \`ToastRegion\`, the \`Blocker\`, and the session and connection banners. Alerts are queued, identical alerts are merged, and an alert about an expired session comes first. Each alert waits until the previous alert has closed and restored focus, so that screen readers announce each alert and focus returns to the page. If support could help, the alert has details to copy. These components are loaded about a second after the page becomes usable, or earlier if needed. If they fail to load, a plain bar shows the message.
- **Keyboard**: as in \`Alert\`, \`Toast\` and \`Blocker\`. An alert over another dialog leaves that dialog open: Escape closes only the alert, and focus returns to the dialog.
- **Content**: the error catalog's or the server's messages, sanitized and limited to 500 characters. A message of more than 120 characters is shown in an alert instead of a toast, which would disappear before users could read it.
`

const meta = preview.meta({
  id: 'widgets-dialogshost',
  title: 'Widgets/Dialogs host',
  component: FeedbackDemo,
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  args: { onPress: doNothing },
  parameters: {
    layout: 'padded',
    page: { path: '/login' },
    docs: { story: { inline: false, height: '360px' }, description: { component: about } },
  },
})

type Context = Pick<StoryContext, 't' | 'userEvent'>

const press = ({ t, userEvent }: Context) => userEvent.click(screen.getByRole('button', { name: t('login.submit') }))

/** Waits for the alert with this title, checks that it is the only one, and closes it with this button. */
async function closeAlert(context: Context, title: string, button: string) {
  const alert = await screen.findByRole('alertdialog', { name: title })
  await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  await context.userEvent.click(within(alert).getByRole('button', { name: button }))
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: title })).not.toBeInTheDocument())
}

const expectNoAlert = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

// WID-09
export const OneAlert = meta.story({
  name: 'Alert, with details for support',
  args: { onPress: (feedback) => void feedback.handle(httpError(502), { call: login }) },
  play: async (context) => {
    const { t } = context
    await press(context)
    const alert = await findAlert()
    await expect(alert).toHaveAccessibleName(t('error.status-502.title'))
    await waitFor(() => expect(within(alert).getByRole('button', { name: t('dialog.ok') })).toHaveFocus())
    await expect(within(alert).getByText('POST /login')).not.toBeVisible()
    await expect(within(alert).getByText('502')).toBeInTheDocument()
  },
})

const loadFailure: Failure = { kind: 'network', reason: 'unreachable', needsReload: true }

// RS-1
export const ScriptLoadFailed = meta.story({
  name: 'Script failed to load: button to reload the page',
  args: { onPress: (feedback) => void feedback.handle(loadFailure, { call: login }) },
  play: async (context) => {
    const { t } = context
    await press(context)
    const alert = await findAlert()
    await expect(alert).toHaveAccessibleName(t('page.load-failed'))
    await expect(alert).toHaveAccessibleDescription(t('page.load-failed.typed'))
    const labels = within(alert)
      .getAllByRole('button')
      .map(({ textContent }) => textContent)
    await expect(labels).toEqual([t('dialog.close'), t('page.reload')])
  },
})

// WID-09, RQ-8, ERR-05
export const Queue = meta.story({
  name: 'Several failures at once: one alert at a time, expired session first',
  tags: ['!autodocs', 'no-screenshot'],
  args: {
    onPress: (feedback) => {
      const items = ['Portico 1', 'Portico 2'].map((message, index) => ({ code: String(index), message }))
      const failures = [httpError(500), rejected('9000001'), httpError(403), { kind: 'rejected', items } as const]
      for (const failure of [...failures, httpError(500), rejected('9000001')]) {
        void feedback.handle(failure, { call: getDevices })
      }
    },
  },
  play: async (context) => {
    const { t } = context
    await press(context)
    await closeAlert(context, t('error.session-expired.title'), t('dialog.ok'))
    await expect(getStage(context).navigations).toEqual(['reload'])
    await closeAlert(context, t('error.status-500.title'), t('dialog.ok'))
    await closeAlert(context, t('error.status-403.title'), t('dialog.ok'))
    await closeAlert(context, 'Portico 1', t('dialog.ok'))
    await expectNoAlert()
    await waitFor(() => expect(screen.getByRole('button', { name: t('login.submit') })).toHaveFocus())
  },
})

export const WhileBlocked = meta.story({
  name: 'Alert during a blocking call: cannot be closed until the call has ended',
  tags: ['!autodocs', 'no-screenshot'],
  args: {
    onPress: (feedback, client) => {
      void client.call(login, { login: people.mei.email, password: demoPassword })
      void feedback.handle(httpError(403), { call: getDevices })
    },
  },
  play: async (context) => {
    const { t } = context
    const releaseCall = getStage(context).service.faults.hold({ path: login.path })
    await press(context)
    const alert = await findAlert()
    const ok = within(alert).getByRole('button', { name: t('dialog.ok') })
    await screen.findByText(t('blocker.label'))
    await waitFor(() => expect(ok).toHaveFocus())
    await context.userEvent.keyboard('{Enter}{Escape}')
    ok.click()
    await expect(alert).toBeVisible()
    releaseCall()
    await waitFor(() => expect(screen.queryByText(t('blocker.label'))).not.toBeInTheDocument())
    await expect(ok).toHaveFocus()
    await context.userEvent.keyboard('{Enter}')
    await expectNoAlert()
  },
})

// AC-3
export const LongToast = meta.story({
  name: 'A message that is too long for a toast becomes an alert',
  tags: ['!autodocs', 'no-screenshot'],
  args: {
    onPress: (feedback) => {
      const message = 'Portico '.repeat(20)
      void feedback.handle(rejected('verify_operation_too_frequent', message), { call: login })
    },
  },
  play: async (context) => {
    await press(context)
    await expect(await findAlert()).toHaveAccessibleName('Portico '.repeat(20).trim())
  },
})
