import { http } from 'msw'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/primitives/button.tsx'
import { QrCode, type QrCodeProps } from '../../src/primitives/qr-code/qr-code.tsx'
import { inColumn } from './in-column.tsx'
import { drawBarePng, drawQrCode, qrPicture } from './qr-sample.ts'

const words: QrCodeProps['words'] = {
  ready: { title: 'Scan with the Portico app', text: 'Open the app on your phone and tap the scan icon.' },
  scanned: {
    title: 'Scanned. Now confirm on your phone.',
    text: 'It should say “Chrome on Windows”. Tap Log in there.',
  },
  confirmed: { title: 'Confirmed', text: 'Opening your files…' },
  canceled: { title: 'Cancelled on your phone', text: 'Nobody was logged in. Show a new code to try again.' },
  expired: { title: 'This code has expired', text: 'Show a new one and scan it within 2 minutes.' },
  failed: { title: 'The code did not load', text: 'Check your network and try again.' },
}

const wordsInChinese: QrCodeProps['words'] = {
  ready: { title: '用 Portico App 扫码', text: '打开手机上的 App，点击扫一扫。' },
  scanned: { title: '已扫码，请在手机上确认', text: '手机上应显示“Windows 上的 Chrome”，点击“登录”即可。' },
  expired: { title: '二维码已过期', text: '请刷新二维码，并在 2 分钟内扫码。' },
}

/** A caller: a new picture comes a moment after it was asked for. */
function Refreshing(props: QrCodeProps) {
  const [fresh, setFresh] = useState<Pick<QrCodeProps, 'picture' | 'progress'>>()
  return (
    <QrCode
      {...props}
      {...fresh}
      onRefresh={() => {
        props.onRefresh()
        setFresh({ picture: undefined, progress: 'waiting' })
        setTimeout(() => setFresh({ picture: qrPicture, progress: 'waiting' }), 50)
      }}
    />
  )
}

/** A caller whose next picture is slow. */
function Replacing(props: QrCodeProps) {
  const [picture, setPicture] = useState(props.picture)
  return (
    <QrCode {...props} picture={picture}>
      <Button variant="quiet" size="row" style={{ marginTop: 16 }} onClick={() => setPicture('/slow-qr-code')}>
        Show a new code
      </Button>
    </QrCode>
  )
}

const meta = preview.meta({
  id: 'primitives-qrcode',
  title: 'Primitives/QR code',
  component: QrCode,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    picture: qrPicture,
    label: 'QR code: scan it with the Portico app to log in',
    words,
    refreshLabel: 'Show a new code',
    retryLabel: 'Try again',
    onRefresh: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
A code that a phone scans, and what became of it.

**When to use**: for login by phone, for an authenticator app, for WeChat. Always with another way beside it: a password, a key to type, a text message. On the phone that would have to scan its own screen, that other way comes first.

**Anatomy**: a white frame, in the dark too, with the picture; over it a mark (scanned, confirmed) or a button (canceled, expired, failed); under it the words of the state, then whatever stands inside, such as the time that is left. \`size="small"\` stands beside instructions. A picture without a quiet zone of its own is given one. An expired code can no longer be read.

**Keyboard**: Tab leads to the button over the code, where there is one. Pressed, the focus stays at the frame.

**Texts**: \`label\` says what scanning does and is read in the picture's place. \`words\` has a title and a line for each state that needs them; changes are read out politely. Countdowns belong inside, where they are not read out each second.
        `,
      },
    },
  },
})

export const Ready = meta.story({
  name: 'Ready to be scanned',
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('img', { name: 'QR code: scan it with the Portico app to log in' }),
    ).toBeVisible()
    // Its own quiet zone is enough.
    await expect(getComputedStyle(canvas.getByRole('img')).paddingLeft).toBe('0px')
    await expect(canvas.getByRole('status')).toHaveTextContent('Scan with the Portico app')
  },
})

export const Loading = meta.story({
  name: 'Still asked for: a skeleton after 300 ms',
  args: { picture: undefined },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy]')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement()
  },
})

