// `npm run i18n:types`: writes src/i18n/message-types.ts from the English catalogue, so that the compiler knows every text's id
// and values. With --check it writes nothing and fails if the file is out of date.
import { readFile, writeFile } from 'node:fs/promises'
import { parse, type Token } from '@messageformat/parser'
import { readCatalogue } from './catalogues.ts'

const target = new URL('../src/i18n/message-types.ts', import.meta.url)

function collectValues(tokens: Token[], values: Map<string, string>): Map<string, string> {
  for (const token of tokens) {
    if (token.type === 'content' || token.type === 'octothorpe') continue
    const isNumber = token.type === 'plural' || token.type === 'selectordinal'
    if (!values.has(token.arg) || isNumber) values.set(token.arg, isNumber ? 'number' : 'string | number')
    if ('cases' in token) for (const one of token.cases) collectValues(one.tokens, values)
  }
  return values
}

const rows = Object.entries(await readCatalogue('en')).map(([id, text]) => {
  const values = collectValues(parse(text), new Map())
  const fields = [...values].map(([name, type]) => `${name}: ${type}`).join('; ')
  return `  '${id}': ${fields ? `{ ${fields} }` : 'undefined'}`
})

const source = `// Generated from the English catalogues by \`npm run i18n:types\`; not edited by hand.

/** The values that each text takes. */
export type MessageValues = {
${rows.join('\n')}
}

export type MessageId = keyof MessageValues
`

if (process.argv.includes('--check')) {
  if ((await readFile(target, 'utf8')) !== source) {
    console.error('src/i18n/message-types.ts is out of date: run `npm run i18n:types`.')
    process.exit(1)
  }
} else {
  await writeFile(target, source)
}
