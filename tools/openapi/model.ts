// The subset of OpenAPI 3.1, and of its JSON Schema (2020-12), that the contract needs.

export type Reference = { $ref: string }

export type Schema = Partial<Reference> & {
  title?: string
  description?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  items?: Schema
  enum?: (string | number)[]
  const?: string | number | boolean
  oneOf?: Schema[]
  allOf?: Schema[]
  anyOf?: Schema[]
}

export type Example = {
  summary?: string
  value: unknown
  /** The server's message in each language. */
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
