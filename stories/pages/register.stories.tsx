import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { RegisterPage } from '../../src/pages/register.tsx'

const meta = preview.meta({
  title: 'Pages/Register',
  component: RegisterPage,
  tags: ['page'],
  parameters: { page: { path: '/register' } },
})

// SCR-02
export const Default = meta.story({
  name: 'Default',
  play: async ({ canvas, globals }) => {
    const { t } = textsOf({ globals })
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('register.choice.title'))
    const link = (name: string) => canvas.getByRole('link', { name: (text) => text.startsWith(name) })
    await expect(link(t('register.choice.personal'))).toHaveAttribute('href', 'register/personal')
    await expect(link(t('register.choice.enterprise'))).toHaveAttribute('href', 'register/enterprise')
    await expect(link(t('register.log-in'))).toHaveAttribute('href', 'login')
  },
})

// SCR-02
export const WithPlan = meta.story({
  name: 'A plan, a coupon and a redirect go on to the form',
  tags: ['!autodocs'],
  parameters: {
    page: { path: '/register?plan_id=team&register_position=pricing&coupon=TEAM50&redirect=/files&token=secret' },
  },
  play: async ({ canvas, globals }) => {
    const { t } = textsOf({ globals })
    const link = canvas.getByRole('link', { name: (text) => text.startsWith(t('register.choice.enterprise')) })
    await expect(link).toHaveAttribute(
      'href',
      'register/enterprise?plan_id=team&register_position=pricing&coupon=TEAM50&redirect=%2Ffiles',
    )
  },
})

export const Closed = meta.story({
  name: 'No new accounts are taken',
  parameters: { page: { path: '/register', settings: { register_enabled: false } } },
  play: async ({ canvas, globals }) => {
    const { t } = textsOf({ globals })
    const title = await canvas.findByRole('heading', { level: 1, name: t('register.closed.title') })
    await expect(title).toHaveFocus()
    await expect(canvas.getByRole('link', { name: t('register.go-to-login') })).toHaveAttribute('href', 'login')
    await expect(canvas.queryByRole('navigation')).not.toBeInTheDocument()
  },
})

export const InDesktopClient = meta.story({
  name: 'In the desktop client',
  globals: { viewport: { value: 'client' } },
  parameters: { page: { path: '/register', client: 'sync' } },
  play: async ({ canvas, globals }) => {
    const { t } = textsOf({ globals })
    await expect(canvas.getByRole('navigation', { name: t('register.choice.title') })).toBeVisible()
    await expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
  },
})
