import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { createClient } from '../api/client.ts'
import type { Bridge } from '../host/client-bridge.ts'
import type { Host } from '../host/host.ts'
import { defaultPageData } from '../host/page-data.ts'
import type { Messages } from '../i18n/format-message.ts'
import { loadMessages } from '../i18n/load-messages.ts'
import { type Locale, locales } from '../i18n/locales.ts'
import { createTranslations, TranslationsProvider } from '../i18n/translations.tsx'
import { BrandProvider } from '../primitives/brand/brand.tsx'
import { App } from './app.tsx'
import { Fallbacks } from './fallbacks.tsx'
import { builtBrand, pageDefaults } from './page-defaults.ts'
import { notFoundRoute, type Route, routes } from './routes.ts'

/** A screen in one language. */
export type PrerenderedPage = {
  path: Route['path']
  locale: Locale
  title: string
  app: string
  fallbacks: string
  /** All messages in the language, except those that the built brand never shows. */
  messages: Messages
  titleId: Route['title']
  /** The source code of the route's `load` function, where the build finds the page's script. */
  load: string
}

/**
 * Returns a stub with only the `available` properties. It throws on access to any other property, since prerendered
 * markup must not depend on the user's browser.
 */
function createStub<Part extends object>(name: string, available: Partial<Part>): Part {
  return new Proxy(available as Part, {
    get(target, key) {
      if (Reflect.has(target, key)) return Reflect.get(target, key)
      throw new Error(`${name}.${String(key)} is not available while prerendering.`)
    },
  })
}

function omitTagline({ 'brand.promise': _title, 'brand.promise-detail': _text, ...messages }: Messages): Messages {
  return messages
}

async function renderMarkup(element: ReactNode): Promise<string> {
  const errors: unknown[] = []
  const { prelude } = await prerender(element, { onError: (error) => void errors.push(error) })
  const markup = await new Response(prelude).text()
  // React would leave the failed component to the browser, so throw the error instead.
  if (errors.length > 0) throw errors[0]
  return markup
}

async function prerenderPage(route: Route, locale: Locale): Promise<PrerenderedPage> {
  const [messages, { Page }] = await Promise.all([loadMessages(locale), route.load()])
  const pageData = defaultPageData(pageDefaults)
  const bridge = createStub<Bridge>('bridge', { subscribe: () => () => {} })
  const host = createStub<Host>('host', { pageData, bridge })
  const environment = { host, client: createClient(host), prerenderedPageData: pageData }
  const app = (
    <BrandProvider brand={builtBrand}>
      <App locale={locale} messages={messages} environment={environment} title={route.title}>
        <Page />
      </App>
    </BrandProvider>
  )
  const fallbacks = (
    <TranslationsProvider locale={locale} messages={messages}>
      <Fallbacks />
    </TranslationsProvider>
  )
  return {
    path: route.path,
    locale,
    title: createTranslations(locale, messages).t(route.title, { product: pageData.productName }),
    app: await renderMarkup(app),
    fallbacks: await renderMarkup(fallbacks),
    messages: builtBrand.tagline === 'visible' ? messages : omitTagline(messages),
    titleId: route.title,
    load: String(route.load),
  }
}

/** Renders every screen in every language, with the build's default page data. */
export async function prerenderPages(): Promise<PrerenderedPage[]> {
  const pages = [...routes, notFoundRoute].flatMap((route) => locales.map((locale) => prerenderPage(route, locale)))
  return Promise.all(pages)
}
