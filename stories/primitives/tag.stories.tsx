import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Tag } from '../../src/primitives/tag.tsx'

const meta = preview.meta({
  title: 'Primitives/Tag',
  component: Tag,
  tags: ['autodocs'],
  args: { children: 'Recommended' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: 'A word or two about the thing beside it: `accent` for what is recommended, `plain` for a fact.',
      },
    },
  },
})

export const Accent = meta.story({
  name: 'Recommended',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Recommended')).toBeVisible()
  },
})

export const Plain = meta.story({
  name: 'A fact',
  args: { tone: 'plain', children: 'This device' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This device')).toBeVisible()
  },
})

export const Dark = meta.story({
  name: 'In Chinese, in the dark',
  tags: ['unpictured'],
  globals: { locale: 'zh-TW', theme: 'dark' },
  args: { children: '建議使用' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('建議使用')).toBeVisible()
  },
})
