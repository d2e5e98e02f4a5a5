import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { PictureCaptchaBox } from '../../src/primitives/picture-captcha-box.tsx'
import { inColumn } from './in-column.tsx'

function drawPicture(characters: string): string {
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
    label: 'Characters in the picture',
    name: 'pic_captcha',
    picture: drawPicture('K7M2'),
    refreshLabel: 'Picture with 4 characters. Get a new picture',
    retryText: 'Try again',
    onRefresh: fn(),
  },
  parameters: { layout: 'padded' },
})

// WID-04, IN-2
export const States = meta.story({
  name: 'Loaded; loading; failed to load; with an error; dark theme',
  globals: { theme: 'dark' },
  render: (args) => (
    <>
      <PictureCaptchaBox {...args} />
      <PictureCaptchaBox {...args} picture={undefined} />
      <PictureCaptchaBox {...args} picture="data:image/png;base64,none" />
      <PictureCaptchaBox {...args} error="Enter the 4 characters in the new picture" />
    </>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [readyBox, loadingBox, failedBox, invalidBox] = canvas.getAllByRole('textbox', { name: /picture$/ })
    await expect(readyBox).toHaveAttribute('autocomplete', 'off')
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeVisible())
    await expect(loadingBox?.closest('[data-state]')?.querySelector('button')).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(await canvas.findByText('Try again'))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await expect(failedBox).toBeEnabled()
    await expect(invalidBox).toHaveAccessibleDescription('Enter the 4 characters in the new picture')
    // A fifth character is not accepted.
    if (readyBox) await userEvent.type(readyBox, 'k7m2p')
    await expect(readyBox).toHaveValue('k7m2')
    if (readyBox) await userEvent.clear(readyBox)
    await userEvent.paste('k 7 m 2 p')
    await expect(readyBox).toHaveValue('k7m2')
  },
})
