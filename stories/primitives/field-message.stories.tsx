import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { FieldMessage } from '../../src/primitives/field-message.tsx'
import { inColumn } from './in-column.tsx'

const meta = preview.meta({
  id: 'primitives-fieldmessage',
  title: 'Primitives/Field message',
  component: FieldMessage,
  tags: ['autodocs'],
  decorators: [inColumn],
  globals: { theme: 'dark' },
  args: { tone: 'error' as const, children: 'That password isn’t right.' },
  parameters: { layout: 'padded' },
})

export const ErrorMessage = meta.story({
  name: 'Error, help, and an announced error, dark theme',
  render: (args) => (
    <>
      <FieldMessage {...args} />
      <FieldMessage tone="help">8 to 32 characters</FieldMessage>
      <FieldMessage {...args} live="assertive">
        密碼輸入錯誤的次數過多，帳號已暫時鎖定，請於十五分鐘後再試，或使用簡訊驗證碼登入。
      </FieldMessage>
    </>
  ),
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelectorAll('svg')).toHaveLength(2)
    const [alert, ...extraAlerts] = canvas.getAllByRole('alert')
    await expect(extraAlerts).toEqual([])
    await expect(alert).toHaveTextContent('密碼輸入錯誤')
    await expect(alert?.scrollWidth).toBeLessThanOrEqual(alert?.clientWidth ?? 0)
  },
})
