import { ChevronLeft } from 'lucide'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button, ButtonLink } from '../../src/primitives/button.tsx'
import { Icon } from '../../src/primitives/icon.tsx'

const about = `
Starts an action. To navigate, use a \`Link\`, or a \`ButtonLink\` if it should look like a button.

- **When to use**: one \`primary\` per screen; \`quiet\` for other actions, \`ghost\` for going back, \`danger\` for actions that cannot be undone.
- **Busy**: a busy button keeps its width, focus and name, shows a spinner and ignores clicks. It is \`aria-disabled\`, not \`disabled\`, so that it keeps focus.
- **Incomplete**: the submit button of an incomplete form looks disabled but stays in the tab order. Its description (\`aria-describedby\`) says what is missing.
- **Keyboard**: Enter and Space activate the button.
- **Content**: what the button does ("Log in", "Turn on"), never "Submit".
`

const meta = preview.meta({
  title: 'Primitives/Button',
  component: Button,
  tags: ['autodocs'],
  args: { children: 'Log in', onClick: fn() },
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

export const Variants = meta.story({
  name: 'Variants, disabled and busy states, and sizes',
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 12 }}>
      <Button {...args} />
      <Button {...args} variant="quiet" />
      <Button {...args} variant="ghost">
        <Icon of={ChevronLeft} />
        Log in
      </Button>
      <Button {...args} variant="danger" />
      <Button {...args} disabled />
      <Button {...args} isBusy />
      <Button {...args} variant="quiet" size="compact" />
      <Button {...args} variant="quiet" size="row" />
      <ButtonLink href="#there" variant="quiet">
        Open web version
      </ButtonLink>
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const buttons = canvas.getAllByRole('button', { name: 'Log in' })
    const [primaryButton, , , , disabledButton, busyButton] = buttons
    await expect(primaryButton).toHaveAttribute('type', 'button')
    await expect(busyButton).toHaveAttribute('aria-busy', 'true')
    await expect(busyButton).not.toHaveAttribute('disabled')
    await expect(busyButton?.offsetWidth).toBe(primaryButton?.offsetWidth)
    for (const button of [primaryButton, disabledButton, busyButton]) if (button) await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(1)
    await expect(buttons.map(({ offsetHeight }) => offsetHeight)).toEqual([44, 44, 44, 44, 44, 44, 40, 34])
    await expect(canvas.getByRole('link', { name: 'Open web version' })).toHaveAttribute('href', '#there')
  },
})

export const Focused = meta.story({
  name: 'With the focus ring, dark theme',
  globals: { theme: 'dark' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab()
    const button = canvas.getByRole('button')
    await expect(button).toHaveFocus()
    await expect(getComputedStyle(button).outlineWidth).toBe('2px')
    await userEvent.keyboard('{Enter} ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})

// IN-6
export const BusySubmit = meta.story({
  name: 'Busy submit button: a click or Enter does not submit again',
  args: { isBusy: true, type: 'submit', width: 'block' },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        event.currentTarget.dataset.sent = 'yes'
      }}
    >
      <input aria-label="Phone number" />
      <Button {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const form = canvasElement.querySelector('form')
    await expect(canvas.getByRole('button').offsetWidth).toBe(form?.offsetWidth)
    await userEvent.type(canvas.getByRole('textbox'), '138{Enter}')
    await userEvent.click(canvas.getByRole('button'))
    await expect(form).not.toHaveAttribute('data-sent')
  },
})
