import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Divider } from '../../src/primitives/divider.tsx'

const meta = preview.meta({
  title: 'Primitives/Divider',
  component: Divider,
  tags: ['autodocs'],
  args: { children: 'or continue with' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'A line that parts two ways of doing the same. Words may stand in it; without words it is a plain line.',
      },
    },
  },
})

export const WithWords = meta.story({
  name: 'With words',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('or continue with')).toBeVisible()
  },
})

export const Plain = meta.story({
  name: 'Without words',
  args: { children: undefined },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('span')).toHaveLength(1)
  },
})

export const Chinese = meta.story({
  name: 'In Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: { children: '其他登录方式' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('其他登录方式')).toBeVisible()
  },
})
