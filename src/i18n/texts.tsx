import { createContext, type ReactNode, use, useMemo } from 'react'
import { formatMessage, type Messages } from './format-message.ts'
import type { Locale } from './locales.ts'
import type { MessageId, MessageValues } from './message-types.ts'

/** Looks up a text by its id and fills in its values. The compiler checks the id and the values. */
export type Translate = <Id extends MessageId>(
  id: Id,
  ...values: MessageValues[Id] extends undefined ? [] : [values: MessageValues[Id]]
) => string

export type Texts = {
  locale: Locale
  t: Translate
  /** Adds lazily loaded texts without replacing existing ones. */
  add: (messages: Messages) => void
}

/** Creates a language's texts from the compiled catalogue that `loadMessages` returns. */
export function createTexts(locale: Locale, messages: Messages): Texts {
  let allMessages = messages
  return {
    locale,
    // If a text has not loaded, show its id rather than nothing.
    t: (id, ...[values]) => formatMessage(allMessages[id] ?? id, values ?? {}, locale),
    add: (newMessages) => {
      allMessages = { ...newMessages, ...allMessages }
    },
  }
}

const TextsContext = createContext<Texts | undefined>(undefined)

type TextsProviderProps = { locale: Locale; messages: Messages; children: ReactNode }

export function TextsProvider({ locale, messages, children }: TextsProviderProps) {
  const texts = useMemo(() => createTexts(locale, messages), [locale, messages])
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** Returns the current language's texts. Throws outside a `TextsProvider`. */
export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useTexts must be called inside a TextsProvider')
  return texts
}
