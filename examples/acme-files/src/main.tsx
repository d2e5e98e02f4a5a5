import { createClient, createHost, defaultPageData } from 'portico/api'
import {
  chooseLocale,
  EnvironmentProvider,
  FeedbackProvider,
  LoginFlow,
  loadMessages,
  TranslationsProvider,
} from 'portico/flows'
import { BrandProvider } from 'portico/primitives'
import { createRoot } from 'react-dom/client'
import 'portico/styles.css'
import './brand.css'
import { acme } from './brand.tsx'
import { FilesPage } from './files-page.tsx'
import { Layout } from './layout.tsx'

const defaults = { productName: 'Acme Files', publicKey: '' }
const host = createHost(window, { defaults, onReport: (event) => console.warn(event.kind) })
const environment = { host, client: createClient(host), prerenderedPageData: defaultPageData(defaults) }

const locale = chooseLocale(new URLSearchParams(location.search).get('lang'), host.pageData.lang, navigator.languages)
const messages = await loadMessages(locale)
document.documentElement.lang = locale

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <TranslationsProvider locale={locale} messages={messages}>
      <EnvironmentProvider environment={environment}>
        <BrandProvider brand={acme}>
          <FeedbackProvider>
            {location.pathname === '/files' ? <FilesPage /> : <LoginFlow Layout={Layout} />}
          </FeedbackProvider>
        </BrandProvider>
      </EnvironmentProvider>
    </TranslationsProvider>,
  )
}
