/** A part of a compiled message: literal text, a placeholder, or a plural or select with its cases. */
export type Part = string | [name: string] | [name: string, kind: string, cases: Record<string, string | Part[]>]

export type Message = string | Part[]

/** A catalog compiled by Lingui: messages by id. */
export type Messages = Record<string, Message>

type Values = Record<string, string | number>

/**
 * Fills in a compiled message. Lingui parses the ICU syntax at build time, so this needs no parser. Lingui's runtime
 * would be ten times as large.
 */
export function formatMessage(message: Message, values: Values, locale: string): string {
  if (typeof message === 'string') return message
  return message.map((part) => formatPart(part, values, locale)).join('')
}

function formatPart(part: Part, values: Values, locale: string): string {
  if (typeof part === 'string') return part
  const [name, kind, cases] = part
  const value = values[name] ?? ''
  if (!kind || !cases) return formatValue(value, locale)
  if (kind !== 'plural') return formatMessage(cases[value] ?? cases.other ?? '', values, locale)
  const count = Number(value)
  const chosenCase =
    cases[`=${count}`] ?? cases[count] ?? cases[new Intl.PluralRules(locale).select(count)] ?? cases.other ?? ''
  const parts: Part[] = typeof chosenCase === 'string' ? [chosenCase] : chosenCase
  return formatMessage(
    parts.map((casePart) => (casePart === '#' ? formatValue(count, locale) : casePart)),
    values,
    locale,
  )
}

/** Formats a value. Small integers skip `toLocaleString`, since its first call can block a slow phone for 0.1 s. */
function formatValue(value: string | number, locale: string): string {
  return Number.isInteger(value) && Math.abs(Number(value)) < 1000 ? `${value}` : value.toLocaleString(locale)
}
