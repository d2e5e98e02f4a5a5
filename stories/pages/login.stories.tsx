import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { LoginPage } from '../../src/pages/visitor/login.tsx'
import { logIn, loginCalls, loginScreen } from './login-driver.ts'
import { stageOf } from './page-driver.ts'

const meta = preview.meta({
  title: 'Pages/Login',
  component: LoginPage,
  tags: ['page'],
  parameters: { page: { path: '/login' } },
})

// IN-1, IN-2, IN-11
export const Default = meta.story({
  name: 'Default',
  play: async ({ canvas, globals, step }) => {
    const parts = loginScreen({ canvas, globals })
    await step('What must be seen', async () => {
      await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
        parts.t('login.title', { product: 'Portico' }),
      )
      await expect(parts.login()).toHaveAttribute('autocomplete', 'username')
      await expect(parts.password()).toHaveAttribute('autocomplete', 'current-password')
      await waitFor(() => expect(parts.submit()).toHaveAttribute('aria-disabled', 'true'))
      await expect(parts.submit()).toHaveAccessibleDescription(
        parts.t('form.missing', {
          fields: [parts.t('login.login.label'), parts.t('login.password.label')].join(parts.t('list.separator')),
        }),
      )
    })
  },
})

// WID-14
export const Filled = meta.story({
  name: 'Filled',
  play: async ({ canvas, globals, userEvent, step }) => {
    const parts = loginScreen({ canvas, globals })
    await step('A member types login and password', async () => {
      await userEvent.type(parts.login(), people.mei.email)
      await userEvent.type(parts.password(), demoPassword)
    })
    await step('What must be seen', async () => {
      await waitFor(() => expect(parts.submit()).not.toHaveAttribute('aria-disabled'))
    })
  },
})

// WID-15
export const Submitting = meta.story({
  name: 'Submitting',
  parameters: { page: { path: '/login', faults: [{ path: '/login', delay_ms: 60_000 }] } },
  play: async (context) => {
    const { canvas, globals, step } = context
    await logIn(context)
    const { t } = loginScreen({ canvas, globals })
    await step('What must be seen', async () => {
      await expect(await canvas.findByText(t('blocker.label'))).toBeVisible()
      await expect(canvas.getByRole('button', { name: t('login.submit') })).toHaveAttribute('aria-busy', 'true')
    })
  },
})

// LOG-01
export const LoggedIn = meta.story({
  name: 'Logged in, on the way to the files',
  tags: ['unpictured'],
  parameters: { page: { path: '/login?redirect=/files' } },
  play: async (context) => {
    await logIn(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /files']))
      await expect(loginCalls(context)).toHaveLength(1)
    })
  },
})

// WID-04, ERR-14
export const PictureCaptcha = meta.story({
  name: 'Picture captcha asked for',
  play: async (context) => {
    const { userEvent, step } = context
    const parts = loginScreen(context)
    await logIn(context, people.noor.email)
    await step('What must be seen', async () => {
      const captcha = await parts.captcha()
      await waitFor(() => expect(captcha).toHaveFocus())
    })
    await step('What must not be lost', async () => {
      await expect(parts.password()).toHaveValue(demoPassword)
    })
    await step('They type the characters of the picture', async () => {
      const { peek } = stageOf(context).service
      await waitFor(() => expect(peek.captcha()).toHaveLength(4))
      await userEvent.type(await parts.captcha(), String(peek.captcha()))
      await userEvent.click(parts.submit())
    })
    await step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /']))
    })
  },
})

// WID-01, AC-4
export const PhoneLogin = meta.story({
  name: 'With a phone: its country',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const parts = loginScreen(context)
    await step('A member types a phone number as the login', async () => {
      await userEvent.type(parts.login(), people.mei.phone)
    })
    await step('What must be seen', async () => {
      await expect(await canvas.findByRole('button', { name: /\+86$/ })).toBeVisible()
      await expect(parts.login()).toHaveValue(people.mei.phone)
      await expect(parts.login()).toHaveFocus()
    })
  },
})

// WID-16, ERR-15
export const SliderCaptcha = meta.story({
  name: 'Slider asked for',
  parameters: { page: { path: '/login', settings: { sliding_captcha_enabled: true } } },
  play: async (context) => {
    const { t } = loginScreen(context)
    await logIn(context, people.noor.email)
    await context.step('What must be seen', async () => {
      await expect(await screen.findByRole('dialog', { name: t('slider.title') })).toBeVisible()
      await expect(screen.getByRole('slider', { name: t('slider.label') })).toBeEnabled()
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

// SCR-01
export const NoThirdParties = meta.story({
  name: 'Without third parties',
  parameters: { page: { path: '/login', settings: { thirds: [] } } },
  play: async (context) => {
    const { canvas, step } = context
    const { t } = loginScreen(context)
    await step('What must be seen', async () => {
      await waitFor(() => expect(canvas.queryByRole('link', { name: t('login.third.wechat') })).not.toBeInTheDocument())
    })
  },
})

// LOG-01, LOG-03, LOG-06
export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path: '/login', client: 'sync' } },
  play: async (context) => {
    await logIn(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
      await expect(loginCalls(context).map(({ path }) => path)).toEqual(['/sync_login'])
      await expect(stageOf(context).visits).toEqual([])
    })
  },
})

// LOG-01, LOG-03, LOG-06
export const InApp = meta.story({
  name: 'In the mobile app',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: '/login', client: 'app' } },
  play: async (context) => {
    await logIn(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
      await expect(loginCalls(context).map(({ path }) => path)).toEqual(['/app_login'])
    })
  },
})

export const ClientByToolbar = meta.story({
  name: 'In the client that the toolbar asks for',
  tags: ['!dev', 'unpictured'],
  globals: { client: 'app' },
  // It looks as in the mobile app.
  play: async (context) => {
    await logIn(context)
    await context.step('What must be seen', async () => {
      await expect(stageOf(context).environment.host.isMobile).toBe(true)
      await waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))
      await expect(loginCalls(context).map(({ path }) => path)).toEqual(['/app_login'])
    })
  },
})

// LOG-02
export const EnterpriseRegistration = meta.story({
  name: 'Enterprise registration carries its mode on',
  parameters: { page: { path: '/login?mode=ent_reg&redirect=/welcome' } },
  play: async (context) => {
    await logIn(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /welcome?mode=ent_reg']))
    })
  },
})

// RD-2, RD-3
export const HostileRedirect = meta.story({
  name: 'A redirect to elsewhere is refused',
  tags: ['unpictured'],
  parameters: { page: { path: '/login?redirect=https://evil.example/' } },
  play: async (context) => {
    await logIn(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /']))
      await expect(stageOf(context).reports.map(({ kind }) => kind)).toContain('redirect-refused')
    })
  },
})
