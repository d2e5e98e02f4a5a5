import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ErrorCard, ErrorDetails } from '../../src/primitives/error-card.tsx'

const meta = preview.meta({
  id: 'primitives-errorcard',
  title: 'Primitives/Error card',
  component: ErrorCard,
  subcomponents: { ErrorDetails },
  tags: ['autodocs'],
  args: {
    title: 'Your devices could not be loaded',
    body: 'The server took too long to answer.',
    retryLabel: 'Try again',
    onRetry: fn(),
  },
  parameters: {
    layout: 'padded',
    docs: {
      description: {
        component: `
Stands in a page in place of a part that could not be loaded, and offers to try again.

**When to use**: where the rest of the page is still of use, such as a list that did not come. For a deed that failed, an \`Alert\`; for a page that crashed, the page's own last resort.

**Anatomy**: an icon in its arch, a title, at most one more line, a button, and where support could help an \`ErrorDetails\`, which also stands in an \`Alert\`: a native disclosure, closed at first, with the code, the request, the time with its zone, and a button that copies them. Never a value that a person typed, never a secret, never the query or the body of a request.

**Keyboard**: Tab to the details, Enter or Space opens them, Tab to what they hold, then to the button. While it is tried again, the button is busy and keeps the focus; when the part comes, the caller moves the focus to it.

**Texts**: the title names what is missing, the line says why or what is kept, the button says "Try again". Title and line are read out as they appear.
        `,
      },
    },
  },
})

export const Default = meta.story({
  name: 'A part is missing',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your devices could not be loaded')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
})

export const Retrying = meta.story({
  name: 'It is being tried again',
  args: { isRetrying: true },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' })
    await expect(retry).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(retry)
    await expect(args.onRetry).not.toHaveBeenCalled()
  },
})

export const Details = meta.story({
  name: 'With details for support, opened by keyboard',
  args: {
    details: (
      <ErrorDetails
        label="Details for support"
        facts={[
          { term: 'Code', value: '500' },
          { term: 'Request', value: 'GET /security/get_devices' },
          { term: 'Time', value: 'Nov 21, 2026, 19:57:44 GMT+8' },
        ]}
        copyLabel="Copy details"
        copiedLabel="Copied"
        failedLabel="Press Ctrl+C to copy"
      />
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('GET /security/get_devices')).not.toBeVisible()
    const summary = canvas.getByText('Details for support')
    // Opened by a press: the browser's own Enter on a summary is no event that a story can send.
    await userEvent.click(summary)
    await expect(canvas.getByText('GET /security/get_devices')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
  },
})

export const Narrow = meta.story({
  name: 'Long words on a small phone',
  globals: { viewport: { value: 'small' } },
  args: { title: 'ERR_UPSTREAM_CONNECT_'.repeat(6), body: 'Please wait a moment, then try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Chinese = meta.story({
  name: 'In Chinese, in the dark',
  globals: { locale: 'zh-CN', theme: 'dark' },
  args: {
    title: '设备列表加载失败',
    body: '服务器响应超时。',
    retryLabel: '重试',
    details: (
      <ErrorDetails
        open
        label="提供给客服的信息"
        facts={[
          { term: '错误代码', value: '500' },
          { term: '请求', value: 'GET /security/get_devices' },
          { term: '时间', value: '2026年11月21日 GMT+8 19:57:44' },
        ]}
        copyLabel="复制信息"
        copiedLabel="已复制"
        failedLabel="请按 Ctrl+C 复制"
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: '复制信息' })).toBeVisible()
  },
})
