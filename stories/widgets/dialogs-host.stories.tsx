import type { StoryContext } from '@storybook/react-vite'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { login } from '../../src/api/calls/login.ts'
import { getDevices } from '../../src/api/calls/security.ts'
import type { Failure } from '../../src/errors/failure.ts'
import { findAlert, stageOf } from '../pages/page-driver.ts'
import { inColumn } from '../primitives/in-column.tsx'
import { FeedbackDesk, type FeedbackDeskProps } from './feedback-desk.tsx'

const answer = (code: string, message?: string): Failure => ({ kind: 'answer', items: [{ code, message }] })
const status = (number: number): Failure => ({ kind: 'status', status: number })

const nothing: FeedbackDeskProps['onPress'] = () => {}

const meta = preview.meta({
  id: 'widgets-dialogshost',
  title: 'Widgets/Dialogs host',
  component: FeedbackDesk,
  tags: ['autodocs', 'widget'],
  decorators: [inColumn],
  args: { onPress: nothing },
  parameters: {
    layout: 'padded',
    page: { path: '/login' },
    docs: {
      story: { inline: false, height: '360px' },
      description: {
        component: `
Says over the page what calls have to say: alerts one at a time, questions, toasts, and the blocker while a call holds the page.

**When to use**: once around every screen, as \`FeedbackProvider\`. A flow reaches it through \`useFeedback()\`: \`handle\` for a call that failed, \`ask\` before a deed, \`toast\` for a short word.

**Anatomy**: an \`Alert\` for the notice whose turn it is, a \`ToastRegion\`, the \`Blocker\`, the banner of a lost connection. Alerts queue, equal ones merge, an expired session goes first. Each waits until the one before has left and given the focus back, so each is read out anew and returns the focus to the page. Where support could help, the alert holds details to copy. They come late, in the order of a second after the page can be used; should they be lost, a plain bar says what is to be said.

**Keyboard**: as \`Alert\`, \`Toast\` and \`Blocker\`. An alert over a task leaves the task open: Escape closes the alert alone, and the focus returns into the task.

**Texts**: the error catalogue's, or the server's own, cleaned and at most 500 letters. A toast of more than 120 letters becomes an alert: nobody reads that much against the clock.
        `,
      },
    },
  },
})

type Context = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>

const press = ({ globals, userEvent }: Context) =>
  userEvent.click(screen.getByRole('button', { name: textsOf({ globals }).t('login.submit') }))

/** Finds the one alert there is, once it says so, and answers it. */
async function answerAlert(context: Context, title: string, button: string) {
  const alert = await screen.findByRole('alertdialog', { name: title })
  await expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  const action = within(alert).getByRole('button', { name: button })
  await context.userEvent.click(action)
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: title })).not.toBeInTheDocument())
}

const noAlert = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

// WID-09
export const OneAlert = meta.story({
  name: 'An alert, with details for support',
  args: { onPress: (feedback) => void feedback.handle(status(502), { call: login }) },
  play: async (context) => {
    const { t } = textsOf(context)
    await press(context)
    const alert = await findAlert()
    await expect(alert).toHaveAccessibleName(t('error.status-502.title'))
    await waitFor(() => expect(within(alert).getByRole('button', { name: t('dialog.ok') })).toHaveFocus())
    await expect(within(alert).getByText('POST /login')).not.toBeVisible()
    await expect(within(alert).getByText('502')).toBeInTheDocument()
  },
})

// ERR-01
export const Support = meta.story({
  name: 'An alert whose second line leads to support',
  args: { onPress: (feedback) => void feedback.handle(status(500), { call: login }) },
  play: async (context) => {
    const { t } = textsOf(context)
    await press(context)
    const link = within(await findAlert()).getByRole('link', { name: t('error.status-500.support') })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/support/))
    await expect(link).toHaveAttribute('target', '_blank')
  },
})

export const NoDetails = meta.story({
  name: 'An alert about the connection: nothing for support',
  tags: ['!autodocs'],
  args: { onPress: (feedback) => void feedback.handle({ kind: 'network', reason: 'unreachable' }, { call: login }) },
  play: async (context) => {
    const { t } = textsOf(context)
    await press(context)
    const alert = await findAlert()
    await expect(alert).toHaveAccessibleName(t('error.unreachable.title'))
    await expect(within(alert).queryByText(t('error-card.details'))).not.toBeInTheDocument()
  },
})

