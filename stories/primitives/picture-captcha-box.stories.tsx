import { useRef, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PictureCaptchaBox, type PictureCaptchaBoxProps } from '../../src/primitives/picture-captcha-box.tsx'
import { inColumn } from './in-column.tsx'

function picture(characters: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="36"><rect width="96" height="36" fill="#e8e6fb"/><text x="12" y="25" font-family="monospace" font-size="22" letter-spacing="6" fill="#322c8a">${characters}</text></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

const pictures = [picture('K7M2'), picture('P3XQ')]

/** A caller: a new picture empties the input and focuses it. */
function Example(props: PictureCaptchaBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  const [turn, setTurn] = useState(0)
  return (
    <PictureCaptchaBox
      {...props}
      ref={input}
      picture={props.picture && pictures[turn % 2]}
      onRefresh={() => {
        props.onRefresh()
        setTurn(turn + 1)
        if (input.current) input.current.value = ''
        input.current?.focus()
      }}
    />
  )
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
    picture: pictures[0],
    refreshLabel: 'Picture with 4 characters. Get a new picture',
    retryText: 'Try again',
    onRefresh: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
The characters of a picture.

**At most 4**: the box takes no fifth; of a longer paste it keeps the first four. \`autocomplete\` is off.

**Picture**: a click on it asks for another (\`onRefresh\`). While it loads, a spinner; where it did not come, the button offers to try again.

**A new picture** empties the input and focuses it; the caller does so through \`ref\`.
        `,
      },
    },
  },
})

// IN-2
export const Ready = meta.story({
  name: 'With its picture',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('textbox', { name: 'Picture code' })).toHaveAttribute('autocomplete', 'off')
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible())
  },
})

// WID-04, OC-5
export const Refreshed = meta.story({
  name: 'A new picture empties and focuses the box',
  tags: ['unpictured'],
  render: (args) => <Example {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvas.getByRole('textbox')
    await userEvent.type(input, 'k7')
    const before = canvasElement.querySelector('img')?.src
    await userEvent.click(canvas.getByRole('button', { name: /Get a new picture/ }))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await expect(input).toHaveValue('')
    await expect(input).toHaveFocus()
    await expect(canvasElement.querySelector('img')?.src).not.toBe(before)
  },
})

// WID-04
export const TooLong = meta.story({
  name: 'A fifth character is not taken',
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
  name: 'The picture is still asked for',
  args: { picture: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-busy', 'true')
  },
})

export const Failed = meta.story({
  name: 'The picture did not come',
  args: { picture: 'data:image/png;base64,none' },
  play: async ({ args, canvas, userEvent }) => {
    await waitFor(() => expect(canvas.getByText('Try again')).toBeVisible())
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
  },
})

export const Invalid = meta.story({
  name: 'With an error, in Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: { label: '图形验证码', error: '图形验证码不正确，请重新输入', refreshLabel: '换一张图片' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('图形验证码不正确，请重新输入')
  },
})
