import { type ComponentType, type ReactNode, useLayoutEffect } from 'react'
import { EnvironmentProvider } from '../src/flows/environment.tsx'
import { FeedbackProvider } from '../src/flows/feedback/index.tsx'
import { messages as en } from '../src/i18n/catalogues/en.po'
import { messages as zhCN } from '../src/i18n/catalogues/zh-CN.po'
import { messages as zhTW } from '../src/i18n/catalogues/zh-TW.po'
import type { Messages } from '../src/i18n/format-message.ts'
import { isLocale, type Locale } from '../src/i18n/locales.ts'
import { TextsProvider, useTexts } from '../src/i18n/texts.tsx'
import { BrandProvider, portico } from '../src/primitives/brand.tsx'
import { clearSky } from '../src/primitives/clear-sky.tsx'
import { listenTo } from './asked-texts.ts'
import { clientOf } from './clients.ts'
import { lengthen } from './pseudo-locale.ts'
import type { Stage } from './stage.ts'

const catalogues: Record<Locale, Messages> = { en, 'zh-CN': zhCN, 'zh-TW': zhTW }
const pseudo = lengthen(catalogues.en)

export function localeOf(globals: Record<string, unknown>): Locale {
  return isLocale(globals.locale) ? globals.locale : 'en'
}

/** The catalogue that the toolbar asks for. */
export function messagesOf(globals: Record<string, unknown>): Messages {
  return globals.locale === 'pseudo' ? pseudo : catalogues[localeOf(globals)]
}

type StoryContext = { id: string; globals: Record<string, unknown>; loaded: { stage?: Stage } }

/** Around everything that asks for texts, so that none is asked for unnoticed. */
function Listener({ storyId, children }: { storyId: string; children: ReactNode }) {
  listenTo(useTexts(), storyId)
  return children
}

function StoryPage({ id, globals, loaded: { stage }, children }: StoryContext & { children: ReactNode }) {
  const { theme, brand } = globals
  const locale = localeOf(globals)
  useLayoutEffect(() => {
    const { documentElement } = document
    documentElement.lang = locale
    documentElement.dataset.theme = String(theme)
    documentElement.dataset.brand = String(brand)
  }, [locale, theme, brand])
  return (
    <BrandProvider brand={brand === 'clear-sky' ? clearSky : portico}>
      <TextsProvider locale={locale} messages={messagesOf(globals)}>
        <Listener storyId={id}>
          {stage ? (
            // A page reads once where it runs.
            <EnvironmentProvider key={clientOf(globals)} environment={stage.environment}>
              <FeedbackProvider>{children}</FeedbackProvider>
            </EnvironmentProvider>
          ) : (
            children
          )}
        </Listener>
      </TextsProvider>
    </BrandProvider>
  )
}

/** Puts a story into a page of the language, theme and brand that the toolbar says, on its stage where it has one. */
export function withPage(Story: ComponentType, { id, globals, loaded }: StoryContext) {
  return (
    <StoryPage id={id} globals={globals} loaded={loaded}>
      <Story />
    </StoryPage>
  )
}
