import { formatMessage, type Messages } from '../../src/i18n/format-message.ts'
import { loadMessages } from '../../src/i18n/load-messages.ts'
import type { Locale } from '../../src/i18n/locales.ts'
import type { MessageId, MessageValues } from '../../src/i18n/message-types.ts'

/** Text on the page in the test's language: a message id, or a function that combines several messages. */
export type TextRef = MessageId | ((lookUp: TextLookup) => string)

/** The values of a message's placeholders. Only the names are checked, since ids are often chosen at run time. */
export type Values = { [Name in Placeholder]?: string | number }

type Placeholder = {
  [Id in MessageId]: MessageValues[Id] extends object ? keyof MessageValues[Id] : never
}[MessageId]

/** Looks up messages in one language. Throws for an unknown id. */
export type TextLookup = (text: TextRef, values?: Values) => string

/** Loads the messages of a language, and returns the function that looks them up. */
export async function loadTextLookup(locale: Locale): Promise<TextLookup> {
  const messages: Messages = await loadMessages(locale)
  const lookUp: TextLookup = (text, values = {}) => {
    if (typeof text === 'function') return text(lookUp)
    const message = messages[text]
    if (message === undefined) throw new Error(`There is no message "${text}" in ${locale}.`)
    return formatMessage(message, values, locale)
  }
  return lookUp
}
