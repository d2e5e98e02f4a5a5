import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { CodeField } from '../../src/primitives/code-field/code-field.tsx'
import { inColumn } from './in-column.tsx'

const about = `
A field for the code from a message or an authenticator.

- **When to use**: six \`cells\` if the code is the step's only field, as in two-step verification, or a \`line\` in a form with other fields. If the code is requested on the same screen, use \`SmsCodeBox\`, which includes the send button.
- **Anatomy**: a single native input in both variants, so that the caret, selection, paste, autofill and screen readers work as in any text field. Its digits are spaced to match the cells behind it. The caret's cell has a ring. Extra digits turn the cells into a line, where the user can see and correct them.
- **Typing**: the field accepts any input, such as \`12 34 56\`, full-width digits or a whole pasted message, and keeps only the digits. In a message, the code is identified by the words or brackets around it. If the code is ambiguous, nothing is kept, and the error says what to enter. The field has no \`maxLength\`: extra digits are kept, and an error appears. Nothing changes during IME composition.
- **A complete code** is passed to \`onComplete\` once, and again if the user retypes it or, after an \`error\`, pastes it again.
- **Keyboard**: as in any text field.
- **Content**: the label says where the code comes from; \`tooLongError\` tells the user to enter only the code, and says how many digits it has.
`

const meta = preview.meta({
  id: 'primitives-codefield',
  title: 'Primitives/Code field',
  component: CodeField,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: '6-digit code from the app',
    name: 'two_step_code',
    variant: 'cells' as const,
    tooLongError: 'Enter only the 6-digit code',
    onComplete: fn(),
  },
  argTypes: { variant: { control: 'inline-radio', options: ['line', 'cells'] } },
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

const getCells = (input: HTMLInputElement) => [
  ...(input.parentElement?.parentElement?.querySelectorAll<HTMLElement>('[aria-hidden] > span') ?? []),
]

/** Returns how far each digit is from the middle of its cell, in px. */
function measureOffsets(input: HTMLInputElement): number[] {
  const { paddingLeft, letterSpacing, fontWeight, fontSize, fontFamily } = getComputedStyle(input)
  const canvas = document.createElement('canvas').getContext('2d')
  if (!canvas) return []
  canvas.font = `${fontWeight} ${fontSize} ${fontFamily}`
  const width = canvas.measureText('0').width
  const { left } = input.getBoundingClientRect()
  return getCells(input).map((cell, index) => {
    const box = cell.getBoundingClientRect()
    const digitLeft = left + Number.parseFloat(paddingLeft) + index * (width + Number.parseFloat(letterSpacing))
    return Math.abs(digitLeft + width / 2 - (box.left + box.width / 2))
  })
}

// OC-1, IN-2
export const Empty = meta.story({
  name: 'Six cells, empty',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: '6-digit code from the app' })
    await expect(input).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(input).toHaveAttribute('inputmode', 'numeric')
    await expect(input).not.toHaveAttribute('maxlength')
  },
})

export const Filled = meta.story({
  name: 'Six cells, with a digit centered in each, on a small phone, dark theme',
  globals: { theme: 'dark', viewport: { value: 'small' } },
  args: { defaultValue: '482913' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await expect(measureOffsets(input)).toHaveLength(6)
    await expect(Math.max(...measureOffsets(input))).toBeLessThan(1.5)
    // The initial value is not passed to `onComplete`.
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
})

export const Typing = meta.story({
  name: 'The caret in the fifth cell',
  tags: ['focus'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '4829')
    await waitFor(() => expect(getCells(input).findIndex((cell) => cell.dataset.caret === 'here')).toBe(4))
    await expect(args.onComplete).not.toHaveBeenCalled()
  },
})

export const ReportedOnce = meta.story({
  name: 'Reports a complete code once, and again when retyped',
  tags: ['no-screenshot'],
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.type(input, '482913')
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
    // Some browsers fire two events for one autofill.
    await fireEvent.input(input)
    await userEvent.tab()
    await expect(args.onComplete).toHaveBeenCalledTimes(1)
    await userEvent.type(input, '{Backspace}3')
    await expect(args.onComplete).toHaveBeenCalledTimes(2)
    await expect(input.scrollLeft).toBe(0)
  },
})

export const Selected = meta.story({
  name: 'Some digits selected',
  tags: ['focus'],
  args: { defaultValue: '482913' },
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    await userEvent.click(input)
    input.setSelectionRange(1, 4)
    const colors = () => getCells(input).map((cell) => getComputedStyle(cell).backgroundColor)
    await waitFor(() => expect(colors()[1]).not.toBe(colors()[0]))
    await expect(colors().slice(1, 4)).toEqual(Array(3).fill(colors()[1]))
    await expect(colors()[4]).toBe(colors()[0])
  },
})

// OC-1
export const TooLong = meta.story({
  name: 'Extra digits are kept, and an error appears',
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.click(input)
    await userEvent.paste('48291377')
    await expect(input).toHaveValue('48291377')
    await expect(input).toHaveFocus()
    await expect(input).toHaveAccessibleDescription('Enter only the 6-digit code')
    await expect(args.onComplete).not.toHaveBeenCalled()
    await userEvent.keyboard('{Backspace}{Backspace}')
    await expect(input).not.toHaveAccessibleDescription()
    await expect(args.onComplete).toHaveBeenCalledWith('482913')
    await userEvent.keyboard('77')
  },
})

// WID-05
export const Line = meta.story({
  name: 'Four digits in a line; after a fifth digit, an error appears',
  args: { variant: 'line', label: 'SMS code', tooLongError: 'Enter only the 4-digit code', name: 'sms_code' },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, '4 8-2x9')
    await expect(input).toHaveValue('4829')
    await expect(args.onComplete).toHaveBeenCalledWith('4829')
    await userEvent.keyboard('1')
    await expect(input).toHaveValue('48291')
    await expect(input).toHaveAccessibleDescription('Enter only the 4-digit code')
  },
})
