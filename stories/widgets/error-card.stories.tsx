import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { getDevices } from '../../src/api/calls/security.ts'
import type { Failure } from '../../src/errors/failure.ts'
import { useTranslations } from '../../src/i18n/translations.tsx'
import { useEnvironment } from '../../src/kit/environment.tsx'
import { LoadErrorCard, type LoadErrorCardProps } from '../../src/kit/feedback/index.tsx'
import { SupportDetails } from '../../src/kit/feedback/notice-body.tsx'
import { ErrorCard } from '../../src/primitives/error-card.tsx'
import { getStage } from '../pages/page-driver.ts'
import { refuseToCopy, replaceClipboard } from '../primitives/clipboard.ts'

/** Shows a card with a retry button that loads the devices. */
function FailedDeviceList({ failure: initialFailure, call }: LoadErrorCardProps) {
  const { client } = useEnvironment()
  const [failure, setFailure] = useState<Failure>(initialFailure)
  const [isRetrying, setIsRetrying] = useState(false)
  const retry = async () => {
    setIsRetrying(true)
    const result = await client.call(getDevices, {})
    setIsRetrying(false)
    if (!result.ok) setFailure(result.failure)
  }
  return <LoadErrorCard failure={failure} call={call} isRetrying={isRetrying} onRetry={() => void retry()} />
}

function CardWithDetails() {
  const { t } = useTranslations()
  return (
    <ErrorCard
      title={t('error.status-500.title')}
      body={t('error.status-500.body')}
      retryLabel={t('error-card.retry')}
      onRetry={() => {}}
      details={<SupportDetails report={{ code: '500', call: 'GET /security/get_devices', at: 1_795_000_000_000 }} />}
    />
  )
}

const timeout: Failure = { kind: 'network', reason: 'timeout' }

const about = `
Shows an error in place of a part of a page that failed to load, with a retry button and details for support.

- **When to use**: for a list or a section that is loaded separately, such as the device list. If a user's action has failed, use \`useFeedback().handle\`, which shows the same details in an alert.
- **Anatomy**: an \`ErrorCard\` with the error catalog's message for the failure. If support could help, the card has details: the code (the server's error code, the HTTP status, or the network error), the method and path of the call, and the time by the server's clock, in the user's time zone. The details never contain user input, a query string or a request body. For a lost connection, the card has no details, since support cannot help. If the server rejected the call, an alert or toast shows the reason, and the card only says that its part of the page is missing.
- **Keyboard**: Tab moves to the details, which Enter opens, then to their copy button, then to "Try again", which keeps focus while it is busy.
- **Content**: the catalog's messages. The copied lines have the same labels as on the page, so that the user can also read them out to support.
`

const meta = preview.meta({
  id: 'widgets-errorcard',
  title: 'Widgets/Error card',
  component: LoadErrorCard,
  tags: ['autodocs', 'widget'],
  args: { failure: timeout, call: getDevices, onRetry: fn() },
  parameters: {
    layout: 'padded',
    page: { path: '/login' },
    docs: { description: { component: about } },
  },
})

export const Timeout = meta.story({
  name: 'Timeout, with details for support',
  play: async ({ canvas, t }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('error.timeout.title'))
    await expect(canvas.getByText('GET /security/get_devices')).not.toBeVisible()
    await expect(canvas.getByText('timeout')).toBeInTheDocument()
  },
})

// ERR-01, ERR-05
export const Rejected = meta.story({
  name: 'Rejected by the server: the card does not show the reason',
  args: { failure: { kind: 'rejected', items: [{ code: '1800002', message: 'The device list is being migrated' }] } },
  play: async ({ canvas, t }) => {
    const card = await canvas.findByRole('alert')
    await expect(card).toHaveTextContent(t('error-card.missing'))
    await expect(card).not.toHaveTextContent('The device list is being migrated')
    await expect(canvas.queryByText(t('error-card.details'))).not.toBeInTheDocument()
    await expect(canvas.getByRole('button', { name: t('error-card.retry') })).toBeVisible()
  },
})

export const Retry = meta.story({
  name: 'Retry fails with another error',
  tags: ['!autodocs'],
  render: (args) => <FailedDeviceList {...args} />,
  play: async (context) => {
    const { canvas, t, userEvent } = context
    const respond = getStage(context).service.faults.hold({ path: getDevices.path, error: 'status-502' })
    const retry = await canvas.findByRole('button', { name: t('error-card.retry') })
    await userEvent.click(retry)
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'))
    respond()
    await expect(await canvas.findByText(t('error.status-502.title'))).toBeVisible()
    await waitFor(() => expect(canvas.getByRole('button', { name: t('error-card.retry') })).toHaveFocus())
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  },
})

export const DetailsOpen = meta.story({
  name: 'Details opened and copied; then the browser refuses to copy',
  tags: ['!autodocs'],
  render: () => <CardWithDetails />,
  play: async ({ canvas, t, userEvent }) => {
    await userEvent.click(canvas.getByText(t('error-card.details')))
    await expect(canvas.getByText('GET /security/get_devices')).toBeVisible()
    await expect(canvas.getByText(/GMT/)).toBeVisible()
    const copy = canvas.getByRole('button', { name: t('error-card.copy') })
    for (const [replace, message] of [
      [() => replaceClipboard(() => Promise.resolve()), t('error-card.copied')],
      [refuseToCopy, t('error-card.copy-failed')],
    ] as const) {
      const restore = replace()
      await userEvent.click(copy)
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(message))
      restore()
    }
  },
})
