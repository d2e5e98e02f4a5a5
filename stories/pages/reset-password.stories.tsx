import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { ResetPasswordPage } from '../../src/pages/reset-password.tsx'
import { callsTo, fieldOf, press } from './page-driver.ts'
import { fillPassword, findTitle, newPassword, openWithMail } from './recovery-driver.ts'

const path = '/reset-password?token=of-the-mail'

const meta = preview.meta({
  title: 'Pages/Reset password',
  component: ResetPasswordPage,
  tags: ['page'],
  parameters: { page: { path } },
  beforeEach: openWithMail,
})

export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    const field = await context.canvas.findByLabelText(t('choose-password.label'), { selector: 'input' })
    await expect(field).toHaveAttribute('autocomplete', 'new-password')
    await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('choose-password.heading'))
  },
})

export const Filled = meta.story({
  name: 'Filled',
  play: async (context) => {
    const { t } = textsOf(context)
    await fillPassword(context, t('choose-password.label'))
    const submit = context.canvas.getByRole('button', { name: t('choose-password.submit') })
    await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { path, faults: [{ path: '/password/reset', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fillPassword(context, t('choose-password.label'))
    await press(context, t('choose-password.submit'))
    await expect(await context.canvas.findByText(t('blocker.label'))).toBeVisible()
  },
})

// VAL-02
export const Broken = meta.story({
  name: 'What the rules ask for is missing',
  play: async (context) => {
    const { t } = textsOf(context)
    await fillPassword(context, t('choose-password.label'), 'short')
    await press(context, t('choose-password.submit'))
    const field = fieldOf(context, t('choose-password.label'))
    await waitFor(() => expect(field).toBeInvalid())
    await expect(field).toHaveFocus()
    await expect(callsTo(context, '/password/reset')).toHaveLength(0)
  },
})

export const SamePassword = meta.story({
  name: '1200003 · The password of today',
  play: async (context) => {
    const { t } = textsOf(context)
    await fillPassword(context, t('choose-password.label'), 'Portico2026')
    await press(context, t('choose-password.submit'))
    await expect(await context.canvas.findByRole('alert')).toBeVisible()
    await expect(fieldOf(context, t('choose-password.label'))).toHaveFocus()
  },
})

// SCR-20
export const Done = meta.story({
  name: 'The new password is set',
  parameters: { page: { path: `${path}&redirect=/files` } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fillPassword(context, t('choose-password.label'))
    await press(context, t('choose-password.submit'))
    await findTitle(context, t('choose-password.done.heading'))
    const login = context.canvas.getByRole('link', { name: t('login.submit') })
    await expect(login).toHaveAttribute('href', 'login?redirect=%2Ffiles')
  },
})

export const DeadLink = meta.story({
  name: '1300001 · A link that is used or too old',
  parameters: { page: { path: '/reset-password?token=used' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fillPassword(context, t('choose-password.label'))
    await press(context, t('choose-password.submit'))
    await findTitle(context, t('choose-password.dead.heading'))
    const again = context.canvas.getByRole('link', { name: t('choose-password.dead.action') })
    await expect(again).toHaveAttribute('href', 'forgot-password')
  },
})

export const BrokenLink = meta.story({
  name: 'A link that broke off',
  parameters: { page: { path: '/reset-password' } },
  play: async ({ canvas, globals }) => {
    const { t } = textsOf({ globals })
    await expect(await canvas.findByRole('heading', { name: t('choose-password.dead.heading') })).toBeVisible()
    await expect(canvas.queryByRole('button', { name: t('choose-password.submit') })).not.toBeInTheDocument()
  },
})

// VAL-06, LOG-09
export const StrictPolicy = meta.story({
  name: 'A stricter policy',
  parameters: {
    page: {
      path,
      pageData: { password_length_min: 12, password_require_capital: true, password_require_special: true },
    },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await expect(await context.canvas.findByText(t('new-password.requirement.special'))).toBeVisible()
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, isMobile: true } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fillPassword(context, t('choose-password.label'))
    await expect(fieldOf(context, t('choose-password.label'))).toHaveValue(newPassword)
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await fillPassword(context, t('choose-password.label'))
    await press(context, t('choose-password.submit'))
    await findTitle(context, t('choose-password.done.heading'))
  },
})
