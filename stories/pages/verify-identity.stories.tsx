import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { demoPassword } from '../../mocks/personas/people.ts'
import { VerifyIdentityPage } from '../../src/pages/visitor/verify-identity.tsx'
import { callsTo, fieldOf, fillIn, type PlayContext, press, stageOf } from './page-driver.ts'
import { beLoggedIn, findTitle } from './recovery-driver.ts'

const path = '/verify-identity?redirect=/security'
const call = '/security/verify_identity'

const meta = preview.meta({
  title: 'Pages/Verify identity',
  component: VerifyIdentityPage,
  tags: ['page'],
  parameters: { page: { path } },
  beforeEach: beLoggedIn,
})

async function enter(context: PlayContext, password: string) {
  const { t } = textsOf(context)
  await context.canvas.findByLabelText(t('login.password.label'), { selector: 'input' })
  await fillIn(context, { [t('login.password.label')]: password })
  await press(context, t('verify-identity.submit'))
}

// SCR-09, TWO-01
export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      const field = await context.canvas.findByLabelText(t('login.password.label'), { selector: 'input' })
      await expect(field).toHaveAttribute('autocomplete', 'current-password')
      await expect(callsTo(context, call).map(({ data }) => data)).toEqual([{}])
    })
  },
})

export const Asking = meta.story({
  name: 'Asking whether it is needed',

  beforeEach: (context) => {
    stageOf(context).service.faults.add({ path: call, delay_ms: 60_000 })
  },
  play: async ({ canvas, globals, step }) => {
    const { t } = textsOf({ globals })
    await step('What must be seen', async () => {
      await expect(await canvas.findByText(t('blocker.label'), { selector: '[role=status]' })).toBeInTheDocument()
      await expect(canvas.queryByLabelText(t('login.password.label'))).not.toBeInTheDocument()
    })
  },
})

export const Submitting = meta.story({
  name: 'Submitting',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member submits the password, and the server is slow to answer', async () => {
      await context.canvas.findByLabelText(t('login.password.label'), { selector: 'input' })
      stageOf(context).service.faults.add({ path: call, delay_ms: 60_000 })
      await enter(context, demoPassword)
    })
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: t('verify-identity.submit') })
      await waitFor(() => expect(submit).toHaveAttribute('aria-busy', 'true'))
    })
  },
})

// SCR-09
export const Verified = meta.story({
  name: 'Verified, on the way to what comes next',
  play: async (context) => {
    await context.step('A member submits the password', () => enter(context, demoPassword))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /security']))
      const submit = context.canvas.getByRole('button', { name: textsOf(context).t('verify-identity.opening') })
      await expect(submit).toHaveAttribute('aria-busy', 'true')
    })
  },
})

// TWO-01, ERR-12
export const AlreadyVerified = meta.story({
  name: 'already_verified · Nobody is asked twice',
  tags: ['unpictured'],
  beforeEach: async (context) => {
    const { verifyIdentity } = await import('../../src/api/calls/two-step.ts')
    await stageOf(context).environment.client.call(verifyIdentity, { password: demoPassword })
  },
  play: async (context) => {
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /security']))
      await expect(context.canvas.queryByRole('textbox')).not.toBeInTheDocument()
    })
  },
})

// IN-8, IN-9
export const WrongPassword = meta.story({
  name: '1100001 · A wrong password',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('A member submits a wrong password', () => enter(context, 'Wrong2026'))
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByRole('alert')).toBeVisible()
      const field = fieldOf(context, t('login.password.label'))
      await waitFor(() => expect(field).toHaveValue(''))
      await expect(field).toBeInvalid()
      await expect(field).toHaveFocus()
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const NoPassword = meta.story({
  name: '1200010 · The account has no password',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('The server answers 1200010 when a member submits the password', async () => {
      await context.canvas.findByLabelText(t('login.password.label'), { selector: 'input' })
      const error = [{ field: 'password', error_code: 1200010, error_msg: 'None.' }]
      stageOf(context).service.faults.add({ path: call, error })
      await enter(context, demoPassword)
    })
    await context.step('What must be seen', async () => {
      await findTitle(context, t('verify-identity.none.heading'))
      const action = context.canvas.getByRole('link', { name: t('verify-identity.none.action') })
      await expect(action).toHaveAttribute('href', 'security/password?redirect=%2Fsecurity')
    })
  },
})

// RQ-10
export const Unanswered = meta.story({
  name: 'Nobody could say: nothing is skipped',
  beforeEach: (context) => {
    stageOf(context).service.faults.add({ path: call, error: 'status-500' })
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('error.status-500.title'))).toBeVisible()
      await expect(stageOf(context).visits).toEqual([])
      await expect(context.canvas.getByRole('button', { name: t('error-card.retry') })).toBeVisible()
    })
  },
})

// RQ-10
export const Unreachable = meta.story({
  name: 'No network: nothing is skipped',
  parameters: { page: { path, isOffline: true } },
  beforeEach: (context) => {
    stageOf(context).service.faults.add({ path: call, reset: true, times: 9 })
  },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByText(t('error.offline.title'))).toBeVisible()
      await expect(context.canvas.getByRole('button', { name: t('error-card.retry') })).toBeVisible()
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

export const Stranger = meta.story({
  name: '9000001 · Nobody is logged in',
  beforeEach: (context) => {
    stageOf(context).service.faults.add({ path: call, error: 'session-expired' })
  },
  play: async (context) => {
    const login = `/login?redirect=${encodeURIComponent('/verify-identity?redirect=/security')}`
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual([`go ${login}`]))
    })
  },
})

export const OnPhone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path, isMobile: true } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(await context.canvas.findByLabelText(t('login.password.label'), { selector: 'input' })).toBeVisible()
    })
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path, client: 'sync' } },
  play: async (context) => {
    await context.step('A member submits the password', () => enter(context, demoPassword))
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /security']))
    })
  },
})
