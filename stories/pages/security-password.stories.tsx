import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import { demoPassword, newPassword, people } from '../../mocks/personas/people.ts'
import { SecurityPasswordPage } from '../../src/pages/account/security-password.tsx'
import { findNextTitle, findTitle } from './contact-driver.ts'
import { callsTo, fieldOf, fillIn, type PlayContext, press, stageOf } from './page-driver.ts'

const page = { path: '/security/password', enteredAs: people.mei.email }

const meta = preview.meta({
  title: 'Pages/Account security/Password',
  component: SecurityPasswordPage,
  tags: ['page'],
  parameters: { page },
})

function fields(context: PlayContext) {
  const { t } = textsOf(context)
  return {
    /** Waits until they are there. */
    loaded: () => context.canvas.findByLabelText(t('new-password.confirmation'), { selector: 'input' }),
    old: () => fieldOf(context, t('change-password.old.label')),
    next: () => fieldOf(context, t('choose-password.label')),
  }
}

/** Fills the current password in, and the new one twice. */
async function fill(
  context: PlayContext,
  { old = demoPassword, next = newPassword, label = 'A member types the current password and a new one' } = {},
) {
  const { t } = textsOf(context)
  const found = fields(context)
  await context.step(label, async () => {
    await found.loaded()
    await fillIn(context, {
      [t('change-password.old.label')]: old,
      [t('choose-password.label')]: next,
      [t('new-password.confirmation')]: next,
    })
  })
  return found
}

export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      const { loaded, old, next } = fields(context)
      await loaded()
      await expect(await findTitle(context, t('change-password.heading'))).toBeVisible()
      await expect(old()).toHaveAttribute('autocomplete', 'current-password')
      await expect(next()).toHaveAttribute('autocomplete', 'new-password')
      // Whose password it is, for the password manager.
      await expect(next().closest('form')?.querySelector('[autocomplete=username]')).toHaveValue(people.mei.phone)
      const forgot = context.canvas.getByRole('link', { name: t('login.forgot-password') })
      await expect(forgot).toHaveAttribute('href', '../forgot-password')
    })
  },
})

export const Loading = meta.story({
  name: 'Loading: whether there is a password',
  parameters: { page: { ...page, faults: [{ path: '/security/get_two_step_method', delay_ms: 60_000 }] } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(textsOf(context).t('blocker.label'))).toBeInTheDocument()
      await expect(
        context.canvas.queryByRole('button', { name: textsOf(context).t('change-password.submit') }),
      ).toBeNull()
    })
  },
})

export const Filled = meta.story({
  name: 'Filled',
  play: async (context) => {
    await fill(context)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: textsOf(context).t('change-password.submit') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { ...page, faults: [{ path: '/password/change', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fill(context)
    await context.step('They submit it, and the server is slow to answer', () =>
      press(context, t('change-password.submit')),
    )
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('blocker.label'))).toBeVisible()
    })
  },
})

// IN-9
export const WrongOld = meta.story({
  name: '1100001 · The current password is wrong',
  play: async (context) => {
    const { old, next } = await fill(context, {
      old: 'Wrong2026',
      label: 'A member types a wrong current password and a new one',
    })
    await context.step('They submit it', () => press(context, textsOf(context).t('change-password.submit')))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(old()).toHaveAttribute('aria-invalid', 'true'))
      await expect(old()).toHaveValue('')
      await expect(old()).toHaveFocus()
    })
    await context.step('What must not be lost', async () => {
      await expect(next()).toHaveValue(newPassword)
    })
  },
})

export const SameAsBefore = meta.story({
  name: '1200003 · The new password is the current one',
  tags: ['unpictured'],
  play: async (context) => {
    const { next } = await fill(context, {
      next: demoPassword,
      label: 'A member types the current password as the new one, too',
    })
    await context.step('They submit it', () => press(context, textsOf(context).t('change-password.submit')))
    await context.step('What must be seen', async () => {
      const said = await context.canvas.findByRole('alert')
      await expect(said).toBeVisible()
      await waitFor(() => expect(next()).toHaveFocus())
      await expect(next()).toBeInvalid()
      await expect(next()).toHaveAccessibleDescription(expect.stringContaining(String(said.textContent)))
    })
  },
})

// VAL-06
export const PolicyBroken = meta.story({
  name: 'A password that breaks the policy',
  parameters: { page: { ...page, settings: { password_require_capital: true, password_require_special: true } } },
  play: async (context) => {
    const { next } = await fill(context)
    await context.step('They submit it', () => press(context, textsOf(context).t('change-password.submit')))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(next()).toHaveAttribute('aria-invalid', 'true'))
      await expect(callsTo(context, '/password/change')).toEqual([])
    })
  },
})

// SCR-20
export const Done = meta.story({
  name: 'The password is changed',
  play: async (context) => {
    const { t } = textsOf(context)
    await fill(context)
    await context.step('They submit it', () => press(context, t('change-password.submit')))
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-password.done.heading'))
      const devices = context.canvas.getByRole('link', { name: t('change-password.done.devices') })
      await expect(devices).toHaveAttribute('href', '../security/devices')
      await expect(callsTo(context, '/password/change')).toHaveLength(1)
    })
  },
})

