import type { OpenApi, Operation, Reference, Schema } from '../../tools/openapi/model.ts'

/** One row of a table of fields. */
export type FieldRow = {
  /** With the way to it, e.g. `devices[].id`. */
  name: string
  type: string
  place: 'query' | 'path' | 'body' | 'answer'
  isRequired: boolean
  isSealed: boolean
  meaning: string
}

/** What a reference stands for; anything else is itself. */
export function follow<Target extends object>(
  { components }: OpenApi,
  value: Target | Reference | undefined,
): Target | undefined {
  if (value === undefined || !('$ref' in value) || typeof value.$ref !== 'string') return value as Target | undefined
  const [, , kind = '', name = ''] = value.$ref.split('/')
  return (components as Record<string, Record<string, unknown>>)[kind]?.[name] as Target | undefined
}

function typeOf(document: OpenApi, schema: Schema): string {
  const { enum: choices, const: value, type, items } = follow<Schema>(document, schema) ?? {}
  if (choices) return choices.join(' | ')
  if (value !== undefined) return String(value)
  if (items) return `list of ${typeOf(document, items)}`
  return type === 'string' ? 'text' : String(type)
}

type Place = { place: FieldRow['place']; sealed?: string[]; prefix?: string }

function rowsOf(document: OpenApi, schema: Schema, { place, sealed = [], prefix = '' }: Place): FieldRow[] {
  const { properties = {}, required = [] } = follow<Schema>(document, schema) ?? {}
  return Object.entries(properties).flatMap(([key, field]) => {
    const name = prefix + key
    const row = {
      name,
      type: typeOf(document, field),
      place,
      isRequired: required.includes(key),
      isSealed: sealed.includes(key),
      meaning: field.description ?? '',
    }
    return [row, ...rowsOf(document, field.items ?? field, { place, prefix: `${name}${field.items ? '[]' : ''}.` })]
  })
}

/** What a call sends, its secrets among the rest. */
export function requestFields(document: OpenApi, operation: Operation): FieldRow[] {
  const inUrl = operation.parameters.flatMap((parameter): FieldRow[] => {
    // What goes along with every call is shared, and told once.
    if ('$ref' in parameter) return []
    const { name, in: place, required = false, schema, description = '' } = parameter
    if (place === 'header') return []
    return [
      { name, type: typeOf(document, schema), place, isRequired: required, isSealed: false, meaning: description },
    ]
  })
  const body = operation.requestBody?.content['application/json']?.schema ?? {}
  const plain = body.oneOf?.find(({ title }) => title === 'Plain') ?? body
  return [...inUrl, ...rowsOf(document, plain, { place: 'body', sealed: operation['x-secure-zone'] })]
}

/** What a call answers beside `success` and `errors`. */
export function answerFields(document: OpenApi, { responses }: Operation): FieldRow[] {
  const { oneOf, anyOf } = follow(document, responses['200'])?.content?.['application/json']?.schema ?? {}
  const [success] = oneOf ?? anyOf ?? []
  const parts = success?.allOf ?? (success ? [success] : [])
  return parts.flatMap((part) => rowsOf(document, part, { place: 'answer' })).filter(({ name }) => name !== 'success')
}
