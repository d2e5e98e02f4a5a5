import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { demoPassword, newPassword, people } from '../../mocks/personas/people.ts'
import { ResetPasswordPage } from '../../src/pages/visitor/reset-password.tsx'
import { resetPasswordErrors } from '../errors/drivers/reset-password.ts'
import { codePage, playCode } from '../errors/play-code.ts'
import { chooseLink, other, seeQuestion } from './link-driver.ts'
import { callsTo, fieldOf, press, stageOf } from './page-driver.ts'
import { beLoggedIn, fillPassword, findTitle, openWithMail } from './recovery-driver.ts'

const path = '/reset-password?token=of-the-mail'

/** Opened while somebody else is logged in. */
const forAnother = {
  path,
  enteredAs: other.login,
  pageData: { link_owner: people.mei.maskedPhone, logged_in_as: other.masked },
}

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
    await context.step('What must be seen', async () => {
      const field = await context.canvas.findByLabelText(t('choose-password.label'), { selector: 'input' })
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('choose-password.heading'))
    })
  },
})

export const Filled = meta.story({
  name: 'Filled',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member types a new password twice', () => fillPassword(context, t('choose-password.label')))
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: t('choose-password.submit') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { path, faults: [{ path: '/password/reset', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member submits a new password, and the server is slow to answer', async () => {
      await fillPassword(context, t('choose-password.label'))
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('blocker.label'))).toBeVisible()
    })
  },
})

// VAL-02
export const Broken = meta.story({
  name: 'What the rules ask for is missing',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member submits a password that is too short', async () => {
      await fillPassword(context, t('choose-password.label'), 'short')
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      const field = fieldOf(context, t('choose-password.label'))
      await waitFor(() => expect(field).toBeInvalid())
      await expect(field).toHaveFocus()
      await expect(callsTo(context, '/password/reset')).toHaveLength(0)
    })
  },
})

export const SamePassword = meta.story({
  name: '1200003 · The password of today',
  tags: ['unpictured'],
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member submits the current password as the new one', async () => {
      await fillPassword(context, t('choose-password.label'), demoPassword)
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('alert')).toBeVisible()
      await expect(fieldOf(context, t('choose-password.label'))).toHaveFocus()
    })
  },
})

// SCR-20
export const Done = meta.story({
  name: 'The new password is set',
  tags: ['unpictured'],
  parameters: { page: { path: `${path}&redirect=/files` } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member submits a new password', async () => {
      await fillPassword(context, t('choose-password.label'))
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('choose-password.done.heading'))
      const login = context.canvas.getByRole('link', { name: t('login.submit') })
      await expect(login).toHaveAttribute('href', 'login?redirect=%2Ffiles')
    })
  },
})

export const DeadLink = meta.story({
  name: '1300001 · A link that is used or too old',
  tags: ['unpictured'],
  parameters: { page: { path: '/reset-password?token=used' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('The server refuses the link when a member submits a new password', async () => {
      await fillPassword(context, t('choose-password.label'))
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('choose-password.dead.heading'))
      const again = context.canvas.getByRole('link', { name: t('choose-password.dead.action') })
      await expect(again).toHaveAttribute('href', 'forgot-password')
    })
  },
})

export const BrokenLink = meta.story({
  name: 'A link that broke off',
  parameters: { page: { path: '/reset-password' } },
  play: async ({ canvas, globals, step }) => {
    const { t } = textsOf({ globals })
    await step('What must be seen', async () => {
      await expect(await canvas.findByRole('heading', { name: t('choose-password.dead.heading') })).toBeVisible()
      await expect(canvas.queryByRole('button', { name: t('choose-password.submit') })).not.toBeInTheDocument()
    })
  },
})

// SCR-05, RQ-13
export const ForAnother = meta.story({
  name: 'A link for somebody else',
  parameters: { page: forAnother },
  play: async (context) => {
    const { t } = textsOf(context)
    await seeQuestion(context, { owner: people.mei.maskedPhone, effect: 'keeps' })
    await context.step('They continue as who they are', () => press(context, t('session.other.action')))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /']))
    })
  },
})

// SCR-05
export const DoneForAnother = meta.story({
  name: 'The new password is set, and somebody else still logged in',
  parameters: { page: forAnother },
  play: async (context) => {
    const { t } = textsOf(context)
    await chooseLink(context)
    await context.step('They submit a new password', async () => {
      await waitFor(() => expect(fieldOf(context, t('choose-password.label'))).toHaveFocus())
      await fillPassword(context, t('choose-password.label'))
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('choose-password.done.heading'))
      const words = t('choose-password.done.intro-other', { login: other.masked })
      await expect(context.canvas.getByText(words)).toBeVisible()
      await expect(context.canvas.getByRole('link', { name: t('login.submit') })).toHaveAttribute('href', 'login')
    })
    await context.step('They continue as who they are', () => press(context, t('session.other.action')))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /']))
    })
  },
})

// SCR-05
export const DoneForOneself = meta.story({
  name: 'The new password is set, for who is logged in',
  tags: ['unpictured'],
  parameters: {
    page: {
      path: `${path}&redirect=/files`,
      pageData: {
        link_owner: people.mei.maskedPhone,
      },
    },
  },
  beforeEach: beLoggedIn,
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member, who is asked nothing, submits a new password', async () => {
      await fillPassword(context, t('choose-password.label'))
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('choose-password.done.heading'))
      await expect(context.canvas.getByText(t('change-password.done.intro'))).toBeVisible()
      await expect(context.canvas.queryByRole('link', { name: t('login.submit') })).not.toBeInTheDocument()
    })
    await context.step('They go on', () => press(context, t('session.continue')))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
    })
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
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('new-password.requirement.special'))).toBeVisible()
    })
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, isMobile: true } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member types a new password twice', () => fillPassword(context, t('choose-password.label')))
    await context.step('What must be seen', async () => {
      await expect(fieldOf(context, t('choose-password.label'))).toHaveValue(newPassword)
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member submits a new password', async () => {
      await fillPassword(context, t('choose-password.label'))
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('choose-password.done.heading'))
    })
  },
})

export const NotRepeated = meta.story({
  name: '1200002 · The two passwords differ',
  tags: ['!autodocs'],
  parameters: codePage(resetPasswordErrors, 'submit'),
  play: (context) =>
    playCode(context, resetPasswordErrors, 'submit', {
      by: 'passwordNotRepeated',
      words: ({ recovery }) => recovery.passwordNotRepeated,
      of: resetPasswordErrors.moments.submit?.field,
    }),
})
