import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Checkbox } from '../../src/primitives/checkbox.tsx'
import { Link } from '../../src/primitives/link.tsx'
import { inColumn } from './in-column.tsx'

const terms = (
  <>
    I agree to the <Link href="#terms">Terms of Service</Link> and <Link href="#privacy">Privacy Policy</Link>
  </>
)

const about = `
A yes/no choice.

- **When to use**: for a choice that the form submits. For the terms checkbox (id \`protocol\`), use \`Widgets/Terms\`. The form is incomplete while that checkbox is visible and unchecked.
- **Anatomy**: the box, its label, and an error below. The label is part of the click target, which is 44 px high on phones; links in the label still work. \`reserve="line"\` reserves a line for the error; otherwise the caller reserves space, such as the line above a submit button. In forced colors mode, the browser's own checkbox is shown.
- **Keyboard**: Space toggles the checkbox; links in the label follow in the tab order.
- **Content**: one sentence that is true if the box is checked. A consent checkbox is never checked by default.
`

const meta = preview.meta({
  title: 'Primitives/Checkbox',
  component: Checkbox,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { label: terms, id: 'protocol', name: 'protocol' },
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

export const Checked = meta.story({
  name: 'Checked by a click on its label',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).not.toBeChecked()
    await userEvent.click(canvas.getByText(/I agree to the/))
    await expect(canvas.getByRole('checkbox')).toBeChecked()
  },
})

export const WithError = meta.story({
  name: 'With an error that does not shift the layout; disabled; dark theme',
  globals: { theme: 'dark' },
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 24 }}>
      <Checkbox {...args} id="without" label="Without error" reserve="line" />
      <Checkbox {...args} id="with" label="With error" reserve="line" error="Check this to continue" />
      <Checkbox {...args} id="off" label="Disabled" disabled />
    </div>
  ),
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('checkbox').map((box) => box.closest('[data-state]')?.clientHeight)
    await expect(heights[0]).toBe(heights[1])
    await expect(canvas.getByRole('checkbox', { name: 'Disabled' })).toBeDisabled()
    const box = canvas.getByRole('checkbox', { name: 'With error' })
    await expect(box).toHaveAccessibleDescription('Check this to continue')
    await expect(box).toBeInvalid()
  },
})
