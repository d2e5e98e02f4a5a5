// `npm run i18n:types` writes src/i18n/message-types.ts from the English catalog, so that the compiler checks message
// ids and the values passed to messages. `npm ci` and `npm run check:types` also run it.
import { readFile, writeFile } from 'node:fs/promises'
import { parse, type Token } from '@messageformat/parser'
import { readCatalog } from './catalogs.ts'

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

const rows = Object.entries(await readCatalog('en')).map(([id, text]) => {
  const values = collectValues(parse(text), new Map())
  const fields = [...values].map(([name, type]) => `${name}: ${type}`).join('; ')
  return `  '${id}': ${fields ? `{ ${fields} }` : 'undefined'}`
})

const source = `/** The placeholder values of each message. */
export type MessageValues = {
${rows.join('\n')}
}

export type MessageId = keyof MessageValues
`

// Other checks may be reading the file, so leave it alone if nothing has changed.
if (source !== (await readFile(target, 'utf8').catch(() => ''))) await writeFile(target, source)
