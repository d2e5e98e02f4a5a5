import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { ErrorCard, ErrorDetails } from '../../src/primitives/error-card.tsx'

const details = (
  <ErrorDetails
    open
    label="Details for support"
    entries={[
      { term: 'Code', value: '500' },
      { term: 'Request', value: 'GET /security/get_devices' },
      { term: 'Time', value: 'Nov 21, 2026, 19:57:44 GMT+8' },
    ]}
    copyLabel="Copy details"
    copiedLabel="Copied"
    failedLabel="Copy it manually"
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
  name: 'A part of the page could not be loaded',
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Your devices could not be loaded')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(args.onRetry).toHaveBeenCalledTimes(1)
  },
})

export const Narrow = meta.story({
  name: 'Long text with open details on a small phone, dark theme',
  globals: { theme: 'dark', viewport: { value: 'small' } },
  args: { title: 'ERR_UPSTREAM_CONNECT_'.repeat(6), body: 'Please wait a moment, then try again.', details },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
