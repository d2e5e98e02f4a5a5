import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { flows } from '../../../tools/flow-map/flows.ts'
import { FlowMapDrawing } from './drawing.tsx'
import { FlowMapsPage } from './flow-maps-page.tsx'

const meta = preview.meta({
  title: 'Review/Flow maps',
  component: FlowMapsPage,
  args: { flow: 'all' },
  argTypes: { flow: { control: 'select', options: ['all', ...flows.map(({ id }) => id)] } },
})

export const Default = meta.story({
  name: 'All flows',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/\d+ states, \d+ edges, \d+ stories$/)
  },
})

export const OneFlow = meta.story({
  name: 'One flow with its branches',
  args: { flow: 'recover-password' },
  play: async ({ canvas, userEvent }) => {
    const rows = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent)
    await expect(rows[0]).toMatch(/^account Enter the phone/)
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Flow' }), 'Slider')
    await expect(canvas.getByRole('row', { name: /^starting/ })).toHaveTextContent('No story: ')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Flow' }), 'Forgotten password')
  },
})

export const EveryFlow = meta.story({
  name: 'All maps',
  tags: ['!dev'],
  render: () => (
    <main>
      {flows.map((flow) => (
        <FlowMapDrawing key={flow.id} flow={flow} />
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    // Finds the boxes by CSS, because querying every box of every flow by role takes seconds.
    const boxes = [...canvasElement.querySelectorAll('li > :is(a, div)')]
    await expect(boxes).toHaveLength(flows.reduce((sum, { states }) => sum + states.length, 0))
    await expect(boxes.filter((box) => box.scrollHeight > box.clientHeight)).toEqual([])
  },
})