export const Scanned = meta.story({
  name: 'Scanned, with the time that is left',
  args: {
    progress: 'scanned',
    children: <p style={{ color: 'var(--text-muted)' }}>This code works for another 1 min 42 s.</p>,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Scanned. Now confirm on your phone.')
    await expect(canvas.getByRole('status')).not.toHaveTextContent('1 min 42 s')
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
  },
})

export const Confirmed = meta.story({
  name: 'Confirmed',
  args: { progress: 'confirmed' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Confirmed')
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})

export const Canceled = meta.story({
  name: 'Canceled on the phone',
  args: { progress: 'canceled' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show a new code' }))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
  },
})

export const Expired = meta.story({
  name: 'Expired',
  args: { progress: 'expired' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Show a new code' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent('This code has expired')
  },
})

export const Refreshed = meta.story({
  name: 'A new code, by keyboard: the focus stays',
  tags: ['focus', 'unpictured'],
  args: { progress: 'expired' },
  render: (args) => <Refreshing {...args} />,
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await expect(await canvas.findByRole('img')).toBeVisible()
    await expect(canvasElement.contains(document.activeElement)).toBe(true)
    await expect(canvas.getByRole('status')).toHaveTextContent('Scan with the Portico app')
  },
})

export const Replaced = meta.story({
  name: 'Another picture: the one before is gone at once',
  tags: ['!autodocs', 'unpictured'],
  render: (args) => <Replacing {...args} />,
  play: async ({ canvas, canvasElement, msw, userEvent }) => {
    let answer = () => {}
    const until = new Promise<void>((resolve) => {
      answer = resolve
    })
    msw.use(
      http.get('/slow-qr-code', async () => {
        await until
        return new Response(drawQrCode(), { headers: { 'content-type': 'image/svg+xml' } })
      }),
    )
    await expect(await canvas.findByRole('img')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Show a new code' }))
    await expect(canvasElement.querySelector('[aria-busy]')).toBeVisible()
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    answer()
    await expect(await canvas.findByRole('img')).toHaveAttribute('src', '/slow-qr-code')
  },
})

export const Failed = meta.story({
  name: 'Did not load',
  tags: ['!autodocs'],
  args: { picture: 'data:image/png;base64,none' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onRefresh).toHaveBeenCalledTimes(1)
    await expect(canvas.getByRole('status')).toHaveTextContent('The code did not load')
  },
})

export const Bare = meta.story({
  name: 'A small PNG without a quiet zone: given one, and kept crisp',
  globals: { theme: 'dark' },
  beforeEach: (context) => {
    context.args.picture = drawBarePng()
  },
  play: async ({ canvas }) => {
    const image = await canvas.findByRole('img')
    await waitFor(() => expect(Number.parseFloat(getComputedStyle(image).paddingLeft)).toBeGreaterThan(20))
  },
})

export const Small = meta.story({
  name: 'Small, beside instructions',
  args: { size: 'small', words: {}, label: 'QR code: scan it with Google Authenticator' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: /Google Authenticator/ })).toBeVisible()
  },
})

export const Dark = meta.story({
  name: 'Ready, in Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: {
    label: '二维码：用 Portico App 扫码登录',
    words: wordsInChinese,
    refreshLabel: '刷新二维码',
    retryLabel: '重试',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: '二维码：用 Portico App 扫码登录' })).toBeVisible()
  },
})

export const DarkScanned = meta.story({
  name: 'Scanned, in Chinese, in the dark',
  tags: ['unpictured'],
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: { progress: 'scanned', words: wordsInChinese, refreshLabel: '刷新二维码', retryLabel: '重试' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('已扫码，请在手机上确认')
  },
})

export const DarkExpired = meta.story({
  name: 'Expired, in Chinese, in the dark, on a small phone',
  globals: { locale: 'zh-CN', theme: 'dark', viewport: { value: 'small' } },
  args: { progress: 'expired', words: wordsInChinese, refreshLabel: '刷新二维码', retryLabel: '重试' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '刷新二维码' })).toBeVisible()
  },
})
