import type { DescribedCall } from './calls.ts'
import type { Schema } from './model.ts'

const begin = '<!-- calls: written by `npm run openapi:generate` -->'
const end = '<!-- end of calls -->'

function typeOf({ enum: values, const: value, type, items, properties, required }: Schema): string {
  if (values) return values.join(' or ')
  if (value !== undefined) return String(value)
  if (properties) return `{ ${fieldsOf({ properties, required })} }`
  if (items) return items.enum ? `list of (${typeOf(items)})` : `list of ${typeOf(items)}`
  return type === 'string' ? 'text' : String(type ?? '')
}

function fieldsOf({ properties = {}, required = [] }: Schema): string {
  return Object.entries(properties)
    .map(([name, field]) => {
      const optional = required.includes(name) ? '' : '?'
      // `user` is told once, in section 3.
      const type = field.$ref ? '' : typeOf(field)
      return type && type !== 'text' ? `${name}${optional}: ${type}` : `${name}${optional}`
    })
    .join(', ')
}

function code(fields: string): string {
  return fields && `\`${fields}\``
}

function answerOf({ answer }: DescribedCall): string {
  return answer.$ref ? 'as `/login`' : code(fieldsOf(answer))
}

function rowOf(described: DescribedCall): string {
  const { call, request } = described
  const host = call.host === 'api' ? ', API host' : ''
  const isLogin = call.path === '/login'
  const answer = isLogin ? '`redirect?, user?`' : answerOf(described)
  const sends = code(fieldsOf(request)) + (call.query ? `; in the query: ${code(call.query.join(', '))}` : '')
  const cells = [`\`${call.method} ${call.path}\`${host}`, sends, answer, call.assumed ? 'assumed' : 'known']
  return `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`
}

/** All calls as a table in Markdown: what they send and answer. What has no kind beside it is a text. */
function callTable(calls: DescribedCall[]): string {
  return ['| call | sends | answers | shape |', '|---|---|---|---|', ...calls.map(rowOf)].join('\n')
}

/** A page with the table between its marks. */
export function withCallTable(page: string, calls: DescribedCall[]): string {
  const [before, rest] = page.split(begin)
  const after = rest?.split(end)[1]
  if (before === undefined || after === undefined)
    throw new Error('docs/contract.md lacks the marks of its table of calls.')
  return `${before}${begin}\n${callTable(calls)}\n${end}${after}`
}
