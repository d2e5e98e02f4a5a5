import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { SecurityPasswordPage } from '../../src/pages/security-password.tsx'
import { findNextTitle, findTitle, mei } from './contact-driver.ts'
import { callsTo, fieldOf, fillIn, type PlayContext, press } from './page-driver.ts'

const page = { path: '/security/password', enteredAs: mei.email }
const current = 'Portico2026'
const chosen = 'Cloud2027'

const meta = preview.meta({
  title: 'Pages/Account security/Password',
  component: SecurityPasswordPage,
  tags: ['page'],
  parameters: { page },
})

/** The fields, once they are there. */
async function fields(context: PlayContext) {
  const { t } = textsOf(context)
  await context.canvas.findByLabelText(t('new-password.confirmation'), { selector: 'input' })
  return {
    old: () => fieldOf(context, t('change-password.old.label')),
    next: () => fieldOf(context, t('choose-password.label')),
    confirmation: () => fieldOf(context, t('new-password.confirmation')),
  }
}

/** Fills the current password in, and the new one twice. */
async function fill(context: PlayContext, { old = current, next = chosen } = {}) {
  const { t } = textsOf(context)
  const found = await fields(context)
  await fillIn(context, {
    [t('change-password.old.label')]: old,
    [t('choose-password.label')]: next,
    [t('new-password.confirmation')]: next,
  })
  return found
}

export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    const { old, next } = await fields(context)
    await expect(await findTitle(context, t('change-password.heading'))).toBeVisible()
    await expect(old()).toHaveAttribute('autocomplete', 'current-password')
    await expect(next()).toHaveAttribute('autocomplete', 'new-password')
    const forgot = context.canvas.getByRole('link', { name: t('login.forgot-password') })
    await expect(forgot).toHaveAttribute('href', '../forgot-password')
  },
})

export const Loading = meta.story({
  name: 'Loading: whether there is a password',
  parameters: { page: { ...page, faults: [{ path: '/security/get_two_step_method', delay_ms: 60_000 }] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(textsOf(context).t('blocker.label'))).toBeInTheDocument()
    await expect(
      context.canvas.queryByRole('button', { name: textsOf(context).t('change-password.submit') }),
    ).toBeNull()
  },
})

export const Filled = meta.story({
  name: 'Filled',
  play: async (context) => {
    await fill(context)
    const submit = context.canvas.getByRole('button', { name: textsOf(context).t('change-password.submit') })
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { ...page, faults: [{ path: '/password/change', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fill(context)
    await press(context, t('change-password.submit'))
    await expect(await context.canvas.findByText(t('blocker.label'))).toBeVisible()
  },
})

// IN-9
export const WrongOld = meta.story({
  name: 'The current password is wrong',
  play: async (context) => {
    const { old, next } = await fill(context, { old: 'Wrong2026' })
    await press(context, textsOf(context).t('change-password.submit'))
    await waitFor(() => expect(old()).toHaveAttribute('aria-invalid', 'true'))
    await expect(old()).toHaveValue('')
    await expect(old()).toHaveFocus()
    await expect(next()).toHaveValue(chosen)
  },
})

export const SameAsBefore = meta.story({
  name: 'The new password is the current one',
  play: async (context) => {
    const { next } = await fill(context, { next: current })
    await press(context, textsOf(context).t('change-password.submit'))
    const said = await context.canvas.findByRole('alert')
    await expect(said).toBeVisible()
    await waitFor(() => expect(next()).toHaveFocus())
    await expect(next()).toBeInvalid()
    await expect(next()).toHaveAccessibleDescription(expect.stringContaining(String(said.textContent)))
  },
})

// VAL-06
export const PolicyBroken = meta.story({
  name: 'A password that breaks the policy',
  parameters: { page: { ...page, settings: { password_require_capital: true, password_require_special: true } } },
  play: async (context) => {
    const { next } = await fill(context)
    await press(context, textsOf(context).t('change-password.submit'))
    await waitFor(() => expect(next()).toHaveAttribute('aria-invalid', 'true'))
    await expect(callsTo(context, '/password/change')).toEqual([])
  },
})

// SCR-20
export const Done = meta.story({
  name: 'The password is changed',
  play: async (context) => {
    const { t } = textsOf(context)
    await fill(context)
    await press(context, t('change-password.submit'))
    await findNextTitle(context, t('change-password.done.heading'))
    const devices = context.canvas.getByRole('link', { name: t('change-password.done.devices') })
    await expect(devices).toHaveAttribute('href', '../security/devices')
    await expect(callsTo(context, '/password/change')).toHaveLength(1)
  },
})

export const First = meta.story({
  name: 'No password yet: one is set',
  parameters: { page: { ...page, enteredAs: '13600136000' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await expect(await findTitle(context, t('change-password.set.heading'))).toBeVisible()
    await context.canvas.findByLabelText(t('new-password.label'), { selector: 'input' })
    await expect(context.canvas.queryByLabelText(t('change-password.old.label'))).not.toBeInTheDocument()
  },
})

// SCR-20
export const FirstSet = meta.story({
  name: 'The first password is set',
  parameters: { page: { ...page, enteredAs: '13600136000' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.canvas.findByLabelText(t('new-password.label'), { selector: 'input' })
    await fillIn(context, { [t('new-password.label')]: chosen, [t('new-password.confirmation')]: chosen })
    await press(context, t('change-password.set.submit'))
    await findNextTitle(context, t('change-password.set.done.heading'))
    await expect(callsTo(context, '/password/set')).toHaveLength(1)
  },
})

export const Failing = meta.story({
  name: 'Failing: 500 while the page asks whether there is a password',
  parameters: { page: { ...page, faults: [{ path: '/security/get_two_step_method', status: 500 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await expect(await context.canvas.findByText(t('error.status-500.title'))).toBeVisible()
    await expect(await findTitle(context, t('security.nav.password'))).toBeVisible()
    await press(context, t('error-card.retry'))
    await fields(context)
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

export const Failed = meta.story({
  name: 'Failing: 500, and it cannot be asked',
  parameters: { page: { ...page, faults: [{ path: '/security/get_two_step_method', status: 500, times: 'always' }] } },
  play: async (context) => {
    await expect(await context.canvas.findByText(textsOf(context).t('error.status-500.title'))).toBeVisible()
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { next } = await fields(context)
    await expect(next()).toBeVisible()
  },
})

export const DoneOnPhone = meta.story({
  name: 'Changed, on a phone',
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fill(context)
    await press(context, t('change-password.submit'))
    await findNextTitle(context, t('change-password.done.heading'))
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { ...page, client: 'sync' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fill(context)
    await press(context, t('change-password.submit'))
    await findNextTitle(context, t('change-password.done.heading'))
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { ...page, client: 'app' } },
  play: async (context) => {
    const { old } = await fields(context)
    await expect(old()).toBeVisible()
  },
})

export const Shown = meta.story({
  name: 'The current password is shown, and can be hidden again',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    const { old } = await fill(context)
    await userEvent.click(canvas.getByRole('button', { name: t('change-password.old.show') }))
    await expect(old()).toHaveAttribute('type', 'text')
    await expect(canvas.getByRole('button', { name: t('change-password.old.hide') })).toBeVisible()
  },
})
