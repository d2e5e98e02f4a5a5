import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { authenticatorSecret, demoPassword, people } from '../../mocks/personas/people.ts'
import { SecurityTwoStepPage } from '../../src/pages/account/security-two-step.tsx'
import { stopTime } from '../widgets/phone-code-form.tsx'
import { callsTo, fieldOf, fillIn, findAlert, type PlayContext, press, sentCode, stageOf } from './page-driver.ts'
import { inDialog, keyOf, newPhone, otherThan, setUp, totp } from './two-step-driver.ts'

const path = '/security/two-step'
const set = { path: `${path}?type=set`, enteredAs: people.mei.email, isProved: true }
const google = { twoStep: { method: 'google', secret: authenticatorSecret } } as const
const sms = { twoStep: { method: 'sms', phone: people.zhou.phone } } as const
const careful = { enterprise: { name: 'Careful Ltd', status: 'active', forcesTwoStep: true } } as const

const meta = preview.meta({
  title: 'Pages/Account security/Two-step verification',
  component: SecurityTwoStepPage,
  tags: ['page'],
  parameters: { page: { path, enteredAs: people.mei.email } },
})

/** Adds the key to an authenticator; the last digit of its code submits it. */
async function completeAuthenticator(context: PlayContext & { canvasElement: HTMLElement }): Promise<void> {
  await context.step('A member adds the key to an authenticator and types its code', async () => {
    const over = await inDialog(context)
    const parts = setUp(over)
    await parts.toGoogle()
    const code = totp(context, await parts.showKey())
    await context.userEvent.type(fieldOf(over, parts.t('two-step.google.code')), code)
  })
}

export const Default = meta.story({
  name: 'Default: off',
  play: async (context) => {
    const { canvas } = context
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await canvas.findByRole('button', { name: t('two-step.turn-on.name') })).toBeVisible()
      await expect(canvas.getByText(t('two-step.state.off'))).toBeVisible()
      await expect(await canvas.findByText(t('two-step.method.google'))).toBeVisible()
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('security.nav.two-step'))
    })
  },
})

export const OnBySms = meta.story({
  name: 'On, by SMS',
  parameters: { page: { path, enteredAs: people.mei.email, account: sms } },
  play: async (context) => {
    const { canvas } = context
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await canvas.findByText(t('two-step.row.sms', { phone: '139****9001' }))).toBeVisible()
      await expect(canvas.getByText(t('two-step.state.on'))).toBeVisible()
      await expect(canvas.getByRole('button', { name: t('two-step.close.row') })).toBeVisible()
    })
  },
})

export const OnBySmsUnnamed = meta.story({
  name: 'On, by SMS, to a phone that the server does not name',
  tags: ['unpictured'],
  parameters: {
    page: {
      path,
      enteredAs: people.mei.email,
      faults: [{ path: '/security/get_two_step_method', body: '{"success":true,"enabled":true,"method":"sms"}' }],
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('two-step.row.sms-unnamed'))).toBeVisible()
    })
  },
})

export const OnByWechat = meta.story({
  name: 'On, by WeChat',
  parameters: { page: { path, enteredAs: people.mei.email, account: { twoStep: { method: 'wechat' } } } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('two-step.row.wechat'))).toBeVisible()
    })
  },
})

export const OnByAuthenticator = meta.story({
  name: 'On, by authenticator',
  parameters: { page: { path, enteredAs: people.mei.email, account: google } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('two-step.row.google'))).toBeVisible()
    })
  },
})

export const OnByUnknown = meta.story({
  name: 'On, by a method that this page does not know',
  tags: ['unpictured'],
  parameters: {
    page: {
      path,
      enteredAs: people.mei.email,
      faults: [
        { path: '/security/get_two_step_method', body: '{"success":true,"enabled":true,"method":"key"}', times: 9 },
      ],
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('two-step.row.on'))).toBeVisible()
    })
  },
})

export const OnForced = meta.story({
  name: 'On, and required: there is no way to turn it off',
  parameters: { page: { path, enteredAs: people.mei.email, account: { ...sms, ...careful } } },
  play: async (context) => {
    const { canvas } = context
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await canvas.findByText(t('two-step.forced.detail'))).toBeVisible()
      await expect(canvas.queryByRole('button', { name: t('two-step.close.row') })).not.toBeInTheDocument()
      await expect(canvas.getByRole('button', { name: t('two-step.change.name') })).toBeVisible()
    })
  },
})

export const OffForced = meta.story({
  name: 'Off, and required',
  parameters: { page: { path, enteredAs: people.mei.email, account: careful } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('two-step.row.off-forced'))).toBeVisible()
    })
  },
})

