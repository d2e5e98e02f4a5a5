import type { ReactNode } from 'react'
import { type Client, createClient } from '../../src/api/client.ts'
import type { Host } from '../../src/host/host.ts'
import type { Messages } from '../../src/i18n/format-message.ts'
import { TranslationsProvider } from '../../src/i18n/translations.tsx'
import { EnvironmentProvider } from '../../src/kit/environment.tsx'
import { FeedbackProvider } from '../../src/kit/feedback/index.tsx'

type PageOptions = {
  client?: Client
  /** If omitted, ids appear instead of messages. */
  messages?: Messages
  /** If omitted, errors are not shown, and the session and the connection are not watched. */
  hasFeedback?: boolean
}

/** Returns a `wrapper` for `render` with the providers of a page on this host. */
export function createPageWrapper(
  host: Host,
  { client = createClient(host), messages = {}, hasFeedback = false }: PageOptions = {},
) {
  const environment = { host, client, prerenderedPageData: host.pageData }
  return ({ children }: { children: ReactNode }) => (
    <TranslationsProvider locale="en" messages={messages}>
      <EnvironmentProvider environment={environment}>
        {hasFeedback ? <FeedbackProvider>{children}</FeedbackProvider> : children}
      </EnvironmentProvider>
    </TranslationsProvider>
  )
}
