import { type DescribedCall, vitalKeysOf } from './calls.ts'
import { apiServers, onEveryCall, onEveryStatus, referTo } from './components.ts'
import { errorsOf } from './errors.ts'
import type { Content, Example, Operation, Parameter, Schema } from './model.ts'
import { pickFields } from './schemas.ts'

/** Converts a call to an operation of the document. */
export function toOperation(described: DescribedCall): Operation {
  const { name, area, call, row, assumed, summary, description, rules, secrets, needs, needsProof } = described
  const vitalKeys = vitalKeysOf(call)
  const parts = assumed.map((part) => (part === 'shape' || part === 'path' ? `its ${part}` : `\`${part}\``))
  const paragraphs = [description, row.note, parts.length > 0 && `Assumed: ${parts.join(', ')}.`]
  return {
    operationId: name,
    tags: [area],
    summary,
    description: paragraphs.filter(Boolean).join('\n\n'),
    // A call without needs requires neither session nor token.
    ...(needs === 'nobody' && { security: [{}] }),
    ...(call.host === 'api' && { servers: apiServers }),
    parameters: [...queryParameters(described), ...onEveryCall],
    ...(call.method === 'POST' && { requestBody: { required: true, content: requestContent(described) } }),
    responses: {
      '200': {
        description: 'Success or refusal; the body says which.',
        content: { 'application/json': answerContent(described) },
      },
      ...onEveryStatus,
    },
    ...(assumed.length > 0 && { 'x-assumes': assumed }),
    ...(secrets.length > 0 && { 'x-secure-zone': secrets }),
    'x-needs': needs,
    ...(needsProof && { 'x-needs-proof': needsProof }),
    ...(row.scene && { 'x-picture-scene': row.scene }),
    ...(vitalKeys.length > 0 && { 'x-unreadable-without': vitalKeys }),
    ...(rules.length > 0 && { 'x-rules': rules }),
  }
}

function isInQuery({ call }: DescribedCall, field: string): boolean {
  return call.method === 'GET' || call.query?.includes(field) === true
}

function queryParameters(described: DescribedCall): Parameter[] {
  const { request, example } = described
  const fields = Object.entries(request.properties ?? {}).filter(([field]) => isInQuery(described, field))
  return fields.map(([field, { description, ...schema }]) => ({
    name: field,
    in: 'query',
    ...(request.required?.includes(field) && { required: true }),
    description,
    schema,
    example: example.request[field],
  }))
}

/** A request body, which allows no other properties: with its secrets sealed, or everything in plain. */
function requestContent(described: DescribedCall): Content {
  const { call, example, request, secrets } = described
  const body = pickFields(request, (field) => !isInQuery(described, field))
  const plain: Schema = { ...body, additionalProperties: false }
  const open = pickFields(body, (field) => !secrets.includes(field))
  const sealed: Schema = {
    title: 'Sealed',
    ...open,
    properties: { ...open.properties, secure_zone: referTo('schemas', 'SecureZone') },
    required: [...(open.required ?? []), 'secure_zone'],
    additionalProperties: false,
  }
  const sent = Object.entries(example.request).filter(([field]) => !isInQuery(described, field))
  return {
    [call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: {
      schema: secrets.length > 0 ? { oneOf: [sealed, { title: 'Plain', ...plain }] } : plain,
      examples: { request: { value: Object.fromEntries(sent) }, ...moreOf(described, 'request') },
    },
  }
}

/** A call's additional request or response examples. */
function moreOf({ row }: DescribedCall, side: 'request' | 'answer'): Record<string, Example> {
  const entries = Object.entries(row.more ?? {})
  return Object.fromEntries(entries.flatMap(([key, { [side]: example }]) => (example ? [[key, example]] : [])))
}

function answerContent(described: DescribedCall): Content[string] {
  const { call, example, answer } = described
  const success = referTo('schemas', call.isBare ? 'BareSuccess' : 'Success')
  const isEmpty = answer.properties && Object.keys(answer.properties).length === 0
  const value = call.isBare ? example.answer : { success: true, ...example.answer }
  return {
    schema: {
      // A bare answer may lack `success`, so no required property distinguishes it from a refusal.
      [call.isBare ? 'anyOf' : 'oneOf']: [
        isEmpty ? success : { allOf: [success, answer] },
        referTo('schemas', 'Refusal'),
      ],
    },
    examples: {
      success: { summary: 'Success', value },
      ...moreOf(described, 'answer'),
      ...Object.fromEntries(errorsOf(described).map((error) => [error, referTo('examples', error)])),
    },
  }
}
