// Run by `npm run check:texts`: checks of the texts in all three languages, each a function of the catalogues.
import { parse, type Token } from '@messageformat/parser'
import { findForeignCharacters } from './chinese-scripts.ts'

export type Catalogue = Record<string, string>
export type Catalogues = { en: Catalogue; 'zh-CN': Catalogue; 'zh-TW': Catalogue }

const chinese = ['zh-CN', 'zh-TW'] as const

function placeholders(tokens: Token[]): string[] {
  return tokens.flatMap((token) => {
    if (token.type === 'content' || token.type === 'octothorpe') return []
    return [token.arg, ...('cases' in token ? token.cases.flatMap((one) => placeholders(one.tokens)) : [])]
  })
}

/** The distinct placeholder names in a text, sorted. */
function placeholdersOf(text: string): string[] {
  return [...new Set(placeholders(parse(text)))].sort()
}

/** Finds syntax the page does not support: it handles plain values, plurals and selects, but no functions or ordinals. */
function mistakeIn(tokens: Token[]): string | undefined {
  for (const token of tokens) {
    if (token.type === 'function' || token.type === 'selectordinal') return `the page does not support “${token.type}”`
    if (!('cases' in token)) continue
    if (!token.cases.some(({ key }) => key === 'other')) return `{${token.arg}} has no “other” case`
    const mistake = token.cases.map((one) => mistakeIn(one.tokens)).find(Boolean)
    if (mistake) return mistake
  }
  return undefined
}

/** Why a text cannot be parsed, such as an unclosed brace. */
function findSyntaxMistake(text: string): string | undefined {
  try {
    return mistakeIn(parse(text))
  } catch (error) {
    return error instanceof Error ? error.message.split('\n', 1)[0] : String(error)
  }
}

/** The texts of some languages. */
function textsOf<Locale extends keyof Catalogues>(catalogues: Catalogues, locales: readonly Locale[]) {
  return locales.flatMap((locale) => Object.entries(catalogues[locale]).map(([id, text]) => ({ locale, id, text })))
}

/** Texts that cannot be parsed. */
export function findSyntaxMistakes(catalogues: Catalogues): string[] {
  return textsOf(catalogues, ['en', ...chinese]).flatMap(({ locale, id, text }) => {
    const mistake = findSyntaxMistake(text)
    return mistake ? [`${id}: cannot be parsed in ${locale}: ${mistake}`] : []
  })
}

/** Ids without a text, or with an empty one, in some language. */
export function findGaps(catalogues: Catalogues): string[] {
  const ids = new Set(Object.values(catalogues).flatMap((catalogue) => Object.keys(catalogue)))
  return [...ids].flatMap((id) =>
    Object.entries(catalogues)
      .filter(([, catalogue]) => !catalogue[id]?.trim())
      .map(([locale]) => `${id}: no text in ${locale}`),
  )
}

/** Texts whose placeholders differ from the English ones. */
export function findPlaceholderMistakes(catalogues: Catalogues): string[] {
  return textsOf(catalogues, chinese)
    .filter(({ id, text }) => String(placeholdersOf(text)) !== String(placeholdersOf(catalogues.en[id] ?? '')))
    .map(({ locale, id }) => `${id}: placeholders in ${locale} differ from those in en`)
}

/** Chinese texts that are still in English. */
export function findUntranslated(catalogues: Catalogues): string[] {
  const hasWords = (text: string) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, ''))
  return textsOf(catalogues, chinese)
    .filter(({ id, text }) => hasWords(text) && text === catalogues.en[id])
    .map(({ locale, id }) => `${id}: still English in ${locale}`)
}

/** Texts with characters of the other Chinese script. */
export function findScriptMistakes(catalogues: Catalogues): string[] {
  return textsOf(catalogues, chinese).flatMap(({ locale, id, text }) =>
    findForeignCharacters(locale, text).map((character) => `${id}: ${character} does not belong in ${locale}`),
  )
}

/** Texts whose ID occurs nowhere in the source and is not built at run time. */
export function findUnused(ids: string[], sources: string, built: readonly string[]): string[] {
  const literals = new Set([...sources.matchAll(/(['"`])([\w-]+(?:\.[\w-]+)+)\1/g)].map(([, , id]) => id))
  return ids.filter((id) => !literals.has(id) && !built.includes(id)).map((id) => `${id}: not used anywhere`)
}
