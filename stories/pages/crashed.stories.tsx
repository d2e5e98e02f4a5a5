import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { textsOf } from '../../.storybook/texts.ts'
import { PartLost } from '../../src/flows/part-lost.tsx'
import { CrashBoundary } from '../../src/pages/crash-boundary.tsx'
import { stageOf } from './page-driver.ts'

function Broken(): never {
  throw new Error('A screen that breaks, for its story.')
}

const meta = preview.meta({
  title: 'Pages/Broken',
  component: CrashBoundary,
  args: { children: <Broken /> },
  parameters: { page: { path: '/login' } },
})

export const Crashed = meta.story({
  name: 'A screen that broke while it was drawn',
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    await expect(canvas.getByRole('heading', { level: 1, name: t('page.crashed.title') })).toBeVisible()
    await expect(canvas.getByText(t('page.crashed.body'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('page.reload') }))
    await expect(stageOf(context).visits).toEqual(['reload'])
  },
})

export const Lost = meta.story({
  name: 'A part whose script was lost',
  args: { children: <PartLost /> },
  play: async (context) => {
    const { canvas, userEvent } = context
    const { t } = textsOf(context)
    await expect(canvas.getByText(t('page.load-failed'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: t('page.reload') }))
    await expect(stageOf(context).visits).toEqual(['reload'])
  },
})
