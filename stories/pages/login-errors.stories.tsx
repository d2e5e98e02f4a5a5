import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { LoginPage } from '../../src/pages/login.tsx'
import { failing, failWithAlert, serverText } from './failing.ts'
import { logIn, loginCalls, loginScreen, member } from './login-driver.ts'
import { findAlert, stageOf } from './page-driver.ts'

const meta = preview.meta({
  title: 'Pages/Login/Errors',
  component: LoginPage,
  parameters: { page: { path: '/login' } },
})

// ERR-01
export const Status500 = meta.story({
  name: '500 · Server had a small problem',
  parameters: failing('status-500'),
  play: async (context) => {
    const { t } = loginScreen(context)
    const alert = await failWithAlert(context, t('error.status-500.title'), t('error.status-500.body'))
    await alert.closeWithOk()
  },
})

// ERR-02
export const Status502 = meta.story({
  name: '502 · Server error, please retry',
  parameters: failing('status-502'),
  play: async (context) => {
    const alert = await failWithAlert(context, loginScreen(context).t('error.status-502.title'))
    await alert.closeWithOk()
  },
})

// ERR-03
export const Status404 = meta.story({
  name: '404 · Network error',
  parameters: failing('status-404'),
  play: async (context) => {
    const alert = await failWithAlert(context, loginScreen(context).t('error.status-404.title'))
    await alert.closeWithOk()
  },
})

// ERR-04
export const Status403 = meta.story({
  name: '403 · No permission',
  parameters: failing('status-403'),
  play: async (context) => {
    const alert = await failWithAlert(context, loginScreen(context).t('error.status-403.title'))
    await alert.closeWithOk()
  },
})

// RQ-7
export const StatusOther = meta.story({
  name: '429 · Too many requests, with the wait the server names',
  parameters: failing('status-other'),
  play: async (context) => {
    const { t } = loginScreen(context)
    const alert = await failWithAlert(
      context,
      t('error.status-other.title'),
      t('error.status-other.wait', { seconds: 30 }),
    )
    await alert.closeWithOk()
  },
})

// RS-1
export const Offline = meta.story({
  name: 'Offline',
  parameters: failing('offline', { isOffline: true }),
  play: async (context) => {
    const { t } = loginScreen(context)
    const alert = await failWithAlert(context, t('error.offline.title'), t('error.offline.body'))
    await alert.closeWithOk()
  },
})

// RQ-7
export const Timeout = meta.story({
  name: 'No answer in time',
  parameters: failing('timeout', { callLimitMs: 300 }),
  play: async (context) => {
    const { t } = loginScreen(context)
    const alert = await failWithAlert(context, t('error.timeout.title'), t('error.timeout.body'))
    await alert.closeWithOk()
  },
})

// RQ-7
export const Unreachable = meta.story({
  name: 'Connection dropped',
  parameters: failing('unreachable'),
  play: async (context) => {
    const { t } = loginScreen(context)
    const alert = await failWithAlert(context, t('error.unreachable.title'), t('error.unreachable.body'))
    await alert.closeWithOk()
  },
})

// RQ-5
export const Unreadable = meta.story({
  name: 'An answer that cannot be read',
  parameters: failing('unreadable'),
  play: async (context) => {
    const { t } = loginScreen(context)
    const alert = await failWithAlert(context, t('error.unreadable.title'), t('error.unreadable.body'))
    await alert.closeWithOk()
    await expect(stageOf(context).reports.map(({ kind }) => kind)).toContain('answer-unreadable')
  },
})

// API-04
export const EncryptionRefused = meta.story({
  name: 'Nothing sent: could not be encrypted',
  parameters: { page: { path: '/login', pageData: { public_key: 'no key', secure_zone_required: true } } },
  play: async (context) => {
    const { t } = loginScreen(context)
    await logIn(context)
    const alert = await findAlert()
    await expect(alert).toHaveAccessibleName(t('error.encryption-refused.title'))
    await expect(loginCalls(context)).toEqual([])
  },
})

// ERR-07
export const SessionExpired = meta.story({
  name: '9000001 · Page expired',
  parameters: failing('session-expired'),
  play: async (context) => {
    const { t } = loginScreen(context)
    const { alert } = await failWithAlert(context, t('error.session-expired.title'))
    await context.userEvent.click(alert.getByRole('button', { name: t('dialog.ok') }))
    await waitFor(() => expect(stageOf(context).visits).toEqual(['reload']))
  },
})

