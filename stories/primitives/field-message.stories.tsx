import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { FieldMessage } from '../../src/primitives/field-message.tsx'
import { inColumn } from './in-column.tsx'

const meta = preview.meta({
  id: 'primitives-fieldmessage',
  title: 'Primitives/Field message',
  component: FieldMessage,
  tags: ['autodocs'],
  args: { tone: 'error' as const, children: 'That password isn’t right.' },
  parameters: { layout: 'padded' },
})

export const ErrorMessage = meta.story({
  name: 'Error',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('That password isn’t right.')).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toBeVisible()
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument()
  },
})

export const Help = meta.story({
  name: 'Help',
  args: { tone: 'help', children: '8 to 32 characters' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('8 to 32 characters')).toBeVisible()
    await expect(canvasElement.querySelector('svg')).toBeNull()
  },
})

export const Live = meta.story({
  name: 'An error that is announced as it appears',
  tags: ['unpictured'],
  args: { live: 'assertive' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('That password isn’t right.')
  },
})

export const LongChinese = meta.story({
  name: 'Long, in Chinese, dark theme',
  globals: { locale: 'zh-TW', theme: 'dark' },
  decorators: [inColumn],
  args: {
    children: '密碼輸入錯誤的次數過多，帳號已暫時鎖定，請於十五分鐘後再試，或使用簡訊驗證碼登入。',
  },
  play: async ({ canvas }) => {
    const message = canvas.getByText(/密碼輸入錯誤/)
    await expect(message.scrollWidth).toBeLessThanOrEqual(message.clientWidth)
  },
})