const takesReload: Failure = { kind: 'network', reason: 'unreachable', takesReload: true }

// RS-1
export const PartLost = meta.story({
  name: 'Part of the page did not arrive: loading again is for the person to choose',
  args: { onPress: (feedback) => void feedback.handle(takesReload, { call: login }) },
  play: async (context) => {
    const { t } = textsOf(context)
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

// RS-2
export const NoCookies = meta.story({
  name: 'A session is refused, and the browser keeps no cookies: said why, and how to mend it',
  tags: ['!autodocs'],
  parameters: { page: { path: '/login', hasNoCookies: true } },
  args: {
    onPress: (feedback) => {
      void feedback.handle(answer('9000001'), { call: login })
      void feedback.handle(answer('9000001'), { call: getDevices })
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await press(context)
    const alert = await findAlert()
    await expect(alert).toHaveAccessibleName(t('error.no-cookies.title'))
    await expect(alert).toHaveAccessibleDescription(t('error.no-cookies.body'))
    await answerAlert(context, t('error.no-cookies.title'), t('page.reload'))
    await expect(stageOf(context).visits).toEqual(['reload'])
    await noAlert()
    await press(context)
    await findAlert()
  },
})

// WID-09, RQ-8
export const Queue = meta.story({
  name: 'Five failures at once: one alert at a time, the expired session first',
  tags: ['!autodocs', 'unpictured'],
  args: {
    onPress: (feedback) => {
      for (const failure of [status(500), answer('9000001'), status(403), status(500), answer('9000001')]) {
        void feedback.handle(failure, { call: getDevices })
      }
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await press(context)
    await answerAlert(context, t('error.session-expired.title'), t('dialog.ok'))
    await expect(stageOf(context).visits).toEqual(['reload'])
    await answerAlert(context, t('error.status-500.title'), t('dialog.ok'))
    await answerAlert(context, t('error.status-403.title'), t('dialog.ok'))
    await noAlert()
    await waitFor(() => expect(screen.getByRole('button', { name: t('login.submit') })).toHaveFocus())
  },
})

// ERR-05
export const FirstOfTwo = meta.story({
  name: 'Two errors in one answer: the first one’s words',
  tags: ['!autodocs'],
  args: {
    onPress: (feedback) => {
      const items = ['Portico 1', 'Portico 2'].map((message, place) => ({ code: String(place), message }))
      void feedback.handle({ kind: 'answer', items }, { call: getDevices })
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await press(context)
    await answerAlert(context, 'Portico 1', t('dialog.ok'))
    await noAlert()
  },
})

// RQ-8
export const Expiry = meta.story({
  name: 'A session expires while another alert shows: the alert steps back, and comes again',
  tags: ['!autodocs'],
  args: {
    onPress: (feedback) => {
      void feedback.handle(status(500), { call: getDevices })
      setTimeout(() => void feedback.handle(answer('9000001'), { call: getDevices }), 400)
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await press(context)
    await screen.findByRole('alertdialog', { name: t('error.status-500.title') })
    await answerAlert(context, t('error.session-expired.title'), t('dialog.ok'))
    await answerAlert(context, t('error.status-500.title'), t('dialog.ok'))
  },
})

export const PressedTwice = meta.story({
  name: 'A button pressed twice answers one alert',
  tags: ['!autodocs', 'unpictured'],
  args: {
    onPress: (feedback) => {
      void feedback.handle(status(500), { call: getDevices })
      void feedback.handle(status(403), { call: getDevices })
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await press(context)
    const alert = await screen.findByRole('alertdialog', { name: t('error.status-500.title') })
    await context.userEvent.dblClick(within(alert).getByRole('button', { name: t('dialog.ok') }))
    await expect(await screen.findByRole('alertdialog', { name: t('error.status-403.title') })).toBeVisible()
  },
})

const handleAnswer = fn<(isYes: boolean) => void>()

export const Question = meta.story({
  name: 'A question, asked twice: one answer for both',
  tags: ['unpictured'],
  beforeEach: () => {
    handleAnswer.mockClear()
  },
  args: {
    onPress: (feedback) => {
      const question = { title: 'Portico?', yes: 'OK', no: 'No' }
      void feedback.ask(question).then(handleAnswer)
      void feedback.ask(question).then(handleAnswer)
    },
  },
  play: async (context) => {
    await press(context)
    await screen.findByRole('alertdialog', { name: 'Portico?' })
    await context.userEvent.keyboard('{Escape}')
    await noAlert()
    await expect(handleAnswer.mock.calls).toEqual([[false], [false]])
  },
})

export const OverTask = meta.story({
  name: 'An alert over a task: Escape closes the alert alone, the focus returns into the task',
  tags: ['timing'],
  args: { place: 'dialog', onPress: (feedback) => void feedback.handle(status(500), { call: getDevices }) },
  play: async (context) => {
    const { t } = textsOf(context)
    const task = await screen.findByRole('dialog')
    await press(context)
    const alert = await findAlert()
    await expect(alert).toHaveAccessibleName(t('error.status-500.title'))
    // It takes the keys once it has been drawn; nobody presses sooner.
    await new Promise((resolve) => setTimeout(resolve, 100))
    await context.userEvent.keyboard('{Escape}')
    await noAlert()
    await expect(task).toBeVisible()
    await waitFor(() => expect(within(task).getByRole('button', { name: t('login.submit') })).toHaveFocus())
  },
})

export const WhileBlocked = meta.story({
  name: 'An alert while a call holds the page: it can be answered once the call is over',
  tags: ['!autodocs', 'unpictured'],
  args: {
    onPress: (feedback, client) => {
      void client.call(login, { login: people.mei.email, password: demoPassword })
      void feedback.handle(status(403), { call: getDevices })
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    const answerCall = stageOf(context).service.faults.hold({ path: login.path })
    await press(context)
    const alert = await findAlert()
    const ok = within(alert).getByRole('button', { name: t('dialog.ok') })
    await screen.findByText(t('blocker.label'))
    await waitFor(() => expect(ok).toHaveFocus())
    await context.userEvent.keyboard('{Enter}{Escape}')
    ok.click()
    await expect(alert).toBeVisible()
    answerCall()
    await waitFor(() => expect(screen.queryByText(t('blocker.label'))).not.toBeInTheDocument())
    await expect(ok).toHaveFocus()
    await context.userEvent.keyboard('{Enter}')
    await noAlert()
  },
})

// XS-2
export const Endless = meta.story({
  name: 'Words of the server without end, spaces or direction, on a small phone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'small' } },
  args: {
    onPress: (feedback) =>
      void feedback.handle(answer('1234567', `\u202E${'ERR_UPSTREAM_'.repeat(50)}`), { call: getDevices }),
  },
  play: async (context) => {
    await press(context)
    const alert = await findAlert()
    const title = within(alert).getByRole('heading')
    await expect(title).toHaveTextContent(/^ERR_UPSTREAM_/)
    await expect(title.textContent).toHaveLength(500)
    await expect(title.scrollWidth).toBeLessThanOrEqual(title.clientWidth)
    await expect(alert.scrollTop).toBe(0)
  },
})

// WID-10
export const Toasts = meta.story({
  name: 'Two toasts: the newer takes the place of the older, and leaves by itself',
  tags: ['timing', 'unpictured'],
  args: {
    onPress: (feedback) => {
      feedback.toast('Portico 1')
      setTimeout(() => feedback.toast('Portico 2'), 300)
    },
  },
  play: async (context) => {
    await press(context)
    await expect(await screen.findByText('Portico 1')).toBeVisible()
    await expect(await screen.findByText('Portico 2')).toBeVisible()
    await expect(screen.queryByText('Portico 1')).not.toBeInTheDocument()
    await waitFor(() => expect(screen.queryByText('Portico 2')).not.toBeInTheDocument())
  },
})

// AC-3
export const LongToast = meta.story({
  name: 'What is too long for a toast becomes an alert',
  tags: ['!autodocs'],
  args: {
    onPress: (feedback) => {
      const message = 'Portico '.repeat(20)
      void feedback.handle(answer('verify_operation_too_frequent', message), { call: login })
    },
  },
  play: async (context) => {
    await press(context)
    await expect(await findAlert()).toHaveAccessibleName('Portico '.repeat(20).trim())
  },
})
