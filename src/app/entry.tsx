import { startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createClient } from '../api/client.ts'
import { defaultPageData } from '../host/default-page-data.ts'
import { createHost, type Host } from '../host/host.ts'
import type { Report } from '../host/report-event.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { chooseLocale } from '../i18n/locales.ts'
import { BrandProvider } from '../primitives/brand/brand.tsx'
import { applyLateStyles } from '../theme/late-styles.ts'
import { App } from './app.tsx'
import { findScreen } from './find-screen.ts'
import { createLateParts, readEarlyTexts } from './late-parts.ts'
import { builtBrand, pageDefaults } from './page-defaults.ts'
import { keepTyped } from './typed-values.ts'

const handleArrival = () =>
  void import('./after-arrival.ts').then(
    (late) => late.afterArrival(),
    () => undefined,
  )

/** Reloads once, since a new release may have replaced the script; if that does not help, shows the notice (RS-1). */
function handleLostScript(host: Host) {
  if (host.isOnline() && host.navigation.reload().ok) return
  const said = document.getElementById('load-failed')
  if (said) said.hidden = false
}

async function start(host: Host, root: HTMLElement) {
  if (host.isMobile) void import('../host/tap-guard.ts').then((late) => late.installTapGuard(window))
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
    fetchLateParts: createLateParts(locale, applyLateStyles, handleArrival),
  }
  const app = (
    <BrandProvider brand={builtBrand}>
      <App locale={locale} messages={messages} environment={environment} title={title}>
        <Page />
      </App>
    </BrandProvider>
  )
  const restoreTyped = keepTyped(root)
  if (root.dataset.portico && locale === prerenderedLocale) {
    // React rendered everything again because the markup had been changed, for example by a browser extension.
    const onRecoverableError = () => {
      restoreTyped()
      onReport({ kind: 'redrawn' })
    }
    // In a transition React yields every few ms, so a slow phone stays responsive to typing during hydration.
    return startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  }
  // The page was prerendered in another language, or not at all, as in development.
  documentElement.lang = locale
  flushSync(() => createRoot(root).render(app))
  restoreTyped()
}

/**
 * Lets the site's operator listen for events such as a refused address, failed encryption or a broken bridge (RD-3, API-04).
 */
const onReport: Report = (detail) => void window.dispatchEvent(new CustomEvent('portico:report', { detail }))

void start(createHost(window, { defaults: pageDefaults, onReport }), document.getElementById('root') as HTMLElement)