// ERR-08, API-11
export const SessionIdle = meta.story({
  name: '9000001 · Page expired · client, still logged in',
  globals: { viewport: { value: 'client' } },
  parameters: failing(
    'session-expired-in-client',
    { client: 'sync' },
    { path: '/auth/hi', body: '{"success":true,"logged_in":true}' },
  ),
  play: async (context) => {
    const { t } = loginScreen(context)
    const { alert } = await failWithAlert(context, t('error.session-idle.title'))
    await context.userEvent.click(alert.getByRole('button', { name: t('dialog.ok') }))
    await waitFor(() => expect(stageOf(context).handedOver).toEqual([{ hook: 'reload', value: undefined }]))
  },
})

// ERR-08, API-11
export const SessionEnded = meta.story({
  name: '9000001 · Page expired · client, logged out',
  globals: { viewport: { value: 'client' } },
  parameters: failing('session-ended', { client: 'sync' }),
  play: async (context) => {
    const { t } = loginScreen(context)
    const { alert } = await failWithAlert(context, t('error.session-ended.title'))
    await context.userEvent.click(alert.getByRole('button', { name: t('error.session-ended.action') }))
    await waitFor(() => expect(stageOf(context).handedOver).toEqual([{ hook: 'requestLogin', value: undefined }]))
  },
})

