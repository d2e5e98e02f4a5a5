import { type ReactNode, useEffect } from 'react'
import type { Messages } from '../i18n/format-message.ts'
import type { Locale } from '../i18n/locales.ts'
import { TranslationsProvider, useTranslations } from '../i18n/translations.tsx'
import { type Environment, EnvironmentProvider, usePageData } from '../kit/environment.tsx'
import { FeedbackProvider } from '../kit/feedback/index.tsx'
import { CrashBoundary } from './crash-boundary.tsx'
import type { Route } from './routes.ts'

type AppProps = {
  locale: Locale
  messages: Messages
  environment: Environment
  title: Route['title']
  children: ReactNode
}

function DocumentTitle({ title }: Pick<AppProps, 'title'>) {
  const { t } = useTranslations()
  const productName = usePageData('productName')
  const text = t(title, { product: productName })
  useEffect(() => {
    document.title = text
  }, [text])
  return null
}

/** Wraps a screen in an error boundary (RS-1) and the providers that every screen needs. */
export function App({ locale, messages, environment, title, children }: AppProps) {
  return (
    <TranslationsProvider locale={locale} messages={messages}>
      <EnvironmentProvider environment={environment}>
        <CrashBoundary>
          <DocumentTitle title={title} />
          <FeedbackProvider>{children}</FeedbackProvider>
        </CrashBoundary>
      </EnvironmentProvider>
    </TranslationsProvider>
  )
}
