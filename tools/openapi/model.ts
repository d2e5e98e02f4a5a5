import type { Needs, NeedsProof } from './needs.ts'

/** The part of JSON Schema (2020-12, as OpenAPI 3.1 has it) that the contract needs. */
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
  pattern?: string
  format?: string
  contentEncoding?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  oneOf?: Schema[]
  allOf?: Schema[]
  anyOf?: Schema[]
}

export type Reference = { $ref: string }

export type Example = {
  summary?: string
  value: unknown
  /** The server's words in the other languages. */
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
  /** Nobody has shown the shape of this call. */
  'x-assumed'?: true
  /** Fields of a known call, or its path, that nobody has shown. */
  'x-assumes'?: readonly string[]
  /** The fields that travel in `secure_zone`, and the object that is encrypted. */
  'x-secure-zone'?: string[]
  'x-secure-zone-schema'?: Schema
  /** Errors that the page handles without an alert. */
  'x-accepts'?: 'all' | readonly string[]
  'x-blocks'?: true
  'x-quiet'?: true
  /** Who may ask, and whether they have proved their password lately. */
  'x-needs': Needs
  'x-needs-proof'?: NeedsProof
  /** Whose picture its `pic_captcha` is typed from. */
  'x-picture-scene'?: string
  /** A success that lacks one of these, or has another kind there, is an unreadable answer. */
  'x-unreadable-without'?: string[]
  /** The numbers of the rules it serves, in docs/rules.md and docs/safety.md. */
  'x-rules'?: string[]
}

/** An operation and where it stands. */
export type PathEntry = { path: string; method: 'get' | 'post'; operation: Operation }

/** One row of the error catalogue, for whoever builds the server. */
export type ErrorRow = {
  id: string
  matches: Record<string, unknown>
  shown: string
  follows: string
  words: string
  /** Its example among those that calls share. */
  example?: string
  /** Why no example answer stands beside it. */
  'not-an-answer'?: string
}

/** One error code. */
export type CodeRow = {
  code: number | string
  meaning: string
  /** The real service uses it; any other was chosen here. */
  known: boolean
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
