import { constants, createHash, publicEncrypt } from 'node:crypto'
import { demoPublicKey } from '../../mocks/http/keys.ts'
import type { CallName } from '../../src/api/call.ts'
import { type DescribedCall, vitalKeysOf } from './calls.ts'
import { apiServers, onEveryCall, onEveryStatus } from './components.ts'
import { errorExamplesOf } from './errors-of-call.ts'
import { callExamples, furtherExamples } from './examples.ts'
import type { Content, Example, Operation, Parameter, Schema } from './model.ts'
import { callNotes, needsWords, pictureSceneOf } from './notes.ts'
import { pickFields } from './schemas.ts'

const refusal = { $ref: '#/components/schemas/Refusal' }
const assumedMark =
  '**Assumed.** The specification does not show the shape of this call. It was decided in this project and is easy to change.'

/** Converts a call to an operation of the document. */
export function toOperation(described: DescribedCall): Operation {
  const { name, area, call, assumed, summary, rules, request, secrets, needs, needsProof } = described
  const vitalKeys = vitalKeysOf(call)
  const pictureScene = pictureSceneOf[name]
  const isInQuery = (field: string) => call.method === 'GET' || call.query?.includes(field) === true
  const body = pickFields(request, (field) => !isInQuery(field))
  return {
    operationId: name,
    tags: [area],
    summary,
    description: paragraphsOf(described).join('\n\n'),
    // A call without needs requires neither session nor token.
    ...(needs === 'nobody' && { security: [{}] }),
    ...(call.host === 'api' && { servers: apiServers }),
    parameters: [...queryParameters(described, isInQuery), ...onEveryCall],
    ...(call.method === 'POST' && {
      requestBody: {
        required: true,
        content: { [mediaTypeOf(described)]: requestContent(described, body, isInQuery) },
      },
    }),
    responses: {
      '200': {
        description: 'Success or refusal; the body says which.',
        content: { 'application/json': answerContent(described) },
      },
      ...onEveryStatus,
    },
    ...(assumed.includes('shape') ? { 'x-assumed': true } : assumed.length > 0 && { 'x-assumes': assumed }),
    ...(secrets.length > 0 && {
      'x-secure-zone': secrets,
      'x-secure-zone-schema': { ...pickFields(body, (field) => secrets.includes(field)), additionalProperties: false },
    }),
    ...(call.accepts && { 'x-accepts': call.accepts }),
    ...(call.blocks && { 'x-blocks': true }),
    ...(call.quiet && { 'x-quiet': true }),
    'x-needs': needs,
    ...(needsProof && { 'x-needs-proof': needsProof }),
    ...(pictureScene && { 'x-picture-scene': pictureScene }),
    ...(vitalKeys.length > 0 && { 'x-unreadable-without': vitalKeys }),
    ...(rules.length > 0 && { 'x-rules': rules }),
  }
}

function assumptionsOf(assumed: readonly string[]): string[] {
  if (assumed.includes('shape')) return [assumedMark]
  const parts = assumed.map((part) => (part === 'path' ? 'its path' : `\`${part}\``))
  return parts.length > 0 ? [`Assumed: ${parts.join(', ')}.`] : []
}

function paragraphsOf({ name, assumed, description, needs }: DescribedCall): string[] {
  return [
    description,
    ...(callNotes[name] ?? []),
    ...(needs === 'nobody' ? [`It is available to ${needsWords.nobody}.`] : []),
    ...assumptionsOf(assumed),
  ]
}

function mediaTypeOf({ call }: DescribedCall): string {
  return call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
}

function queryParameters({ name, request }: DescribedCall, isInQuery: (field: string) => boolean): Parameter[] {
  const fields = Object.entries(request.properties ?? {}).filter(([field]) => isInQuery(field))
  return fields.map(([field, { description, ...schema }]) => ({
    name: field,
    in: 'query',
    ...(request.required?.includes(field) && { required: true }),
    description,
    schema,
    example: callExamples[name].request[field],
  }))
}

/** A request body in both forms: with sealed secrets, or everything in plain. It allows no other properties. */
function requestContent(
  { name, secrets }: DescribedCall,
  body: Schema,
  isInQuery: (field: string) => boolean,
): Content[string] {
  const plain = { ...body, additionalProperties: false }
  const sent = Object.entries(callExamples[name].request).filter(([field]) => !isInQuery(field))
  const value = Object.fromEntries(sent)
  const others = furtherOf(name, 'request')
  if (secrets.length === 0) return { schema: plain, examples: { request: { value }, ...others } }
  const open = pickFields(body, (field) => !secrets.includes(field))
  const sealed: Schema = {
    title: 'Sealed',
    ...open,
    properties: { ...open.properties, secure_zone: { $ref: '#/components/schemas/SecureZone' } },
    required: [...(open.required ?? []), 'secure_zone'],
    additionalProperties: false,
  }
  const isSecret = ([field]: [string, unknown]) => secrets.includes(field)
  const sealedValue = {
    ...Object.fromEntries(sent.filter((entry) => !isSecret(entry))),
    secure_zone: sealExample(Object.fromEntries(sent.filter(isSecret))),
  }
  return {
    schema: { oneOf: [sealed, { title: 'Plain', ...plain }] },
    examples: {
      ...(sent.some(isSecret) && { sealed: { summary: 'Secrets sealed', value: sealedValue } }),
      plain: { summary: 'In plain', value },
      ...others,
    },
  }
}

/** The additional requests or answers of a call. */
function furtherOf(name: CallName, side: 'request' | 'answer'): Record<string, Example> {
  const entries = Object.entries(furtherExamples[name] ?? {})
  return Object.fromEntries(entries.flatMap(([key, { [side]: example }]) => (example ? [[key, example]] : [])))
}

function answerContent(described: DescribedCall): Content[string] {
  const { name, call, answer } = described
  const value = call.isBare ? callExamples[name].answer : { success: true, ...callExamples[name].answer }
  const examples = { success: { summary: 'Success', value }, ...furtherOf(name, 'answer') }
  return {
    // A bare answer may lack `success`, so no required property distinguishes it from a refusal.
    schema: { [call.isBare ? 'anyOf' : 'oneOf']: [successSchema(described, answer), refusal] },
    examples: { ...examples, ...errorExamplesOf(described) },
  }
}

function successSchema({ call }: DescribedCall, answer: Schema): Schema {
  const success = { $ref: '#/components/schemas/Success' }
  if (answer.properties && Object.keys(answer.properties).length === 0) return success
  if (!call.isBare) return { allOf: [success, answer] }
  const own = {
    const: true,
    type: 'boolean',
    description: 'May be absent, but then `msg`, `errors`, `redirect` and `force_two_step` are absent too.',
  } satisfies Schema
  return { ...answer, properties: { success: own, ...answer.properties } }
}

const blockBytes = 256

/**
 * Makes a real `secure_zone` for an example; the demo key of mocks/http/keys.ts opens it. The PKCS#1 v1.5 padding is derived
 * from the text instead of random bytes, so that the document is the same each time.
 */
function sealExample(secrets: Record<string, unknown>): string {
  const text = Buffer.from(JSON.stringify(secrets))
  const seed = createHash('shake256', { outputLength: blockBytes - 3 - text.length })
    .update(text)
    .digest()
  const padding = seed.map((byte) => byte || 1)
  const block = Buffer.concat([Buffer.from([0, 2]), padding, Buffer.from([0]), text])
  return publicEncrypt({ key: demoPublicKey, padding: constants.RSA_NO_PADDING }, block).toString('base64')
}
