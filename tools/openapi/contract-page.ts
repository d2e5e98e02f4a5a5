import { type DescribedCall, vitalKeysOf } from './calls.ts'
import type { Schema } from './model.ts'

const code = (text: string) => text && `\`${text}\``

function typeOf({ enum: values, const: value, type, items, properties, required }: Schema): string {
  if (values) return values.join(' or ')
  if (value !== undefined) return String(value)
  if (properties) return `{ ${fieldsOf({ properties, required })} }`
  if (items) return items.enum ? `list of (${typeOf(items)})` : `list of ${typeOf(items)}`
  return type === 'string' ? 'text' : String(type ?? '')
}

/** Fields without a type are texts. An answer is unreadable without its vital fields. */
function fieldsOf({ properties = {}, required = [] }: Schema, vital: readonly string[] = []): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const mark = vital.includes(name) ? '!' : required.includes(name) ? '' : '?'
    // `user` is described once, in section 3.
    const type = field.$ref ? '' : typeOf(field)
    return type && type !== 'text' ? `${name}${mark}: ${type}` : `${name}${mark}`
  })
  return fields.join(', ')
}

/** Who may make a call, what it sends and returns, and how certain that is. */
function rowOf({ call, row, assumed, request, answer, needs, needsProof }: DescribedCall): string {
  const proof = needsProof && (needsProof === 'always' ? ', proved' : '; proved with a phone')
  const query = call.query ? `; in the query: ${code(call.query.join(', '))}` : ''
  const picture = row.scene ? `; picture: ${row.scene === 'its own scene' ? row.scene : code(row.scene)}` : ''
  const known = assumed.length > 0 ? `known but ${code(assumed.join(', '))}` : 'known'
  const cells = [
    `${code(`${call.method} ${call.path}`)}${call.host === 'api' ? ', API host' : ''}`,
    `${needs}${proof ?? ''}`,
    `${code(fieldsOf(request))}${query}${picture}`,
    answer.$ref ? '`redirect?, user?`' : code(fieldsOf(answer, vitalKeysOf(call))),
    assumed.includes('shape') ? 'assumed' : known,
  ]
  return `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`
}

/** docs/contract.md with its generated table of calls. */
export function withCalls(page: string, calls: DescribedCall[]): string {
  const table = ['| call | for | sends | answers | shape |', '|---|---|---|---|---|', ...calls.map(rowOf)].join('\n')
  return page.replace(/(?<=<!-- calls: .* -->\n).*?(?=\n<!-- end)/s, () => table)
}
