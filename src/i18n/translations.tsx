import { createContext, type ReactNode, use, useMemo } from 'react'
import { formatMessage, type Messages } from './format-message.ts'
import type { Locale } from './locales.ts'
import type { MessageId, MessageValues } from './message-types.ts'

/** Looks up a message by its id and fills in its values. The compiler checks the id and the values. */
export type Translate = <Id extends MessageId>(
  id: Id,
  ...values: MessageValues[Id] extends undefined ? [] : [values: MessageValues[Id]]
) => string

export type Translations = {
  locale: Locale
  t: Translate
  /** Adds lazily loaded messages without replacing existing ones. */
  add: (messages: Messages) => void
}

/** Creates the translations of a language from the compiled catalog that `loadMessages` returns. */
export function createTranslations(locale: Locale, messages: Messages): Translations {
  let allMessages = messages
  return {
    locale,
    // If a message has not loaded, show its id rather than nothing.
    t: (id, ...[values]) => formatMessage(allMessages[id] ?? id, values ?? {}, locale),
    add: (newMessages) => {
      allMessages = { ...newMessages, ...allMessages }
    },
  }
}

const TranslationsContext = createContext<Translations | undefined>(undefined)

type TranslationsProviderProps = { locale: Locale; messages: Messages; children: ReactNode }

export function TranslationsProvider({ locale, messages, children }: TranslationsProviderProps) {
  const translations = useMemo(() => createTranslations(locale, messages), [locale, messages])
  return <TranslationsContext value={translations}>{children}</TranslationsContext>
}

/** Returns the translations in the current language. Throws outside a `TranslationsProvider`. */
export function useTranslations(): Translations {
  const translations = use(TranslationsContext)
  if (!translations) throw new Error('useTranslations must be called inside a TranslationsProvider')
  return translations
}
