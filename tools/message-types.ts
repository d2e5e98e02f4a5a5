// `npm run i18n:types` writes src/i18n/message-types.ts from the English catalogue, so that the compiler
// checks message ids and the values passed to messages.
import { writeFile } from 'node:fs/promises'
import { parse, type Token } from '@messageformat/parser'
import { readCatalogue } from './catalogues.ts'

const target = new URL('../src/i18n/message-types.ts', import.meta.url)

function collectValues(tokens: Token[], values: Map<string, string>): Map<string, string> {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue
    const isNumber = token.type === 'plural' || token.type === 'selectordinal'
    if (!values.has(token.arg) || isNumber) values.set(token.arg, isNumber ? 'number' : 'string | number')
    if ('cases' in token) for (const { tokens } of token.cases) collectValues(tokens, values)
  }
  return values
}

/** Returns the source of the generated file, with one row per text in the English catalogue. */
export function messageTypesSource(messages: Record<string, string>): string {
  const rows = Object.entries(messages).map(([id, text]) => {
    const values = collectValues(parse(text), new Map())
    const fields = [...values].map(([name, type]) => `${name}: ${type}`).join('; ')
    return `  '${id}': ${fields ? `{ ${fields} }` : 'undefined'}`
  })
  return `// Generated from the English catalogue by \`npm run i18n:types\`; do not edit by hand.

/** The placeholder values of each text. */
export type MessageValues = {
${rows.join('\n')}
}

export type MessageId = keyof MessageValues
`
}

if (import.meta.main) await writeFile(target, messageTypesSource(await readCatalogue('en')))