export const Loading = meta.story({
  name: 'Loading',
  parameters: {
    page: { path, enteredAs: people.mei.email, faults: [{ path: '/security/get_two_step_method', delay_ms: 60_000 }] },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(
        await context.canvas.findByText(t('security.loading'), { selector: '[role=status]' }),
      ).toBeInTheDocument()
      await expect(context.canvas.queryByRole('button', { name: t('two-step.turn-on.name') })).not.toBeInTheDocument()
    })
  },
})

export const Failing = meta.story({
  name: 'It could not be loaded; tried again, it is there',
  tags: ['unpictured'],
  parameters: {
    page: {
      path,
      enteredAs: people.mei.email,
      faults: [{ path: '/security/get_two_step_method', error: 'status-502' }],
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    const retry = () => context.canvas.queryByRole('button', { name: t('error-card.retry') })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('error.status-502.title'))).toBeVisible()
      await expect(retry()).toBeVisible()
    })
    await context.step('They try again', () => press(context, t('error-card.retry')))
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('button', { name: t('two-step.turn-on.name') })).toBeVisible()
      await expect(context.canvas.getByText(t('two-step.state.off'))).toBeVisible()
      await expect(retry()).not.toBeInTheDocument()
    })
  },
})

export const MethodsFailing = meta.story({
  name: 'The methods on offer could not be loaded: it can be turned on all the same',
  parameters: {
    page: {
      path,
      enteredAs: people.mei.email,
      faults: [{ path: '/security/get_available_two_step_method', error: 'status-502' }],
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('error.status-502.title'))).toBeVisible()
      await expect(context.canvas.getByRole('button', { name: t('two-step.turn-on.name') })).toBeVisible()
    })
  },
})

export const NoMethodOnOffer = meta.story({
  name: 'No method is on offer',
  parameters: { page: { ...set, settings: { two_step_methods: [] } } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName(t('two-step.no-method.title'))
    })
    await context.step('They close the message', async () => {
      await context.userEvent.click(within(await findAlert()).getByRole('button'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual([`go ${path}`]))
    })
  },
})

// TWO-01, TWO-09, TWO-16
export const Identity = meta.story({
  name: 'Turn on: verify identity',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member turns two-step verification on', () => press(context, t('two-step.turn-on.name')))
    await context.step('What must be seen', async () => {
      const parts = setUp(await inDialog(context))
      await expect(await parts.title(t('two-step.verify-identity.title'))).toBeVisible()
      const password = await screen.findByLabelText(t('login.password.label'), { selector: 'input' })
      await expect(password).toHaveAttribute('autocomplete', 'current-password')
      await waitFor(() => expect(password).toHaveFocus())
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

// TWO-09
export const IdentityProved = meta.story({
  name: 'Turn on: the right password leads to the settings',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member turns two-step verification on', () => press(context, t('two-step.turn-on.name')))
    await context.step('They type the password', async () => {
      const over = await inDialog(context)
      await waitFor(() => fieldOf(over, t('login.password.label')))
      await fillIn(over, { [t('login.password.label')]: demoPassword })
      await press(over, t('two-step.next'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual([`go ${path}?type=set`]))
    })
  },
})

export const WrongPassword = meta.story({
  name: '1100001 · Turn on: a wrong password',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member turns two-step verification on', () => press(context, t('two-step.turn-on.name')))
    await context.step('They type a wrong password', async () => {
      const over = await inDialog(context)
      await waitFor(() => fieldOf(over, t('login.password.label')))
      await fillIn(over, { [t('login.password.label')]: 'Wrong2026' })
      await press(over, t('two-step.next'))
    })
    await context.step('What must be seen', async () => {
      const over = await inDialog(context)
      await expect(await over.canvas.findByRole('alert')).toBeVisible()
      await waitFor(() => expect(fieldOf(over, t('login.password.label'))).toHaveValue(''))
    })
  },
})

// TWO-02
export const SetPasswordFirst = meta.story({
  name: 'Turn on, without a password: set one first',
  parameters: { page: { path, enteredAs: people.mei.email, account: { password: undefined } } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member turns two-step verification on', () => press(context, t('two-step.turn-on.name')))
    await context.step('What must be seen', async () => {
      const over = await inDialog(context)
      await expect(await setUp(over).title(t('two-step.set-password.title'))).toBeVisible()
      await waitFor(() =>
        expect(fieldOf(over, t('new-password.label'))).toHaveAttribute('autocomplete', 'new-password'),
      )
    })
  },
})

// TWO-01, ERR-12
export const NothingToProve = meta.story({
  name: 'Turn on: proved lately, so nothing is asked',
  tags: ['unpictured'],
  parameters: { page: { path, enteredAs: people.mei.email, isProved: true } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member turns two-step verification on', () => press(context, t('two-step.turn-on.name')))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual([`go ${path}?type=set`]))
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  },
})

// RQ-10
export const NotAsked = meta.story({
  name: 'Turn on: the server could not be asked',
  parameters: {
    page: { path, enteredAs: people.mei.email, faults: [{ path: '/security/verify_identity', error: 'status-500' }] },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('The server answers 500 when a member turns two-step verification on', () =>
      press(context, t('two-step.turn-on.name')),
    )
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName(t('error.status-500.title'))
      await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    })
  },
})

// SCR-16, TWO-03
export const Choose = meta.story({
  name: 'type=set: choose a method',
  parameters: { page: set },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      const over = await inDialog(context)
      const parts = setUp(over)
      const recommended = await parts.radio(parts.t('two-step.method.sms'))
      await expect(recommended).toBeChecked()
      await waitFor(() => expect(recommended).toHaveFocus())
      // That the identity was proved is the first step, done.
      await expect(over.canvas.getAllByRole('listitem')).toHaveLength(3)
      await expect(over.canvas.getAllByRole('listitem')[0]).toHaveTextContent(parts.t('two-step.label.identity'))
    })
  },
})

