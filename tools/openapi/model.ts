import type { CallRoute } from '../../mocks/http/routes.ts'
import type { callsByArea } from '../../src/api/calls/all.ts'

/** A file of calls, e.g. `twoStep`. */
export type AreaName = keyof typeof callsByArea

export type Needs = CallRoute['needs']
export type NeedsProof = NonNullable<CallRoute['needsVerification']>

/** The subset of JSON Schema (2020-12, as used by OpenAPI 3.1) that the contract needs. */
export type Schema = {
  $ref?: string
  title?: string
  description?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  items?: Schema
  enum?: (string | number)[]
  const?: string | number | boolean
  contentEncoding?: string
  maxLength?: number
  oneOf?: Schema[]
  allOf?: Schema[]
  anyOf?: Schema[]
}

export type Reference = { $ref: string }

export type Example = {
  summary?: string
  value: unknown
  /** The server's message in the other languages. */
  'x-messages'?: Record<string, string>
}

export type Content = Record<string, { schema: Schema; examples?: Record<string, Example | Reference> }>

export type Response = { description: string; headers?: Record<string, unknown>; content?: Content }

export type Parameter = {
  name: string
  in: 'query' | 'header' | 'path'
  required?: boolean
  description?: string
  schema: Schema
  example?: unknown
}

export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  servers?: unknown[]
  security?: unknown[]
  parameters: (Parameter | Reference)[]
  requestBody?: { required: true; content: Content }
  responses: Record<string, Response | Reference>
  /** A mark of our own; the introduction of the document explains each. */
  [mark: `x-${string}`]: unknown
}

/** An operation with its path and method. */
export type PathEntry = { path: string; method: 'get' | 'post'; operation: Operation }

/** One row of the error catalogue, for developers of the server. */
export type ErrorRow = {
  id: string
  matches: Record<string, unknown>
  shown: string
  follows: string
  words: string
  /** The id of its shared example. */
  example?: string
  /** Why it has no example answer. */
  'not-an-answer'?: string
}

/** One error code. */
export type CodeRow = {
  code: number | string
  meaning: string
  /** Whether the real service uses it; the others were invented here. */
  known: boolean
  /** What a page does beyond showing the server's message at the error's field. */
  page?: string
}

export type OpenApi = {
  openapi: '3.1.1'
  info: Record<string, unknown> & { title: string; version: string; description: string }
  servers: unknown[]
  tags: { name: string; 'x-displayName': string; description: string }[]
  security: unknown[]
  paths: Record<string, Partial<Record<'get' | 'post', Operation>>>
  components: {
    schemas: Record<string, Schema>
    parameters: Record<string, Parameter>
    responses: Record<string, Response>
    examples: Record<string, Example>
    securitySchemes: Record<string, unknown>
  }
  'x-errors': ErrorRow[]
  'x-codes': CodeRow[]
}