export const First = meta.story({
  name: 'No password yet: one is set',
  parameters: { page: { ...page, enteredAs: people.wang.phone } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await findTitle(context, t('change-password.set.heading'))).toBeVisible()
      await context.canvas.findByLabelText(t('new-password.label'), { selector: 'input' })
      await expect(context.canvas.queryByLabelText(t('change-password.old.label'))).not.toBeInTheDocument()
    })
  },
})

// SCR-20
export const FirstSet = meta.story({
  name: 'The first password is set',
  parameters: { page: { ...page, enteredAs: people.wang.phone } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member types a first password twice', async () => {
      await context.canvas.findByLabelText(t('new-password.label'), { selector: 'input' })
      await fillIn(context, { [t('new-password.label')]: newPassword, [t('new-password.confirmation')]: newPassword })
    })
    await context.step('They submit it', () => press(context, t('change-password.set.submit')))
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-password.set.done.heading'))
      await expect(callsTo(context, '/password/set')).toHaveLength(1)
    })
  },
})

export const Failing = meta.story({
  name: 'Failing: 500 while the page asks whether there is a password',
  tags: ['unpictured'],
  parameters: { page: { ...page, faults: [{ path: '/security/get_two_step_method', status: 500 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('error.status-500.title'))).toBeVisible()
      await expect(await findTitle(context, t('security.nav.password'))).toBeVisible()
    })
    await context.step('They try again', () => press(context, t('error-card.retry')))
    await context.step('What must be seen', async () => {
      await fields(context).loaded()
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
  },
})

export const Failed = meta.story({
  name: 'Failing: 500, and it cannot be asked',
  parameters: { page: { ...page, faults: [{ path: '/security/get_two_step_method', status: 500, times: 'always' }] } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(textsOf(context).t('error.status-500.title'))).toBeVisible()
    })
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      const { loaded, next } = fields(context)
      await loaded()
      await expect(next()).toBeVisible()
    })
  },
})

export const DoneOnPhone = meta.story({
  name: 'Changed, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fill(context)
    await context.step('They submit it', () => press(context, t('change-password.submit')))
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-password.done.heading'))
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...page, client: 'sync' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fill(context)
    await context.step('They submit it', () => press(context, t('change-password.submit')))
    await context.step('What must be seen', async () => {
      await findNextTitle(context, t('change-password.done.heading'))
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  tags: ['unpictured'],
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...page, client: 'app' } },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      const { loaded, old } = fields(context)
      await loaded()
      await expect(old()).toBeVisible()
    })
  },
})

export const Shown = meta.story({
  name: 'The current password is shown, and can be hidden again',
  tags: ['unpictured'],
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    const { old } = await fill(context)
    await context.step('They show the current password', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('change-password.old.show') }))
    })
    await context.step('What must be seen', async () => {
      await expect(old()).toHaveAttribute('type', 'text')
      await expect(canvas.getByRole('button', { name: t('change-password.old.hide') })).toBeVisible()
    })
  },
})

// RQ-14
export const OtherAccount = meta.story({
  name: 'other_account · Another account logged in, in another tab',
  parameters: {
    page: { ...page, faults: [{ path: '/password/change', error: [{ error_code: errorCodes.otherAccount.code }] }] },
  },
  play: async (context) => {
    const { canvas, step } = context
    const { t } = textsOf(context)
    await fill(context)
    await step('The member submits; the server refuses it with other_account', async () => {
      await press(context, t('change-password.submit'))
    })
    await step('What must be seen', async () => {
      const title = await canvas.findByRole('heading', { level: 1, name: t('session.other') })
      await expect(title).toHaveFocus()
      await expect(canvas.getByText(t('session.other.text'))).toBeVisible()
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
      await expect(canvas.queryByText(/138\*{4}8000/)).not.toBeInTheDocument()
    })
    await step('The member goes on with the account that is logged in', async () => {
      await press(context, t('session.other.action'))
      await waitFor(() => expect(stageOf(context).visits).toEqual(['reload']))
    })
  },
})

// RQ-13, RQ-14
export const LoggedOutElsewhere = meta.story({
  name: 'Logged out, in another tab',
  parameters: {
    page: {
      ...page,
      pageData: { account: 'member' },
      faults: [
        { path: '/auth/hi', body: '{"logged_in":true}' },
        { path: '/auth/hi', times: 'always', body: '{"logged_in":false}' },
      ],
    },
  },
  play: async (context) => {
    const { canvas, step } = context
    const { t } = textsOf(context)
    await fields(context).loaded()
    await step('The member comes back to the page, logged out meanwhile', async () => {
      // The watch comes late, so it may miss the first of them.
      await waitFor(
        async () => {
          document.dispatchEvent(new Event('visibilitychange'))
          await canvas.findByRole('heading', { level: 1, name: t('session.over') }, { timeout: 200 })
        },
        { timeout: 15_000 },
      )
    })
    await step('What must be seen', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: t('session.over') })).toHaveFocus()
      await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument()
    })
    await step('The member goes to the login, and back from there', async () => {
      await press(context, t('session.over.action'))
      await waitFor(() => expect(stageOf(context).visits.join()).toMatch(/\/login\?redirect=%2Fsecurity%2Fpassword/))
    })
  },
})
