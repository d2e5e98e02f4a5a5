import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { messages as en } from '../src/i18n/catalogs/en.po'
import { messages as zhCN } from '../src/i18n/catalogs/zh-CN.po'
import { messages as zhTW } from '../src/i18n/catalogs/zh-TW.po'
import type { Messages } from '../src/i18n/format-message.ts'
import { isLocale, type Locale } from '../src/i18n/locales.ts'
import { TranslationsProvider } from '../src/i18n/translations.tsx'
import { EnvironmentProvider } from '../src/kit/environment.tsx'
import { FeedbackProvider } from '../src/kit/feedback/index.tsx'
import { BrandProvider, portico } from '../src/primitives/brand/brand.tsx'
import { clearSky } from '../src/primitives/brand/clear-sky.tsx'
import { getClient } from './clients.ts'
import { Outcome } from './outcome.tsx'
import { pseudoLocalize } from './pseudo-locale.ts'
import type { Stage } from './stage.ts'

const catalogs: Record<Locale, Messages> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const pseudoMessages = pseudoLocalize(catalogs.en)

export function getLocale(globals: Record<string, unknown>): Locale {
  return isLocale(globals.locale) ? globals.locale : 'en'
}

/** Returns the messages in the toolbar's language. */
export function getMessages(globals: Record<string, unknown>): Messages {
  return globals.locale === 'pseudo' ? pseudoMessages : catalogs[getLocale(globals)]
}

type StoryContext = {
  viewMode: string
  globals: Record<string, unknown>
  /** The globals set by the story itself, which override the toolbar. Storybook's types omit them. */
  storyGlobals?: Record<string, unknown>
  loaded: { stage?: Stage }
}

type Appearance = { locale: Locale; theme: string; brand: string }

/** Sets the language, theme and brand of the whole document. */
export function applyAppearance({ locale, theme, brand }: Appearance): void {
  const { documentElement } = document
  documentElement.lang = locale
  Object.assign(documentElement.dataset, { theme, brand })
}

/** The language, theme and brand of documentation pages, regardless of the story that was open before. */
export const documentationAppearance: Appearance = { locale: 'en', theme: 'light', brand: 'portico' }

function PageAppearance({ locale, theme, brand }: Appearance) {
  useLayoutEffect(() => applyAppearance({ locale, theme, brand }), [locale, theme, brand])
  return null
}

/** Shows an example on a documentation page in its own language, theme and brand, which may differ between examples. */
function Example({ locale, theme, brand, children }: Appearance & { children: ReactNode }) {
  return (
    <div className="docs-example" lang={locale} data-theme={theme} data-brand={brand}>
      {children}
    </div>
  )
}

function StoryPage({ viewMode, globals, loaded: { stage }, children }: StoryContext & { children: ReactNode }) {
  const locale = getLocale(globals)
  const { brand } = globals
  return (
    <BrandProvider brand={brand === 'clear-sky' ? clearSky : portico}>
      {viewMode !== 'docs' && <PageAppearance locale={locale} theme={String(globals.theme)} brand={String(brand)} />}
      <TranslationsProvider locale={locale} messages={getMessages(globals)}>
        {stage ? (
          // A page reads its environment once, so remount it when the client changes.
          <EnvironmentProvider key={getClient(globals)} environment={stage.environment}>
            <FeedbackProvider>{children}</FeedbackProvider>
            <Outcome stage={stage} />
          </EnvironmentProvider>
        ) : (
          children
        )}
      </TranslationsProvider>
    </BrandProvider>
  )
}

/** Returns the themes for a story on a documentation page. A story that sets the dark theme is shown in both themes. */
const chooseThemes = ({ globals, storyGlobals }: StoryContext) =>
  storyGlobals?.theme === 'dark' ? ['light', 'dark'] : [String(globals.theme)]

/** Renders a story in the toolbar's language, theme and brand, with its stage's environment if it has a stage. */
export function withPage(Story: ComponentType, context: StoryContext) {
  const { viewMode, globals } = context
  const appearance = { locale: getLocale(globals), brand: String(globals.brand) }
  return (
    <StoryPage {...context}>
      {viewMode === 'docs' ? (
        <div className="docs-examples">
          {chooseThemes(context).map((theme) => (
            <Example key={theme} {...appearance} theme={theme}>
              <Story />
            </Example>
          ))}
        </div>
      ) : (
        <Story />
      )}
    </StoryPage>
  )
}
