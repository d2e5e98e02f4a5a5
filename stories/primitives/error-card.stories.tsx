import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ErrorCard, ErrorDetails } from '../../src/primitives/error-card.tsx'

const details = (state?: 'open') => (
  <ErrorDetails
    open={state === 'open'}
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
)

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
  parameters: { layout: 'padded' },
})

export const Default = meta.story({
  name: 'A part failed to load',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your devices could not be loaded')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
})

export const Details = meta.story({
  name: 'With details for support, and its order of keyboard focus',
  args: { details: details() },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('GET /security/get_devices')).not.toBeVisible()
    const summary = canvas.getByText('Details for support')
    // Clicked, because a story cannot trigger the browser's own handling of Enter on a summary.
    await userEvent.click(summary)
    await expect(canvas.getByText('GET /security/get_devices')).toBeVisible()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Try again' })).toHaveFocus()
  },
})

export const Narrow = meta.story({
  name: 'Long texts on a small phone',
  globals: { viewport: { value: 'small' } },
  args: { title: 'ERR_UPSTREAM_CONNECT_'.repeat(6), body: 'Please wait a moment, then try again.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Dark = meta.story({
  name: 'With the details open, dark theme',
  globals: { theme: 'dark' },
  args: { details: details('open') },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Copy details' })).toBeVisible()
  },
})