// TWO-16
export const NotProved = meta.story({
  name: 'type=set, opened by a link: the password comes first',
  tags: ['unpictured'],
  parameters: { page: { path: `${path}?type=set`, enteredAs: people.mei.email } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      const parts = setUp(await inDialog(context))
      await expect(await parts.title(parts.t('two-step.verify-identity.title'))).toBeVisible()
    })
  },
})

// TWO-05, IN-8
export const Sms = meta.story({
  name: '1400001 · type=set: by SMS, a wrong code',
  parameters: { page: set },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member chooses SMS and types a wrong code', async () => {
      const over = await inDialog(context)
      await setUp(over).toSms()
      stopTime(over)
      await fillIn(over, { [t('phone-field.label')]: newPhone })
      await press(over, t('sms-code.send'))
      const code = fieldOf(over, t('sms-code.label'))
      await context.userEvent.type(code, otherThan(await sentCode(context)))
    })
    await context.step('What must be seen', async () => {
      const code = fieldOf(await inDialog(context), t('sms-code.label'))
      await waitFor(() => expect(code).toHaveAttribute('aria-invalid', 'true'))
    })
    await context.step('What must not be lost', async () => {
      await expect(fieldOf(await inDialog(context), t('phone-field.label'))).toHaveValue(newPhone)
    })
  },
})

// TWO-04
export const Wechat = meta.story({
  name: 'type=set: by WeChat',
  tags: ['unpictured'],
  // The code names the address it is served from.
  parameters: { page: set },
  play: async (context) => {
    await context.step('A member chooses WeChat', async () => {
      await setUp(await inDialog(context)).toWechat()
    })
    await context.step('What must be seen', async () => {
      const code = fieldOf(await inDialog(context), textsOf(context).t('two-step.wechat.code'))
      await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    })
  },
})

// TWO-06
export const Download = meta.story({
  name: 'type=set: get the authenticator',
  parameters: { page: set },
  play: async (context) => {
    await context.step('A member chooses the authenticator', async () => {
      await setUp(await inDialog(context)).toDownload()
    })
    await context.step('What must be seen', async () => {
      const over = await inDialog(context)
      await expect(await over.canvas.findByText(textsOf(context).t('two-step.download.iphone-detail'))).toBeVisible()
      await expect(over.canvas.getAllByRole('listitem').length).toBeGreaterThanOrEqual(4)
    })
  },
})

// TWO-07, SE-2
export const Authenticator = meta.story({
  name: 'type=set: give the authenticator its key',
  parameters: { page: set },
  play: async (context) => {
    await context.step('A member chooses the authenticator and goes on to its key', async () => {
      await setUp(await inDialog(context)).toGoogle()
    })
    await context.step('What must be seen', async () => {
      const over = await inDialog(context)
      const parts = setUp(over)
      await expect(keyOf(over)).toMatch(/^•+$/)
      await waitFor(async () => expect(await parts.title(parts.t('two-step.google.title'))).toHaveFocus())
    })
  },
})

