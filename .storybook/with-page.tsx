import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { messages as en } from '../src/i18n/catalogues/en.po'
import { messages as zhCN } from '../src/i18n/catalogues/zh-CN.po'
import { messages as zhTW } from '../src/i18n/catalogues/zh-TW.po'
import type { Messages } from '../src/i18n/format-message.ts'
import { isLocale, type Locale } from '../src/i18n/locales.ts'
import { TextsProvider } from '../src/i18n/texts.tsx'
import { EnvironmentProvider } from '../src/kit/environment.tsx'
import { FeedbackProvider } from '../src/kit/feedback/index.tsx'
import { BrandProvider, portico } from '../src/primitives/brand/brand.tsx'
import { clearSky } from '../src/primitives/brand/clear-sky.tsx'
import { clientOf } from './clients.ts'
import { Outcome } from './outcome.tsx'
import { pseudoLocalize } from './pseudo-locale.ts'
import type { Stage } from './stage.ts'

const catalogues: Record<Locale, Messages> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const pseudo = pseudoLocalize(catalogues.en)

export function localeOf(globals: Record<string, unknown>): Locale {
  return isLocale(globals.locale) ? globals.locale : 'en'
}

/** Returns the texts of the language chosen in the toolbar. */
export function messagesOf(globals: Record<string, unknown>): Messages {
  return globals.locale === 'pseudo' ? pseudo : catalogues[localeOf(globals)]
}

type StoryContext = {
  viewMode: string
  globals: Record<string, unknown>
  /** The globals set by the story itself, which override the toolbar. Storybook's types omit them. */
  storyGlobals?: Record<string, unknown>
  loaded: { stage?: Stage }
}

type Look = { locale: Locale; theme: string; brand: string }

/** Sets the language, theme and brand of the whole document. */
export function setDocumentLook({ locale, theme, brand }: Look): void {
  const { documentElement } = document
  documentElement.lang = locale
  Object.assign(documentElement.dataset, { theme, brand })
}

/** The look of documentation pages, whatever story was open before. */
export const documentationLook: Look = { locale: 'en', theme: 'light', brand: 'portico' }

function DocumentLook({ locale, theme, brand }: Look) {
  useLayoutEffect(() => setDocumentLook({ locale, theme, brand }), [locale, theme, brand])
  return null
}

/** Shows an example on a documentation page in its own look, which may differ from the looks of other examples. */
function ExampleLook({ locale, theme, brand, children }: Look & { children: ReactNode }) {
  return (
    <div className="docs-example" lang={locale} data-theme={theme} data-brand={brand}>
      {children}
    </div>
  )
}

function StoryPage({ viewMode, globals, loaded: { stage }, children }: StoryContext & { children: ReactNode }) {
  const locale = localeOf(globals)
  const { brand } = globals
  return (
    <BrandProvider brand={brand === 'clear-sky' ? clearSky : portico}>
      {viewMode !== 'docs' && <DocumentLook locale={locale} theme={String(globals.theme)} brand={String(brand)} />}
      <TextsProvider locale={locale} messages={messagesOf(globals)}>
        {stage ? (
          // A page reads its environment once, so remount it for another client.
          <EnvironmentProvider key={clientOf(globals)} environment={stage.environment}>
            <FeedbackProvider>{children}</FeedbackProvider>
            <Outcome stage={stage} />
          </EnvironmentProvider>
        ) : (
          children
        )}
      </TextsProvider>
    </BrandProvider>
  )
}

/** Returns the themes in which a documentation page shows a story. A story in the dark theme is also shown in the light theme. */
const themesOf = ({ globals, storyGlobals }: StoryContext) =>
  storyGlobals?.theme === 'dark' ? ['light', 'dark'] : [String(globals.theme)]

/** Renders a story in the toolbar's language, theme and brand, with the environment of its stage if it has a stage. */
export function withPage(Story: ComponentType, context: StoryContext) {
  const { viewMode, globals } = context
  const look = { locale: localeOf(globals), brand: String(globals.brand) }
  return (
    <StoryPage {...context}>
      {viewMode === 'docs' ? (
        <div className="docs-examples">
          {themesOf(context).map((theme) => (
            <ExampleLook key={theme} {...look} theme={theme}>
              <Story />
            </ExampleLook>
          ))}
        </div>
      ) : (
        <Story />
      )}
    </StoryPage>
  )
}
