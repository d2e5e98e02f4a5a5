import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { NotFoundPage } from '../../src/pages/visitor/not-found.tsx'

const meta = preview.meta({
  title: 'Pages/Not found',
  component: NotFoundPage,
  tags: ['page'],
  parameters: { page: { path: '/no-such-page' } },
})

export const Default = meta.story({
  name: 'Default',
  play: async (context) => {
    const { canvas, step } = context
    const { t } = textsOf(context)
    await step('What must be seen', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: t('not-found.heading') })).toBeVisible()
      await expect(canvas.getByText(t('not-found.body'))).toBeVisible()
      await expect(canvas.getByRole('link', { name: t('not-found.action') })).toHaveAttribute('href', '/login')
    })
  },
})

export const UnderAccount = meta.story({
  name: 'Under /account, which the way out keeps',
  parameters: { page: { path: '/account/no-such-page' } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      const link = context.canvas.getByRole('link', { name: t('not-found.action') })
      await expect(link).toHaveAttribute('href', '/account/login')
    })
  },
})

export const Phone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  parameters: { page: { path: '/no-such-page', isMobile: true } },
  play: async (context) => {
    const { t } = textsOf(context)
    await context.step('What must be seen', async () => {
      await expect(context.canvas.getByRole('link', { name: t('not-found.action') })).toBeVisible()
      await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    })
  },
})
