import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PictureCaptchaBox } from '../../src/primitives/picture-captcha-box.tsx'
import { inColumn } from './in-column.tsx'

function picture(characters: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="36"><rect width="96" height="36" fill="#e8e6fb"/><text x="12" y="25" font-family="monospace" font-size="22" letter-spacing="6" fill="#322c8a">${characters}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const meta = preview.meta({
  id: 'primitives-picturecaptchabox',
  title: 'Primitives/Picture captcha box',
  component: PictureCaptchaBox,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    label: 'Picture code',
    name: 'pic_captcha',
    picture: picture('K7M2'),
    refreshLabel: 'Picture with 4 characters. Get a new picture',
    retryText: 'Try again',
    onRefresh: fn(),
  },
  parameters: { layout: 'padded' },
})

// IN-2
export const Ready = meta.story({
  name: 'With its picture',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Picture code' })).toHaveAttribute('autocomplete', 'off')
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible())
  },
})

// WID-04
export const TooLong = meta.story({
  name: 'A fifth character is not accepted',
  tags: ['unpictured'],
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'k7m2p')
    await expect(input).toHaveValue('k7m2')
    await userEvent.clear(input)
    await userEvent.paste('k 7 m 2 p')
    await expect(input).toHaveValue('k7m2')
  },
})

export const Loading = meta.story({
  name: 'The picture is loading',
  args: { picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
})

export const Failed = meta.story({
  name: 'The picture failed to load',
  args: { picture: 'data:image/png;base64,none' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Try again')).toBeVisible())
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
  },
})

export const Invalid = meta.story({
  name: 'With an error, dark theme',
  globals: { theme: 'dark' },
  args: { error: 'Type the 4 characters of the new picture' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Type the 4 characters of the new picture')
  },
})
