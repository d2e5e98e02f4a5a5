import type { DescribedCall } from './calls.ts'
import type { Schema } from './model.ts'
import { markdownTable } from './sections.ts'

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
      // `user` is described once, in section 3.
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

function rowOf(described: DescribedCall): string[] {
  const { call, request } = described
  const host = call.host === 'api' ? ', API host' : ''
  const isLogin = call.path === '/login'
  const answer = isLogin ? '`redirect?, user?`' : answerOf(described)
  const sends = code(fieldsOf(request)) + (call.query ? `; in the query: ${code(call.query.join(', '))}` : '')
  return [`\`${call.method} ${call.path}\`${host}`, needsOf(described), sends, answer, shapeOf(call)]
}

/** How certain a shape is. */
function shapeOf({ assumed, assumes }: DescribedCall['call']): string {
  if (assumed) return 'assumed'
  return assumes ? `known but ${code(assumes.join(', '))}` : 'known'
}

function needsOf({ needs, needsProof }: DescribedCall): string {
  if (needsProof === undefined) return needs
  return needsProof === 'always' ? `${needs}, proved` : `${needs}; proved with a phone`
}

/** All calls as a Markdown table: who may make them, what they send and return. Fields without a type are texts. */
export function callTable(calls: DescribedCall[]): string {
  return markdownTable(['call', 'for', 'sends', 'answers', 'shape'], calls.map(rowOf))
}
