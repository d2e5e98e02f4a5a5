import { describedErrors } from '../../mocks/faults/error-examples.ts'
import { catalog } from '../../src/errors/catalog.ts'
import type { RowConditions } from '../../src/errors/row.ts'
import { type DescribedCall, getRequiredKeys } from './calls.ts'
import { codeRows } from './codes.ts'
import type { Schema } from './model.ts'

const code = (text: string) => text && `\`${text}\``
const verifiedLabels = { always: ', verified', 'with-phone': '; verified if `phone` is sent' }

function markdownTable(head: string[], rows: string[][]): string {
  const line = (cells: string[]) => `|${cells.map((cell) => (cell ? ` ${cell} ` : ' ')).join('|')}|`
  return [line(head), `|${'---|'.repeat(head.length)}`, ...rows.map(line)].join('\n')
}

function formatType({ enum: values, const: value, type, items, properties, required }: Schema): string {
  if (values) return values.join(' or ')
  if (value !== undefined) return String(value)
  if (properties) return `{ ${formatFields({ properties, required })} }`
  if (items) return items.enum ? `list of (${formatType(items)})` : `list of ${formatType(items)}`
  return String(type ?? '')
}

/** Lists fields with their types, omitting `string`. Marks optional fields with `?`, and `requiredKeys` with `!`. */
function formatFields({ properties = {}, required = [] }: Schema, requiredKeys: readonly string[] = []): string {
  const fields = Object.entries(properties).map(([name, field]) => {
    const mark = requiredKeys.includes(name) ? '!' : required.includes(name) ? '' : '?'
    // `user` needs no type here, because section 3 of docs/contract.md describes it.
    const type = field.$ref ? '' : formatType(field)
    return type && type !== 'string' ? `${name}${mark}: ${type}` : `${name}${mark}`
  })
  return fields.join(', ')
}

/** Returns the table row of a call: its access, request and response, and whether they are known or assumed. */
function createRow({ call, docs, assumed, request, response, access, needsVerification }: DescribedCall): string[] {
  const query = call.query ? `; in the query: ${code(call.query.join(', '))}` : ''
  const picture = docs.scene
    ? `; captcha scene: ${docs.scene === 'from the request' ? docs.scene : code(docs.scene)}`
    : ''
  const certainty = assumed.length > 0 ? `known, except ${code(assumed.join(', '))}` : 'known'
  return [
    `${code(`${call.method} ${call.path}`)}${call.host === 'api' ? ', API host' : ''}`,
    `${access}${needsVerification ? verifiedLabels[needsVerification] : ''}`,
    `${code(formatFields(request))}${query}${picture}`,
    response.$ref ? '`redirect?, user?`' : code(formatFields(response, getRequiredKeys(call))),
    assumed.includes('shape') ? 'assumed' : certainty,
  ]
}

function listConditions({ codes = [], status, isInClient, isMobile }: RowConditions): string[] {
  return [
    ...codes.map(code),
    ...(typeof status === 'number' ? [`status ${status}`] : []),
    ...(isInClient ? ['inside a client'] : []),
    ...(isMobile ? ['with `is_mobile`'] : []),
  ]
}

function createErrorTable(): string {
  const rows = catalog.map(({ id, when, surface }) => {
    const { matches = [], surfaceText = surface, page = '' } = describedErrors[id]
    const conditions = listConditions(when).concat(matches).join(', ')
    if (!conditions) throw new Error(`mocks/faults/error-examples.ts has no match for "${id}".`)
    return [code(id), conditions, surfaceText, page]
  })
  return markdownTable(['id', 'matches', 'shown', 'what the page does'], rows)
}

function createCodeTable(): string {
  const rows = codeRows().map((row) => {
    return [code(String(row.code)), row.meaning, row.page ?? '', row.isSpecified ? 'known' : 'assumed']
  })
  return markdownTable(['code', 'meaning', 'what the page does', ''], rows)
}

/** Returns docs/contract.md with new tables, each between a marker with the table's name and an end marker. */
export function withTables(page: string, calls: DescribedCall[]): string {
  const tables = {
    calls: markdownTable(['call', 'for', 'sends', 'returns', 'shape'], calls.map(createRow)),
    errors: createErrorTable(),
    codes: createCodeTable(),
  }
  return Object.entries(tables).reduce((text, [name, table]) => {
    const section = new RegExp(`(?<=<!-- ${name}: .* -->\\n).*?(?=\\n<!-- end)`, 's')
    if (!section.test(text)) throw new Error(`docs/contract.md has no markers for the table "${name}".`)
    return text.replace(section, () => table)
  }, page)
}
