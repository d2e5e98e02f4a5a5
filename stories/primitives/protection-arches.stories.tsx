import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ProtectionArches } from '../../src/primitives/protection-arches.tsx'

const meta = preview.meta({
  id: 'primitives-protectionarches',
  title: 'Primitives/Protection arches',
  component: ProtectionArches,
  tags: ['autodocs'],
  args: { arches: ['done', 'done', 'done', 'open'], label: '3 of 4 in place' },
  parameters: { layout: 'padded' },
})

// SCR-10
export const Default = meta.story({
  name: 'Incomplete, complete and partly unknown; loading without a label',
  render: () => (
    <div className="flex flex-col items-start gap-4">
      <ProtectionArches arches={['done', 'done', 'done', 'open']} label="3 of 4 in place" />
      <ProtectionArches arches={['done', 'done', 'done', 'done']} label="4 of 4 in place" />
      <ProtectionArches arches={['done', 'open', 'unknown', 'unknown']} label="1 in place, 2 unknown" />
      <ProtectionArches arches={['waiting', 'waiting', 'waiting', 'waiting']} />
    </div>
  ),
  play: async ({ canvas, canvasElement }) => {
    const incompleteImage = canvas.getByRole('img', { name: '3 of 4 in place' })
    await expect(incompleteImage.querySelectorAll('path')).toHaveLength(4)
    await expect(incompleteImage.querySelectorAll('[stroke-dasharray]')).toHaveLength(1)
    const completeImage = canvas.getByRole('img', { name: '4 of 4 in place' })
    await expect(completeImage.querySelector('[stroke-dasharray]')).toBeNull()
    const partlyUnknownImage = canvas.getByRole('img', { name: '1 in place, 2 unknown' })
    const fills = [...partlyUnknownImage.querySelectorAll('path')].map((path) => getComputedStyle(path).fill)
    await expect(new Set(fills).size).toBe(3)
    await expect(canvas.getAllByRole('img')).toHaveLength(3)
    await expect(canvasElement.querySelectorAll('path')).toHaveLength(16)
  },
})
