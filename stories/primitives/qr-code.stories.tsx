import { http } from 'msw'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/primitives/button.tsx'
import { QrCode, type QrCodeProps } from '../../src/primitives/qr-code/qr-code.tsx'
import { inColumn } from './in-column.tsx'
import { drawBarePng, drawQrCode, qrImage } from './qr-sample.ts'

const captions: QrCodeProps['captions'] = {
  ready: { title: 'Scan with the Portico app', text: 'Open the app on your phone and tap the scan icon.' },
  scanned: {
    title: 'Scanned. Now confirm on your phone.',
    text: 'It should show “Chrome on Windows”. Tap “Log in” there.',
  },
  confirmed: { title: 'Confirmed', text: 'Opening your files…' },
  canceled: { title: 'Canceled on your phone', text: 'Nobody was logged in. Show a new code to try again.' },
  expired: { title: 'This code has expired', text: 'Show a new one and scan it within 2 minutes.' },
  failed: { title: 'The code did not load', text: 'Check your network and try again.' },
}

/** Shows a QR code that loads slowly after each refresh. */
function SlowQrCode(props: QrCodeProps) {
  const [refreshCount, setRefreshCount] = useState(0)
  const refresh = () => {
    props.onRefresh()
    setRefreshCount(refreshCount + 1)
  }
  const newCode = refreshCount > 0 && { imageUrl: `/slow-qr-code?${refreshCount}`, progress: 'waiting' as const }
  return (
    <QrCode {...props} {...newCode} onRefresh={refresh}>
      <Button onClick={refresh}>New code</Button>
    </QrCode>
  )
}

const about = `
Shows a QR code to scan with a phone, and the code's state.

- **When to use**: for logging in with a phone, or setting up an authenticator app or WeChat. Always offer an alternative: a password, a key to type, or a text message. On a phone, which cannot scan its own screen, the alternative comes first.
- **Anatomy**: the image is in a frame that is white even in the dark theme. An icon (scanned, confirmed) or a button (canceled, expired, failed) covers the image. The state's text appears below the frame, followed by any children, such as the remaining time. Use \`size="small"\` next to instructions. If an image has no quiet zone, the component adds one. A canceled or expired code is blurred, so that it cannot be scanned.
- **Keyboard**: Tab moves to the button over the code, if the state has a button. Pressing the button moves focus to the frame.
- **Content**: \`label\` says what scanning does and is the image's alternative text. \`captions\` contains a title and a line of text for each state that needs them. Both are announced politely. Countdowns are passed as children, which are not announced.
`

const meta = preview.meta({
  id: 'primitives-qrcode',
  title: 'Primitives/QR code',
  component: QrCode,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    imageUrl: qrImage,
    label: 'QR code: scan it with the Portico app to log in',
    captions,
    refreshLabel: 'Show a new code',
    retryLabel: 'Try again',
    onRefresh: fn(),
  },
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

export const Ready = meta.story({
  name: 'Ready to be scanned',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'QR code: scan it with the Portico app to log in' }),
    ).toBeVisible()
    // The image already has a quiet zone, so it needs no padding.
    await expect(getComputedStyle(canvas.getByRole('img')).paddingLeft).toBe('0px')
    await expect(canvas.getByRole('status')).toHaveTextContent('Scan with the Portico app')
  },
})

export const States = meta.story({
  name: 'Scanned, with the remaining time; confirmed; canceled; failed; loading',
  render: (args) => (
    <div style={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 32, width: 800 }}>
      <QrCode {...args} progress="scanned">
        <p style={{ color: 'var(--text-muted)' }}>This code works for another 1 min 42 s.</p>
      </QrCode>
      <QrCode {...args} progress="confirmed" />
      <QrCode {...args} progress="canceled" />
      <QrCode {...args} imageUrl="data:image/png;base64,none" />
      <QrCode {...args} imageUrl={undefined} />
    </div>
  ),
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const [scannedStatus, confirmedStatus, , failedStatus, loadingStatus] = canvas.getAllByRole('status')
    await expect(scannedStatus).toHaveTextContent('Scanned. Now confirm on your phone.')
    await expect(scannedStatus).not.toHaveTextContent('1 min 42 s')
    await expect(confirmedStatus).toHaveTextContent('Confirmed')
    await expect(loadingStatus).toBeEmptyDOMElement()
    await expect(canvasElement.querySelector('[aria-busy]')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show a new code' }))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onRefresh).toHaveBeenCalledTimes(2)
    await expect(failedStatus).toHaveTextContent('The code did not load')
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

export const Expired = meta.story({
  name: 'Expired, dark theme, on a small phone',
  globals: { theme: 'dark', viewport: { value: 'small' } },
  args: { progress: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show a new code' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('This code has expired')
  },
})

export const Refreshed = meta.story({
  name: 'Requesting a new code by keyboard removes the old code at once without losing focus',
  tags: ['!autodocs', 'no-screenshot'],
  args: { progress: 'expired' },
  render: (args) => <SlowQrCode {...args} />,
  play: async ({ args, canvas, canvasElement, msw, userEvent }) => {
    let respond = () => {}
    msw.use(
      http.get('/slow-qr-code', async () => {
        await new Promise<void>((resolve) => {
          respond = resolve
        })
        return new Response(drawQrCode(), { headers: { 'content-type': 'image/svg+xml' } })
      }),
    )
    const expectLoading = async () => {
      await expect(canvasElement.querySelector('[aria-busy]')).toBeVisible()
      await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    }
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await expect(canvasElement).toContainElement(document.activeElement as HTMLElement)
    await expectLoading()
    await waitFor(async () => {
      respond()
      await expect(canvas.getByRole('img')).toHaveAttribute('src', '/slow-qr-code?1')
    })
    await expect(canvas.getByRole('status')).toHaveTextContent('Scan with the Portico app')
    await userEvent.click(canvas.getByRole('button', { name: 'New code' }))
    await expectLoading()
    await waitFor(async () => {
      respond()
      await expect(canvas.getByRole('img')).toHaveAttribute('src', '/slow-qr-code?2')
    })
  },
})

export const NoQuietZone = meta.story({
  name: 'A small PNG without a quiet zone: padding is added, and the PNG stays crisp',
  globals: { theme: 'dark' },
  beforeEach: (context) => {
    context.args.imageUrl = drawBarePng()
  },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img')
    await waitFor(() => expect(Number.parseFloat(getComputedStyle(image).paddingLeft)).toBeGreaterThan(20))
  },
})
