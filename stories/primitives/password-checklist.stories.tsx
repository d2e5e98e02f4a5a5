import { expect, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PasswordChecklist, type RequirementState } from '../../src/primitives/password-checklist.tsx'
import { inColumn } from './in-column.tsx'

const texts = {
  length: '8 to 32 characters',
  digit: 'At least one digit',
  letter: 'At least one letter',
  only: 'Letters and digits only',
}

/** The four requirements in states given in their order. */
function inStates(...states: RequirementState[]) {
  return Object.entries(texts).map(([id, text], index) => ({ id, text, state: states[index] ?? 'open' }))
}

const meta = preview.meta({
  id: 'primitives-passwordchecklist',
  title: 'Primitives/Password checklist',
  component: PasswordChecklist,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: 'Password rules',
    requirements: inStates('open', 'open', 'open', 'open'),
    stateLabels: { open: 'not yet', met: 'met', broken: 'not met' },
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
What a new password must have, ticked off while it is typed.

**When to use**: under the field in which a password is chosen; never at login. \`Widgets/NewPassword\` brings it ready made.

**Anatomy**: a named list in two columns, one column on the smallest phones. Each line has an icon and words: a ring (not yet), a tick (met), a cross (not met, after a submit). Nothing is red before a submit.

**Keyboard**: nothing to press. **Screen reader**: \`summary\` is read out once typing has rested for a second, so one short sentence comes in place of a word a key; each line says its state.

**Texts**: four or five words a line; they say what must be there, so that they are true once met. The number and the order of lines do not change while somebody types.
        `,
      },
    },
  },
})

export const Empty = meta.story({
  name: 'Before anything is typed',
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem')
    await expect(lines).toHaveLength(4)
    await expect(lines[0]).toHaveTextContent('8 to 32 characters not yet')
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Half = meta.story({
  name: 'Half way',
  args: { requirements: inStates('open', 'open', 'met', 'met'), summary: '2 of 4 password rules met' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Password rules' })).toBeVisible()
    await expect(canvas.getByText('At least one letter').closest('li')).toHaveAttribute('data-state', 'met')
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 password rules met'))
  },
})

export const Met = meta.story({
  name: 'All met',
  args: { requirements: inStates('met', 'met', 'met', 'met') },
  play: async ({ canvas }) => {
    for (const line of canvas.getAllByRole('listitem')) await expect(line).toHaveTextContent(/ met$/)
  },
})

export const Broken = meta.story({
  name: 'After a submit: what is not met',
  args: { requirements: inStates('broken', 'broken', 'met', 'met') },
  play: async ({ canvas }) => {
    const line = canvas.getByText('8 to 32 characters').closest('li')
    await expect(line).toHaveTextContent('8 to 32 characters not met')
    await expect(line && getComputedStyle(line).color).not.toBe(getComputedStyle(document.body).color)
  },
})

export const Chinese = meta.story({
  name: 'In Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: {
    label: '密码要求',
    stateLabels: { open: '尚未满足', met: '已满足', broken: '未满足' },
    requirements: [
      { id: 'length', text: '8 到 32 个字符', state: 'met' },
      { id: 'case', text: '有大写和小写字母', state: 'broken' },
      { id: 'digit', text: '至少一个数字', state: 'met' },
      { id: 'special', text: '至少一个特殊字符', state: 'open' },
      { id: 'only', text: '不含空格、中文等', state: 'met' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('有大写和小写字母').closest('li')).toHaveTextContent('有大写和小写字母 未满足')
  },
})