export const KeyFailed = meta.story({
  name: 'type=set: the key could not be had; tried again, it has the focus',
  tags: ['unpictured'],
  parameters: { page: { ...set, faults: [{ path: '/security/get_google_secret', error: 'status-502' }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('The server answers 502 when a member asks for the key', async () => {
      const over = await inDialog(context)
      const parts = setUp(over)
      await parts.toDownload()
      await parts.goOn()
      await over.canvas.findByText(t('error.status-502.title'))
    })
    await context.step('They try again', async () => press(await inDialog(context), t('error-card.retry')))
    await context.step('What must be seen', async () => {
      const { canvas } = await inDialog(context)
      await canvas.findByRole('button', { name: t('two-step.google.show') })
      await waitFor(() =>
        expect(document.activeElement).toContainElement(
          canvas.getByRole('button', { name: t('two-step.google.show') }),
        ),
      )
      await expect(document.body).not.toHaveFocus()
    })
  },
})

export const Leave = meta.story({
  name: 'type=set: asks before what was typed is lost',
  parameters: { page: set },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member chooses SMS and types a phone', async () => {
      const over = await inDialog(context)
      await setUp(over).toSms()
      await fillIn(over, { [t('phone-field.label')]: newPhone })
    })
    await context.step('They close the dialog', async () => press(await inDialog(context), t('dialog.close')))
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName(t('two-step.leave.title'))
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

// AC-2
export const Left = meta.story({
  name: 'type=set: closed at once where nothing was typed',
  tags: ['unpictured'],
  parameters: { page: set },
  play: async (context) => {
    await context.step('A member closes the dialog', async () => {
      await inDialog(context)
      await context.userEvent.keyboard('{Escape}')
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual([`go ${path}`]))
      await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    })
  },
})

export const Submitting = meta.story({
  name: 'type=set: turning on',
  parameters: { page: { ...set, faults: [{ path: '/security/set_two_step', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member types the code of an authenticator, and the server is slow to answer', async () => {
      const over = await inDialog(context)
      await setUp(over).toGoogle()
      await context.userEvent.type(fieldOf(over, t('two-step.google.code')), '482913')
    })
    await context.step('What must be seen', async () => {
      await waitFor(() =>
        expect(
          within(document.body).getByRole('button', { name: t('two-step.turn-on'), hidden: true }),
        ).toHaveAttribute('aria-busy', 'true'),
      )
    })
  },
})

// TWO-08, TWO-09
export const Enabled = meta.story({
  name: 'type=set: enabled',
  parameters: { page: set },
  play: async (context) => {
    const { t } = textsOf(context)
    await completeAuthenticator(context)
    await context.step('What must be seen', async () => {
      const alert = await findAlert()
      await expect(alert).toHaveAccessibleName(t('two-step.done.title'))
      await expect(alert).toHaveAccessibleDescription(t('two-step.done.body'))
      await expect(callsTo(context, '/security/set_two_step')).toHaveLength(1)
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const EnabledClosed = meta.story({
  name: 'type=set: enabled, OK; the section says so',
  tags: ['unpictured'],
  parameters: { page: { ...set, path: `${path}?type=set&lang=en` } },
  play: async (context) => {
    const { t } = textsOf(context)
    await completeAuthenticator(context)
    await context.step('They close the message', async () => {
      await context.userEvent.click(within(await findAlert()).getByRole('button', { name: t('dialog.ok') }))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual([`go ${path}?lang=en`]))
      await expect(await context.canvas.findByText(t('two-step.row.google'))).toBeVisible()
    })
  },
})

// SCR-16
export const Modify = meta.story({
  name: 'type=modify: choose another method',
  parameters: { page: { path: `${path}?type=modify`, enteredAs: people.mei.email, isProved: true, account: sms } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      const { canvas } = await inDialog(context)
      await expect(await canvas.findByText(t('two-step.choose-method.body-modify'))).toBeVisible()
    })
    await context.step('They choose SMS', async () => {
      await setUp(await inDialog(context)).toSms()
    })
    await context.step('What must be seen', async () => {
      const { canvas } = await inDialog(context)
      await expect(await canvas.findByRole('button', { name: t('two-step.use-method') })).toBeVisible()
    })
  },
})

// TWO-08, TWO-10
export const Modified = meta.story({
  name: 'type=modify: modified',
  tags: ['unpictured'],
  parameters: { page: { path: `${path}?type=modify`, enteredAs: people.mei.email, isProved: true, account: sms } },
  play: async (context) => {
    await completeAuthenticator(context)
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName(textsOf(context).t('two-step.modified.title'))
    })
  },
})

export const Closing = meta.story({
  name: 'Turn off: asked first',
  parameters: { page: { path, enteredAs: people.mei.email, isProved: true, account: google } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member asks to turn two-step verification off', () => press(context, t('two-step.close.row')))
    await context.step('What must be seen', async () => {
      const alert = await findAlert()
      await expect(alert).toHaveAccessibleDescription(t('two-step.close.body'))
      await expect(callsTo(context, '/security/close_two_step')).toEqual([])
    })
  },
})

export const Kept = meta.story({
  name: 'Turn off: kept on after all',
  tags: ['unpictured'],
  parameters: { page: { path, enteredAs: people.mei.email, isProved: true, account: google } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member asks to turn two-step verification off', () => press(context, t('two-step.close.row')))
    await context.step('They keep it after all', async () => {
      await context.userEvent.click(within(await findAlert()).getByRole('button', { name: t('two-step.close.keep') }))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
      await waitFor(() => expect(context.canvas.getByRole('button', { name: t('two-step.close.row') })).toHaveFocus())
      await expect(callsTo(context, '/security/close_two_step')).toEqual([])
    })
  },
})

// TWO-08, TWO-11
export const Closed = meta.story({
  name: 'Turn off: closed',
  parameters: { page: { path, enteredAs: people.mei.email, isProved: true, account: google } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member asks to turn two-step verification off', () => press(context, t('two-step.close.row')))
    await context.step('They confirm it', async () => {
      await context.userEvent.click(within(await findAlert()).getByRole('button', { name: t('two-step.turn-off') }))
    })
    await context.step('What must be seen', async () => {
      await expect(await screen.findByRole('alertdialog', { name: t('two-step.closed.title') })).toBeVisible()
      await expect(await context.canvas.findByText(t('two-step.state.off'))).toBeVisible()
    })
  },
})

export const CloseRefused = meta.story({
  name: '1900003 · Turn off: the enterprise requires it',
  tags: ['unpictured'],
  parameters: { page: { path, enteredAs: people.mei.email, isProved: true, account: google } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member asks to turn two-step verification off', () => press(context, t('two-step.close.row')))
    await context.step('The enterprise begins to require it, and they confirm', async () => {
      const confirm = await findAlert()
      Object.assign(stageOf(context).service.peek.account(people.mei.email) ?? {}, careful)
      await context.userEvent.click(within(confirm).getByRole('button', { name: t('two-step.turn-off') }))
    })
    await context.step('What must be seen', async () => {
      await waitFor(async () => expect(await findAlert()).not.toHaveAccessibleName(t('two-step.close.title')))
      await expect(await context.canvas.findByText(t('two-step.forced.detail'))).toBeVisible()
    })
  },
})

export const Phone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, enteredAs: people.mei.email, account: sms, isMobile: true } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('button', { name: t('two-step.change.name') })).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})

