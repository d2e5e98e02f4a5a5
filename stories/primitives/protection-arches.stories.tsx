import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { type ProtectionArch, ProtectionArches } from '../../src/primitives/protection-arches.tsx'

const almost: ProtectionArch[] = ['done', 'done', 'done', 'open']

const meta = preview.meta({
  id: 'primitives-protectionarches',
  title: 'Primitives/Protection arches',
  component: ProtectionArches,
  tags: ['autodocs'],
  args: { arches: almost, label: '3 of 4 in place' },
  decorators: [(Story) => <div className="flex">{Story()}</div>],
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component:
          'How well an account is protected, at a glance, beside the title of account security: an arch filled for what is in place, dashed for what is missing, in stone for what could not be learned. To a screen reader it is one picture with the words under it; while it has none it is on its way, and silent.',
      },
    },
  },
})

// SCR-10
export const Default = meta.story({
  play: async ({ canvas }) => {
    const gauge = canvas.getByRole('img', { name: '3 of 4 in place' })
    await expect(gauge.querySelectorAll('path')).toHaveLength(4)
    await expect(gauge.querySelectorAll('[stroke-dasharray]')).toHaveLength(1)
  },
})

export const Everything = meta.story({
  name: 'Everything in place',
  args: { arches: ['done', 'done', 'done', 'done'], label: '4 of 4 in place' },
  play: async ({ canvas }) => {
    const gauge = canvas.getByRole('img', { name: '4 of 4 in place' })
    await expect(gauge.querySelector('[stroke-dasharray]')).toBeNull()
  },
})

export const Unknown = meta.story({
  name: 'Some could not be learned',
  args: { arches: ['done', 'open', 'unknown', 'unknown'], label: '1 in place, 2 not known' },
  play: async ({ canvas }) => {
    const fills = [...canvas.getByRole('img').querySelectorAll('path')].map((path) => getComputedStyle(path).fill)
    await expect(new Set(fills).size).toBe(3)
  },
})

export const Waiting = meta.story({
  name: 'On its way: silent',
  args: { arches: ['waiting', 'waiting', 'waiting', 'waiting'], label: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(4)
  },
})

export const Dark = meta.story({
  name: 'In the dark',
  globals: { theme: 'dark' },
  args: { arches: ['done', 'done', 'open', 'unknown'], label: '2 in place, 1 not known' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '2 in place, 1 not known' })).toBeVisible()
  },
})
