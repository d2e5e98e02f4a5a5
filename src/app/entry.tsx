import { type ComponentType, startTransition } from 'react'
import { flushSync } from 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { createClient } from '../api/client.ts'
import { createHost, type Host } from '../host/host.ts'
import { defaultPageData } from '../host/page-data.ts'
import type { Report } from '../host/report-event.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { chooseLocale } from '../i18n/locales.ts'
import { BrandProvider } from '../primitives/brand/brand.tsx'
import { applyLazyStyles } from '../theme/lazy-styles.ts'
import { App } from './app.tsx'
import { createLazyResources, readInitialMessages } from './lazy-resources.ts'
import { builtBrand, pageDefaults } from './page-defaults.ts'
import type { Route } from './routes.ts'
import { captureInput } from './typed-values.ts'

type LoadedScreen = Pick<Route, 'title'> & { Page: ComponentType }

/**
 * Loads this page's screen. A built page has the URL of the screen's script in an attribute, since including the route
 * table would make every page larger. In development, the route table is used.
 */
async function loadScreen({ dataset: { portico: script = '', title } }: HTMLElement): Promise<LoadedScreen> {
  if (import.meta.env.DEV) {
    const { findRoute } = await import('./routes.ts')
    const route = findRoute(window.location.pathname)
    return { title: route.title, ...(await route.load()) }
  }
  const module = (await import(/* @vite-ignore */ script)) as Record<string, ComponentType>
  const [, Page] = Object.entries(module).find(([name]) => name.endsWith('Page')) ?? []
  if (!Page) throw new Error(script)
  return { title: title as Route['title'], Page }
}

const runAfterLoad = () =>
  void import('./after-load.ts').then(
    (module) => module.afterLoad(),
    () => undefined,
  )

/** Reloads, since a new release may have replaced the script. Shows a notice if offline or just reloaded (RS-1). */
function handleFailedScript(host: Host) {
  if (host.isOnline() && host.navigation.reload().ok) return
  const notice = document.getElementById('load-failed')
  if (notice) notice.hidden = false
}

async function start(host: Host, root: HTMLElement) {
  if (host.isMobile) void import('../host/tap-guard.ts').then((module) => module.installTapGuard(window))
  const { documentElement } = document
  const prerenderedLocale = documentElement.lang
  const query = new URLSearchParams(window.location.search)
  const locale = chooseLocale(query.get('lang'), host.pageData.lang ?? prerenderedLocale, navigator.languages)
  const initialMessages = locale === prerenderedLocale ? readInitialMessages() : undefined
  const resources = await Promise.all([initialMessages ?? loadMessages(locale), loadScreen(root)]).catch(
    () => undefined,
  )
  if (!resources) return handleFailedScript(host)

  const [messages, { Page, title }] = resources
  const environment = {
    host,
    client: createClient(host),
    prerenderedPageData: defaultPageData(pageDefaults),
    loadLazyResources: createLazyResources(locale, applyLazyStyles, runAfterLoad),
  }
  const app = (
    <BrandProvider brand={builtBrand}>
      <App locale={locale} messages={messages} environment={environment} title={title}>
        <Page />
      </App>
    </BrandProvider>
  )
  const restoreInput = captureInput(root)
  if (root.dataset.portico && locale === prerenderedLocale) {
    // If the markup was changed, e.g. by a browser extension, React renders everything again and then calls this.
    const onRecoverableError = () => {
      restoreInput()
      onReport({ kind: 'rerendered' })
    }
    // In a transition, React yields to input, so slow phones stay responsive during hydration.
    return startTransition(() => void hydrateRoot(root, app, { onRecoverableError }))
  }
  // The page was prerendered in another language or, in development, not at all.
  documentElement.lang = locale
  flushSync(() => createRoot(root).render(app))
  restoreInput()
}

/** Dispatches reports as events, which the site's operator can collect (RD-3, API-04). */
const onReport: Report = (detail) => void window.dispatchEvent(new CustomEvent('portico:report', { detail }))

void start(createHost(window, { defaults: pageDefaults, onReport }), document.getElementById('root') as HTMLElement)
