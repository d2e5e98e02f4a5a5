import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PasswordStrength } from '../../src/primitives/password-strength.tsx'
import { inColumn } from './in-column.tsx'

const meta = preview.meta({
  id: 'primitives-passwordstrength',
  title: 'Primitives/Password strength',
  component: PasswordStrength,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { level: 'fair' as const, name: 'Password strength:', label: 'Fair', reason: 'a longer one is safer' },
  argTypes: { level: { control: 'inline-radio', options: ['weak', 'fair', 'good', 'strong'] } },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
How hard a new password is to guess.

**When to use**: as a hint beside a new password; never as a gate, and never at login.

**Anatomy**: four bars (left out on the smallest phones), the level in a word, and one helpful reason where it could be better. It is amber and green, never red: nothing is wrong.

**Keyboard**: nothing to press. **Screen reader**: the bars are an ornament; \`name\` says what the word judges.

**Texts**: one word for the level; the reason says what is easy to guess, in one line.
        `,
      },
    },
  },
})

export const Weak = meta.story({
  name: 'Weak, with the reason',
  args: { level: 'weak', label: 'Weak', reason: 'many people use it' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Weak')).toBeVisible()
    await expect(canvas.getByText(/many people use it/)).toBeVisible()
  },
})

export const Fair = meta.story({
  name: 'Fair',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveAttribute('data-level', 'fair')
  },
})

export const Good = meta.story({
  name: 'Good',
  args: { level: 'good', label: 'Good', reason: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent(/^Password strength: Good$/)
  },
})

export const Strong = meta.story({
  name: 'Strong',
  args: { level: 'strong', label: 'Strong', reason: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveAttribute('data-level', 'strong')
  },
})

export const Chinese = meta.story({
  name: 'In Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: { level: 'weak', name: '密码强度：', label: '弱', reason: '含有连续的按键或字符' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('paragraph')).toHaveTextContent('密码强度： 弱 · 含有')
  },
})
