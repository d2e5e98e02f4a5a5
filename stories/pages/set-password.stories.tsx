import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { newPassword } from '../../mocks/personas/people.ts'
import { SetPasswordPage } from '../../src/pages/visitor/set-password.tsx'
import { chooseLink, other, seeQuestion } from './link-driver.ts'
import { callsTo, fieldOf, findAlert, press, stageOf } from './page-driver.ts'
import { fillPassword, findTitle, openWithMail } from './recovery-driver.ts'

const path = '/set-password?mode=init&token=demo-first-password'

const meta = preview.meta({
  title: 'Pages/Set password',
  component: SetPasswordPage,
  tags: ['page'],
  parameters: { page: { path } },
})

export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      const field = await context.canvas.findByLabelText(t('new-password.label'), { selector: 'input' })
      await expect(field).toHaveAttribute('autocomplete', 'new-password')
      await expect(context.canvas.getByText(t('set-password.intro-init'))).toBeVisible()
    })
  },
})

export const Filled = meta.story({
  name: 'Filled',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member types a new password twice', () => fillPassword(context, t('new-password.label')))
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: t('set-password.submit-init') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { path, faults: [{ path: '/password/init', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member submits a new password, and the server is slow to answer', async () => {
      await fillPassword(context, t('new-password.label'))
      await press(context, t('set-password.submit-init'))
    })
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('blocker.label'))).toBeVisible()
    })
  },
})

// SCR-20
export const LoggedIn = meta.story({
  name: 'The first password logs in',
  tags: ['unpictured'],
  parameters: { page: { path: `${path}&redirect=/files` } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member submits a new password', async () => {
      await fillPassword(context, t('new-password.label'))
      await press(context, t('set-password.submit-init'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
      const submit = context.canvas.getByRole('button', { name: t('login.opening') })
      await expect(submit).toHaveAttribute('aria-busy', 'true')
    })
  },
})

// SCR-20, RQ-13
export const ForAnother = meta.story({
  name: 'A link for somebody else',
  tags: ['unpictured'],
  parameters: {
    page: { path, enteredAs: other.login, pageData: { link_owner: 'e****@example.com', logged_in_as: other.masked } },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await seeQuestion(context, { owner: 'e****@example.com', effect: 'replaces' })
    await chooseLink(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(fieldOf(context, t('new-password.label'))).toHaveFocus())
    })
  },
})

// SCR-20
export const Forced = meta.story({
  name: 'In place of a password that had to go',
  tags: ['unpictured'],
  parameters: { page: { path: '/set-password?token=of-the-mail' } },
  beforeEach: openWithMail,
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(context.canvas.getByText(t('set-password.intro-forced'))).toBeVisible()
    })
    await context.step('A member submits a new password', async () => {
      await fillPassword(context, t('choose-password.label'))
      await press(context, t('choose-password.submit'))
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('choose-password.done.heading'))
      await expect(callsTo(context, '/password/reset')).toHaveLength(1)
    })
  },
})

export const DeadLink = meta.story({
  name: '1300001 · A link that is used or too old',
  tags: ['unpictured'],
  parameters: { page: { path: '/set-password?mode=init&token=used' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('The server refuses the link when a member submits a new password', async () => {
      await fillPassword(context, t('new-password.label'))
      await press(context, t('set-password.submit-init'))
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('choose-password.dead.heading'))
      await expect(context.canvas.getByRole('link', { name: t('login.submit') })).toBeVisible()
    })
  },
})

export const HasPassword = meta.story({
  name: '1200004 · There is a password already',
  parameters: {
    page: { path, faults: [{ path: '/password/init', error: [{ error_code: 1200004, error_msg: 'Has one.' }] }] },
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('The server answers 1200004 when a member submits a new password', async () => {
      await fillPassword(context, t('new-password.label'))
      await press(context, t('set-password.submit-init'))
    })
    await context.step('What must be seen', async () => {
      await expect(await findAlert()).toHaveAccessibleName('Has one.')
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client: its hook gets the login',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member submits a new password', async () => {
      await fillPassword(context, t('new-password.label'))
      await press(context, t('set-password.submit-init'))
    })
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, client: 'app' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member types a new password twice', () => fillPassword(context, t('new-password.label')))
    await context.step('What must be seen', async () => {
      await expect(fieldOf(context, t('new-password.label'))).toHaveValue(newPassword)
    })
  },
})
