import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Stepper } from '../../src/primitives/stepper.tsx'
import { inColumn } from './in-column.tsx'

const steps = [
  { id: 'identity', label: 'Identity' },
  { id: 'method', label: 'Method' },
  { id: 'app', label: 'App' },
  { id: 'connect', label: 'Connect' },
]

const meta = preview.meta({
  title: 'Primitives/Stepper',
  component: Stepper,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { steps, current: 'method', summary: 'Step 2 of 4: Method', doneLabel: 'done' },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Where one is among a few steps, and what comes.

**When to use**: above the steps of a wizard, three to five of them. It shows the way and is no navigation: back and on are buttons. The wizards draw it by themselves.

**Anatomy**: a bar a step, with a word or two. Done has a tick, the current one is strong. Where the words have no room, the \`summary\` takes their place: no script measures that.

**Keyboard**: none.

**Texts**: labels of a word or two. \`summary\` says where one is, "Step 2 of 4: Method"; it names the list for a screen reader, which also hears the current step and, by \`doneLabel\`, which ones are done. Steps may change while going on, when the way branches.
        `,
      },
    },
  },
})

export const Second = meta.story({
  name: 'One done, two to come',
  tags: ['unpictured'],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: 'Step 2 of 4: Method' })
    await expect(list).toBeVisible()
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('Method')
    await expect(canvas.getAllByRole('listitem')[0]).toHaveTextContent('Identitydone')
  },
})

export const First = meta.story({
  name: 'The first',
  args: { current: 'identity', summary: 'Step 1 of 4: Identity' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('done')).not.toBeInTheDocument()
  },
})

export const Last = meta.story({
  name: 'The last',
  args: { current: 'connect', summary: 'Step 4 of 4: Connect' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('done')).toHaveLength(3)
  },
})

export const Short = meta.story({
  name: 'Five long steps on a small phone: only where one is',
  globals: { viewport: { value: 'small' } },
  args: {
    steps: [
      { id: 'password', label: 'Login password' },
      { id: 'identity', label: 'Verify identity' },
      { id: 'method', label: 'Verification method' },
      { id: 'app', label: 'Authenticator app' },
      { id: 'connect', label: 'Connect and turn on' },
    ],
    current: 'method',
    summary: 'Step 3 of 5: Verification method',
  },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('list').parentElement?.getBoundingClientRect()
    // Below the line that shows, and still read out.
    await expect(canvas.getByRole('list').getBoundingClientRect().top).toBeGreaterThanOrEqual(frame?.bottom ?? 0)
    await expect(
      canvas.getByText('Step 3 of 5: Verification method').getBoundingClientRect().bottom,
    ).toBeLessThanOrEqual(frame?.bottom ?? 0)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})

export const Branched = meta.story({
  name: 'The way has changed: a step fewer',
  args: { steps: steps.filter(({ id }) => id !== 'app'), current: 'connect', summary: 'Step 3 of 3: Connect' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
  },
})

export const Chinese = meta.story({
  name: 'On a small phone, in Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark', viewport: { value: 'small' } },
  args: {
    steps: [
      { id: 'identity', label: '验证身份' },
      { id: 'method', label: '选择方式' },
      { id: 'app', label: '下载应用' },
      { id: 'connect', label: '完成绑定' },
    ],
    summary: '第 2 步，共 4 步：选择方式',
    doneLabel: '已完成',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('选择方式')
  },
})
