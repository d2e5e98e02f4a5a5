import { type DescribedCall, vitalKeysOf } from './calls.ts'
import type { Schema } from './model.ts'
import { pickFields } from './schemas.ts'

/** A reference to a shared schema. */
const referTo = (name: string) => ({ $ref: `#/components/schemas/${name}` })

/** Converts a call to an operation of the document. */
export function toOperation(described: DescribedCall) {
  const { name, area, call, row, assumed, summary, description, secrets, needs, needsProof } = described
  const vitalKeys = vitalKeysOf(call)
  return {
    operationId: name,
    tags: [area],
    summary,
    description: [description, row.note].filter(Boolean).join('\n\n'),
    ...(call.host === 'api' && { servers: [{ url: '/', description: 'The API host, without a prefix.' }] }),
    parameters: queryParameters(described),
    ...(call.method === 'POST' && { requestBody: { required: true, content: requestContent(described) } }),
    responses: {
      '200': {
        description: 'Success or refusal; the body says which.',
        content: { 'application/json': { schema: answerSchema(described) } },
      },
    },
    ...(assumed.length > 0 && { 'x-assumes': assumed }),
    ...(secrets.length > 0 && { 'x-secure-zone': secrets }),
    'x-needs': needs,
    ...(needsProof && { 'x-needs-proof': needsProof }),
    ...(row.scene && { 'x-picture-scene': row.scene }),
    ...(vitalKeys.length > 0 && { 'x-unreadable-without': vitalKeys }),
  }
}

function isInQuery({ call }: DescribedCall, field: string): boolean {
  return call.method === 'GET' || call.query?.includes(field) === true
}

function queryParameters(described: DescribedCall) {
  const { properties = {}, required = [] } = described.request
  const fields = Object.entries(properties).filter(([field]) => isInQuery(described, field))
  return fields.map(([name, { description, ...schema }]) => {
    return { name, in: 'query', required: required.includes(name), description, schema }
  })
}

/** A request body, which allows no other properties: with its secrets sealed, or everything in plain. */
function requestContent(described: DescribedCall) {
  const { call, request, secrets } = described
  const body = pickFields(request, (field) => !isInQuery(described, field))
  const plain: Schema = { ...body, additionalProperties: false }
  const open = pickFields(plain, (field) => !secrets.includes(field))
  const sealed: Schema = {
    ...open,
    properties: { ...open.properties, secure_zone: referTo('SecureZone') },
    required: [...(open.required ?? []), 'secure_zone'],
    additionalProperties: false,
  }
  const schema = secrets.length > 0 ? { oneOf: [sealed, plain] } : plain
  return { [call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: { schema } }
}

function answerSchema({ call, answer }: DescribedCall) {
  const success = referTo(call.isBare ? 'BareSuccess' : 'Success')
  const isEmpty = answer.properties && Object.keys(answer.properties).length === 0
  const whole = isEmpty ? success : { allOf: [success, answer] }
  // A bare answer may lack `success`, so no required property distinguishes it from a refusal.
  return { [call.isBare ? 'anyOf' : 'oneOf']: [whole, referTo('Refusal')] }
}
