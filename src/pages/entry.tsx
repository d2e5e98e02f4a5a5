import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createClient } from '../api/client.ts'
import { defaultPageData } from '../host/default-page-data.ts'
import { createHost, type Host } from '../host/host.ts'
import type { Report } from '../host/report-event.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { chooseLocale } from '../i18n/locales.ts'
import { BrandProvider } from '../primitives/brand.tsx'
import { applyLateStyles } from '../theme/late-styles.ts'
import { App } from './app.tsx'
import { findScreen } from './find-screen.ts'
import { createLateParts, readEarlyTexts } from './late-parts.ts'
import { builtBrand, pageDefaults } from './page-defaults.ts'

/** Once the page has all of its own. */
const fetchNextPages = () =>
  void import('./fetch-next-pages.ts').then(
    (late) => late.fetchNextPages(),
    () => undefined,
  )

/** Loads the page again once, since a new release may have taken a script's place; the second time it is said (RS-1). */
function handleLostScript(host: Host) {
  if (host.isOnline() && host.navigation.reload().ok) return
  document.getElementById('load-failed')?.removeAttribute('hidden')
}

async function start(host: Host, root: HTMLElement) {
  if (host.isMobile) void import('../host/tap-guard.ts').then(({ installTapGuard }) => installTapGuard(window))
  const { documentElement } = document
  const prerenderedLocale = documentElement.lang
  const query = new URLSearchParams(window.location.search)
  const locale = chooseLocale(query.get('lang'), host.pageData.lang ?? prerenderedLocale, navigator.languages)
  const earlyTexts = locale === prerenderedLocale ? readEarlyTexts() : undefined
  const parts = await Promise.all([earlyTexts ?? loadMessages(locale), findScreen(root)]).catch(() => undefined)
  if (!parts) return handleLostScript(host)

  const [messages, { Page, title }] = parts
  const environment = {
    host,
    client: createClient(host),
    prerenderedPageData: defaultPageData(pageDefaults),
    fetchLateParts: createLateParts(locale, applyLateStyles, fetchNextPages),
  }
  const app = (
    <BrandProvider brand={builtBrand}>
      <App locale={locale} messages={messages} environment={environment} title={title}>
        <Page />
      </App>
    </BrandProvider>
  )
  if (root.firstElementChild && locale === prerenderedLocale) {
    // In this way React lets go of the processor every few ms, and a slow phone answers who types meanwhile.
    startTransition(() => void hydrateRoot(root, app))
    return
  }
  // Prerendered in another language than the person asked for, or not at all, as in development.
  documentElement.lang = locale
  const { readTypedValues, restoreTypedValues } = await import('./typed-values.ts')
  const typed = readTypedValues(root)
  flushSync(() => createRoot(root).render(app))
  restoreTypedValues(root, typed)
}

/** Whoever runs the page may listen: a refused address, a failed encryption, a broken bridge (RD-3, API-04). */
const onReport: Report = (detail) => void window.dispatchEvent(new CustomEvent('portico:report', { detail }))

const root = document.getElementById('root')
if (!root) throw new Error('The page has no #root to render into.')
void start(createHost(window, { defaults: pageDefaults, onReport }), root)
