import { createContext, type ReactNode, use, useMemo } from 'react'
import { formatMessage, type Messages } from './format-message.ts'
import type { Locale } from './locales.ts'
import type { MessageId, MessageValues } from './message-types.ts'

/**
 * Looks a text up by its id and fills in its values; ids and values are checked by the compiler.
 * A number is formatted and pluralised as the language asks.
 */
export type Translate = <Id extends MessageId>(
  id: Id,
  ...values: MessageValues[Id] extends undefined ? [] : [values: MessageValues[Id]]
) => string

export type Texts = {
  locale: Locale
  t: Translate
  /** Takes up texts that came late; those that are there already stay. */
  add: (messages: Messages) => void
}

/** The texts of one language. `messages` is a compiled catalogue of `loadMessages`. */
export function createTexts(locale: Locale, messages: Messages): Texts {
  let all = messages
  return {
    locale,
    // A text that is not there yet shows its id rather than nothing.
    t: (id, ...[values]) => formatMessage(all[id] ?? id, values ?? {}, locale),
    add: (more) => {
      all = { ...more, ...all }
    },
  }
}

const TextsContext = createContext<Texts | undefined>(undefined)

type TextsProviderProps = { locale: Locale; messages: Messages; children: ReactNode }

/** Gives the texts of one language to everything below. */
export function TextsProvider({ locale, messages, children }: TextsProviderProps) {
  const texts = useMemo(() => createTexts(locale, messages), [locale, messages])
  return <TextsContext value={texts}>{children}</TextsContext>
}

/** The texts of the language in force. Throws outside of a `TextsProvider`. */
export function useTexts(): Texts {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useTexts needs a TextsProvider above it')
  return texts
}
