import { expect, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { RegisterMarketPage } from '../../src/pages/visitor/register-market.tsx'
import { chooseLink, other, seeQuestion } from './link-driver.ts'
import { fieldOf, stageOf } from './page-driver.ts'
import { callTo, fillWho, register } from './register-driver.ts'

const meta = preview.meta({
  id: 'pages-registermarket',
  title: 'Pages/Register, market',
  component: RegisterMarketPage,
  tags: ['page'],
  parameters: { page: { path: demoLinks.market } },
})

export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(context.canvas.getByRole('heading', { level: 1 })).toHaveTextContent(t('register.market.title'))
      await expect(fieldOf(context, t('register.company-optional'))).not.toBeRequired()
    })
  },
})

export const Filled = meta.story({
  name: 'Filled, for one person',
  play: async (context) => {
    const { t } = textsOf(context)
    await fillWho(context)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: t('register.continue') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

// SCR-19, RQ-13
export const WhileLoggedIn = meta.story({
  name: 'Opened while somebody is logged in',
  tags: ['unpictured'],
  parameters: {
    page: { path: demoLinks.market, enteredAs: other.login, pageData: { logged_in_as: other.masked } },
  },
  play: async (context) => {
    await seeQuestion(context, { effect: 'replaces' })
    await chooseLink(context)
    await fillWho(context)
    await context.step('What must be seen', async () => {
      const submit = context.canvas.getByRole('button', { name: textsOf(context).t('register.continue') })
      await waitFor(() => expect(submit).not.toHaveAttribute('aria-disabled'))
    })
  },
})

// SCR-19
export const Registered = meta.story({
  name: 'The purchase is activated',
  tags: ['!autodocs'],
  play: async (context) => {
    await register(context)
    await context.step('What must be seen', async () => {
      await waitFor(() => expect(stageOf(context).visits).toEqual(['go /']))
      await expect((await callTo(context, '/ali_market_register'))?.data).toMatchObject({ token: 'demo-market' })
    })
  },
})

export const DeadLink = meta.story({
  name: 'The link lacks its token',
  parameters: { page: { path: '/register/market' } },
  play: async (context) => {
    const { canvas, step } = context
    const { t } = textsOf(context)
    await step('What must be seen', async () => {
      const title = await canvas.findByRole('heading', { level: 1, name: t('register.dead-link.title') })
      await expect(title).toHaveFocus()
      await expect(canvas.getByRole('link', { name: t('register.without-link') })).toHaveAttribute(
        'href',
        '../register',
      )
      await expect(canvas.getByRole('link', { name: t('register.go-to-login') })).toHaveAttribute('href', '../login')
    })
  },
})

export const UsedLink = meta.story({
  name: '1300001 · The link was used before',
  tags: ['!autodocs', 'unpictured'],
  parameters: { page: { path: '/register/market?token=used' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await register(context)
    await context.step('What must be seen', async () => {
      await context.canvas.findByRole('heading', { level: 1, name: t('register.dead-link.title') })
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    })
  },
})
