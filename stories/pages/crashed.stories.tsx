import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { CrashBoundary } from '../../src/app/crash-boundary.tsx'
import { PartLost } from '../../src/kit/part-lost.tsx'
import { stageOf } from './page-driver.ts'

function Broken(): never {
  throw new Error('A screen that breaks, for its story.')
}

const meta = preview.meta({
  id: 'pages-broken',
  title: 'Pages/Crashed',
  component: CrashBoundary,
  args: { children: <Broken /> },
  parameters: { page: { path: '/login' } },
})

export const Crashed = meta.story({
  name: 'A screen that broke while it was drawn',
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t } = textsOf(context)
    await step('What must be seen', async () => {
      await expect(canvas.getByRole('heading', { level: 1, name: t('page.crashed.title') })).toBeVisible()
      await expect(canvas.getByText(t('page.crashed.body'))).toBeVisible()
    })
    await step('They reload', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('page.reload') }))
    })
    await step('What must be seen', async () => {
      await expect(stageOf(context).visits).toEqual(['reload'])
    })
  },
})

export const Lost = meta.story({
  name: 'A part whose script was lost',
  args: { children: <PartLost /> },
  play: async (context) => {
    const { canvas, userEvent, step } = context
    const { t } = textsOf(context)
    await step('What must be seen', async () => {
      await expect(canvas.getByText(t('page.load-failed'))).toBeVisible()
    })
    await step('They reload', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('page.reload') }))
    })
    await step('What must be seen', async () => {
      await expect(stageOf(context).visits).toEqual(['reload'])
    })
  },
})
