import { type DescribedCall, getRequiredKeys } from './calls.ts'
import { commonParameters, commonResponses, referTo } from './components.ts'
import { listErrors } from './errors.ts'
import type { Example, Schema } from './model.ts'
import { pickFields } from './schemas.ts'

/** Converts a call to an OpenAPI operation. */
export function toOperation(described: DescribedCall) {
  const { name, area, call, docs, assumed, summary, description, secrets, access, needsVerification } = described
  const requiredKeys = getRequiredKeys(call)
  return {
    operationId: name,
    tags: [area],
    summary,
    description: [description, docs.note].filter(Boolean).join('\n\n'),
    ...(call.host === 'api' && { servers: [{ url: '/', description: 'The API host, without a prefix.' }] }),
    parameters: [...queryParameters(described), ...commonParameters],
    ...(call.method === 'POST' && { requestBody: { required: true, content: requestContent(described) } }),
    responses: {
      '200': {
        description: 'Success or an error, as stated in the body.',
        content: { 'application/json': { schema: responseSchema(described), examples: responseExamples(described) } },
      },
      ...commonResponses,
    },
    ...(assumed.length > 0 && { 'x-assumes': assumed }),
    ...(secrets.length > 0 && { 'x-secure-zone': secrets }),
    'x-access': access,
    ...(needsVerification && { 'x-requires-verification': needsVerification }),
    ...(docs.scene && { 'x-picture-scene': docs.scene }),
    ...(requiredKeys.length > 0 && { 'x-required-in-success': requiredKeys }),
  }
}

function isInQuery({ call }: DescribedCall, field: string): boolean {
  return call.method === 'GET' || call.query?.includes(field) === true
}

function queryParameters(described: DescribedCall) {
  const { example, request } = described
  const { properties = {}, required = [] } = request
  const fields = Object.entries(properties).filter(([field]) => isInQuery(described, field))
  return fields.map(([name, { description, ...schema }]) => {
    const common = { name, in: 'query', required: required.includes(name), description, schema }
    return { ...common, example: example.request[name] }
  })
}

/** Describes a request body: only the call's fields, with secrets either encrypted or in plain text. */
function requestContent(described: DescribedCall) {
  const { call, example, request, secrets } = described
  const body = pickFields(request, (field) => !isInQuery(described, field))
  const plainBody: Schema = { ...body, additionalProperties: false }
  const withoutSecrets = pickFields(plainBody, (field) => !secrets.includes(field))
  const encryptedBody: Schema = {
    ...withoutSecrets,
    properties: { ...withoutSecrets.properties, secure_zone: referTo('schemas', 'SecureZone') },
    required: [...(withoutSecrets.required ?? []), 'secure_zone'],
    additionalProperties: false,
  }
  const schema = secrets.length > 0 ? { oneOf: [encryptedBody, plainBody] } : plainBody
  const sentFields = Object.entries(example.request).filter(([field]) => !isInQuery(described, field))
  const examples = { request: { value: Object.fromEntries(sentFields) }, ...additionalExamples(described, 'request') }
  return { [call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json']: { schema, examples } }
}

/** Returns the additional examples of a call's requests or responses. */
function additionalExamples({ docs }: DescribedCall, side: 'request' | 'response'): Record<string, Example> {
  const allExamples = Object.entries(docs.examples ?? {})
  return Object.fromEntries(allExamples.flatMap(([name, { [side]: value }]) => (value ? [[name, { value }]] : [])))
}

function responseSchema({ call, response }: DescribedCall) {
  const success = referTo('schemas', call.mayOmitSuccess ? 'BareSuccess' : 'Success')
  const isEmpty = response.properties && Object.keys(response.properties).length === 0
  const successBody = isEmpty ? success : { allOf: [success, response] }
  // A bare response may lack `success`, so no required property distinguishes it from an error response.
  return { [call.mayOmitSuccess ? 'anyOf' : 'oneOf']: [successBody, referTo('schemas', 'ErrorResponse')] }
}

function responseExamples(described: DescribedCall) {
  const { call, example } = described
  return {
    success: { value: call.mayOmitSuccess ? example.response : { success: true, ...example.response } },
    ...additionalExamples(described, 'response'),
    ...Object.fromEntries(listErrors(described).map((error) => [error, referTo('examples', error)])),
  }
}
