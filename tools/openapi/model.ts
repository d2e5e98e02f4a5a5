// The subset of OpenAPI 3.1 and JSON Schema 2020-12 that the contract needs.

export type Schema = {
  $ref?: string
  description?: string
  type?: string | string[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean
  items?: Schema
  enum?: (string | number)[]
  const?: string | number | boolean
  anyOf?: Schema[]
}

export type Example = { value: unknown }