export const ChooseOnPhone = meta.story({
  name: 'On a phone: choose a method',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...set, isMobile: true } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      const parts = setUp(await inDialog(context))
      await expect(await parts.radio(parts.t('two-step.method.google'))).toBeVisible()
    })
  },
})

export const AuthenticatorInApp = meta.story({
  name: 'In the app, on the phone of the authenticator: the key comes first',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...set, client: 'app' } },
  play: async (context) => {
    await context.step('A member chooses the authenticator and goes on to its key', async () => {
      await setUp(await inDialog(context)).toGoogle()
    })
    await context.step('What must be seen', async () => {
      const over = await inDialog(context)
      const parts = setUp(over)
      const link = over.canvas.getByRole('link', { name: parts.t('two-step.google.open-app') })
      const picture = over.canvas.getByRole('img', { name: parts.t('two-step.google.picture') })
      await expect(link.compareDocumentPosition(picture)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, enteredAs: people.mei.email, client: 'sync', account: google } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('button', { name: t('two-step.change.name') })).toBeVisible()
    })
  },
})

export const ChooseInDesktopClient = meta.story({
  name: 'In the desktop client: choose a method',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...set, client: 'sync' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      const parts = setUp(await inDialog(context))
      await expect(await parts.radio(parts.t('two-step.method.sms'))).toBeChecked()
    })
  },
})

export const AuthenticatorInDesktopClient = meta.story({
  name: 'In the desktop client: give the authenticator its key',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...set, client: 'sync' } },
  play: async (context) => {
    await context.step('A member chooses the authenticator and goes on to its key', async () => {
      await setUp(await inDialog(context)).toGoogle()
    })
    await context.step('What must be seen', async () => {
      const over = await inDialog(context)
      await expect(fieldOf(over, textsOf(context).t('two-step.google.code'))).toBeInTheDocument()
    })
  },
})
