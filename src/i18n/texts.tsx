import { createContext, type ReactNode, use, useMemo } from 'react'
import { formatMessage, type Messages } from './format-message.ts'
import type { Locale } from './locales.ts'
import type { MessageId, MessageValues } from './message-types.ts'

/** Looks up a text by its id and fills in its values; the compiler checks both. */
export type Translate = <Id extends MessageId>(
  id: Id,
  ...values: MessageValues[Id] extends undefined ? [] : [values: MessageValues[Id]]
) => string

export type Texts = {
  locale: Locale
  t: Translate
  /** Adds texts that were loaded lazily; existing ones stay. */
  add: (messages: Messages) => void
}

/** The texts of one language. `messages` is a compiled catalogue from `loadMessages`. */
export function createTexts(locale: Locale, messages: Messages): Texts {
  let all = messages
  return {
    locale,
    // If a text has not loaded, show its id rather than nothing.
    t: (id, ...[values]) => formatMessage(all[id] ?? id, values ?? {}, locale),
    add: (more) => {
      all = { ...more, ...all }
    },
  }
}

const TextsContext = createContext<Texts | undefined>(undefined)

type TextsProviderProps = { locale: Locale; messages: Messages; children: ReactNode }

/** Provides the texts of one language to everything below. */
export function TextsProvider({ locale, messages, children }: TextsProviderProps) {
  const texts = useMemo(() => createTexts(locale, messages), [locale, messages])
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** The texts of the current language. Throws outside a `TextsProvider`. */
export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useTexts needs a TextsProvider above it')
  return texts
}