// ERR-16
export const ForceTwoStep = meta.story({
  name: 'force_two_step · Goes to the set-up',
  parameters: failing('force-two-step'),
  play: async (context) => {
    await logIn(context)
    await waitFor(() => expect(stageOf(context).visits).toHaveLength(1))
    await expect(stageOf(context).visits[0]).toMatch(/^go \/.*two-step/)
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

// ERR-16
export const ForceTwoStepInClient = meta.story({
  name: 'force_two_step · client reloads',
  globals: { viewport: { value: 'client' } },
  parameters: failing('force-two-step-in-client', { client: 'sync' }),
  play: async (context) => {
    await logIn(context)
    await waitFor(() => expect(stageOf(context).handedOver).toEqual([{ hook: 'reload', value: undefined }]))
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

// ERR-09
export const EnterpriseLimited = meta.story({
  name: '1800002 · Enterprise expired',
  parameters: failing('enterprise-limited'),
  play: async (context) => {
    const { t } = loginScreen(context)
    const { alert } = await failWithAlert(
      context,
      t('error.enterprise-limited.title'),
      t('error.enterprise-limited.body'),
    )
    await expect(alert.getByRole('button', { name: t('error.enterprise-limited.secondary') })).toBeVisible()
    await context.userEvent.click(alert.getByRole('button', { name: t('error.enterprise-limited.action') }))
    await waitFor(() => expect(stageOf(context).visits).toHaveLength(1))
    await expect(stageOf(context).visits[0]).toMatch(/^open /)
  },
})

// ERR-09
export const EnterpriseLimitedOnMobile = meta.story({
  name: '1800002 · Enterprise expired · mobile',
  globals: { viewport: { value: 'phone' } },
  parameters: failing('enterprise-limited-on-mobile', { isMobile: true }),
  play: async (context) => {
    const { t } = loginScreen(context)
    const title = t('error.enterprise-limited-on-mobile.title')
    const alert = await failWithAlert(context, title, t('error.enterprise-limited-on-mobile.body'))
    await alert.closeWithOk()
  },
})

// ERR-10
export const ClientOutdated = meta.story({
  name: '9200001 · Client too old for leak prevention',
  globals: { viewport: { value: 'client' } },
  parameters: failing('client-outdated', { client: 'sync' }),
  play: async (context) => {
    const { t } = loginScreen(context)
    const { alert } = await failWithAlert(
      context,
      serverText('client-outdated', context),
      t('error.client-outdated.body'),
    )
    await context.userEvent.click(alert.getByRole('button', { name: t('error.client-outdated.action') }))
    await waitFor(() => expect(stageOf(context).visits).toHaveLength(1))
    await expect(stageOf(context).visits[0]).toMatch(/^open \/.*download/)
  },
})

// ERR-11, RD-4
export const WithLink = meta.story({
  name: '2001001 · With a link',
  parameters: failing('with-link'),
  play: async (context) => {
    const { t } = loginScreen(context)
    const { alert } = await failWithAlert(context, serverText('with-link', context))
    await context.userEvent.click(alert.getByRole('button', { name: t('error.with-link.action') }))
    await waitFor(() => expect(stageOf(context).visits).toHaveLength(1))
    await expect(stageOf(context).visits[0]).toMatch(/^open /)
  },
})

// ERR-13
export const VerifyTooFrequent = meta.story({
  name: 'verify_operation_too_frequent · Notice',
  parameters: failing('verify-too-frequent'),
  play: async (context) => {
    await logIn(context)
    // In the toast itself, beside its words for screen readers.
    const words = await screen.findByText(serverText('verify-too-frequent', context), { selector: 'li *' })
    await expect(words).toBeVisible()
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    await expect(loginScreen(context).password()).toHaveValue(member.password)
  },
})

// ERR-14
export const PictureCaptchaNeeded = meta.story({
  name: 'pic_captcha_error · Picture asked for',
  parameters: failing('picture-captcha-needed'),
  play: async (context) => {
    const parts = loginScreen(context)
    await logIn(context)
    const captcha = await parts.captcha()
    await waitFor(() => expect(captcha).toHaveFocus())
    await expect(captcha).toHaveAccessibleDescription(parts.t('error.picture-captcha-needed.title'))
    await waitFor(() => expect(parts.submit()).toHaveAttribute('aria-disabled', 'true'))
    await expect(parts.password()).toHaveValue(member.password)
  },
})

// ERR-14, OC-5
export const PictureCaptchaWrong = meta.story({
  name: 'pic_captcha_error · Wrong characters',
  parameters: {
    page: {
      path: '/login',
      settings: { pic_captcha_required: true },
      faults: [{ path: '/login', error: 'picture-captcha-wrong' }],
    },
  },
  play: async (context) => {
    const parts = loginScreen(context)
    const captcha = await parts.captcha()
    const before = within(captcha.closest('form') as HTMLElement)
      .getByRole('presentation')
      .getAttribute('src')
    await context.userEvent.type(captcha, 'abcd')
    await logIn(context)
    await waitFor(() => expect(captcha).toHaveAccessibleDescription(serverText('picture-captcha-wrong', context)))
    await expect(captcha).toHaveFocus()
    await expect(captcha).toHaveValue('')
    await expect(within(captcha.closest('form') as HTMLElement).getByRole('presentation')).not.toHaveAttribute(
      'src',
      before,
    )
    await expect(parts.password()).toHaveValue(member.password)
  },
})

// ERR-15
export const SlidingCaptcha = meta.story({
  name: 'sliding_captcha_error · Slider shown',
  parameters: failing('sliding-captcha'),
  play: async (context) => {
    const { t, password } = loginScreen(context)
    await logIn(context)
    await expect(await screen.findByRole('dialog', { name: t('slider.title') })).toBeVisible()
    await expect(screen.getByRole('slider', { name: t('slider.label') })).toBeEnabled()
    await expect(password()).toHaveValue(member.password)
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

// ERR-06, IN-9
export const PasswordError = meta.story({
  name: 'Wrong password',
  play: async (context) => {
    const { canvas } = context
    const parts = loginScreen(context)
    await logIn(context, { ...member, password: 'Wrong2026' })
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(parts.password()).toHaveFocus()
    await expect(parts.password()).toHaveValue('')
    await expect(parts.login()).toHaveValue(member.login)
    await expect(parts.submit()).toHaveAttribute('aria-disabled', 'true')
  },
})

// ERR-06, WID-13, IN-8
export const FieldError = meta.story({
  name: 'Error of the login field',
  parameters: failing('field-error'),
  play: async (context) => {
    const parts = loginScreen(context)
    await logIn(context)
    await waitFor(() => expect(parts.login()).toHaveAccessibleDescription(serverText('field-error', context)))
    await expect(parts.login()).toHaveFocus()
    await expect(parts.login()).toHaveAttribute('aria-invalid', 'true')
    await expect(parts.login()).toHaveValue(member.login)
  },
})

// ERR-17
export const ReservedCode = meta.story({
  name: '1100007 · The server’s words',
  parameters: failing('reserved-code'),
  play: async (context) => {
    const alert = await failWithAlert(context, serverText('reserved-code', context))
    await alert.closeWithOk()
  },
})

// ERR-05, ERR-18
export const Other = meta.story({
  name: 'Any other error · The server’s words',
  parameters: failing('other'),
  play: async (context) => {
    const alert = await failWithAlert(context, serverText('other', context))
    await alert.closeWithOk()
  },
})
