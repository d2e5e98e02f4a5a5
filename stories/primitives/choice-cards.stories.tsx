import { MessageSquareMore, ShieldCheck } from 'lucide'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ChoiceCards } from '../../src/primitives/choice-cards.tsx'
import { Icon } from '../../src/primitives/icon.tsx'
import { WeChatGlyph } from '../../src/primitives/provider-glyphs.tsx'
import { inColumn } from './in-column.tsx'

const methods = [
  {
    value: 'sms',
    label: 'SMS code',
    description: 'A 6-digit code to your phone',
    icon: <Icon of={MessageSquareMore} />,
    tag: 'Recommended',
  },
  { value: 'wechat', label: 'WeChat', description: 'Scan once, get codes in WeChat', icon: <WeChatGlyph /> },
  {
    value: 'google',
    label: 'Google Authenticator',
    description: 'Codes on your phone, even offline',
    icon: <Icon of={ShieldCheck} />,
  },
]

const about = `
Lets the user choose one of a few options, each with a description.

- **When to use**: for two to five options that need explaining, such as verification methods. For a yes/no choice, use a \`Checkbox\`.
- **Anatomy**: a label for the group, hidden if a nearby title repeats it; a card for each option, clickable anywhere, with an icon, a label, a tag, a description and the radio button; an error below the group.
- **Keyboard**: Tab moves to the chosen option, arrow keys choose another option, and Space chooses the focused option. The radio buttons are native: they work before any script runs, and the choice is part of the form's data.
- **Content**: a label of one to three words, and a description of one line. Screen readers read the tag with the label, and then the description. The description of a disabled option says why it is disabled.
`

const meta = preview.meta({
  id: 'primitives-choicecards',
  title: 'Primitives/Choice cards',
  component: ChoiceCards,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: { name: 'method', label: 'Verification method', choices: methods, defaultValue: 'google', onChange: fn() },
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

// TWO-03
export const Chosen = meta.story({
  name: 'With an option chosen',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Verification method' })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: 'SMS code Recommended' })).toHaveAccessibleDescription(
      'A 6-digit code to your phone',
    )
    await expect(canvas.getByRole('radio', { name: 'Google Authenticator' })).toBeChecked()
  },
})

export const Clicked = meta.story({
  name: 'A click anywhere on a card chooses its option; the choice is part of the form’s data',
  tags: ['no-screenshot'],
  render: (args) => (
    <form aria-label="Setup">
      <ChoiceCards {...args} />
    </form>
  ),
  play: async ({ args, canvas, userEvent }) => {
    const form = canvas.getByRole<HTMLFormElement>('form')
    await expect(new FormData(form).get('method')).toBe('google')
    await userEvent.click(canvas.getByText('Scan once, get codes in WeChat'))
    await expect(new FormData(form).get('method')).toBe('wechat')
    await expect(args.onChange).toHaveBeenCalledTimes(1)
    form.reset()
    await expect(new FormData(form).get('method')).toBe('google')
  },
})

export const Invalid = meta.story({
  name: 'No choice yet, with an error',
  args: { defaultValue: undefined, required: true, error: 'Choose a method to continue' },
  play: async ({ canvas }) => {
    const group = canvas.getByRole('radiogroup')
    await expect(group).toBeRequired()
    await expect(group).toBeInvalid()
    await expect(group).toHaveAccessibleDescription('Choose a method to continue')
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked()
  },
})

export const Disabled = meta.story({
  name: 'A disabled option, with the reason',
  args: {
    choices: methods.map((choice) =>
      choice.value === 'wechat'
        ? { ...choice, isDisabled: true, description: 'Link WeChat to your account first' }
        : choice,
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: 'WeChat' })
    await expect(radio).toBeDisabled()
    await expect(radio).toHaveAccessibleDescription('Link WeChat to your account first')
    await userEvent.click(canvas.getByText('WeChat'))
    await expect(radio).not.toBeChecked()
  },
})

export const Small = meta.story({
  name: 'On a small phone, dark theme',
  globals: { theme: 'dark', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
