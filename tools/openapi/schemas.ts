import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { user } from '../../src/api/shapes/fields.ts'
import { loginResponse } from '../../src/api/shapes/login.ts'
import { serverTextLength } from '../../src/rules/limits.ts'
import { findMeaning } from './glossary.ts'
import type { Schema } from './model.ts'

const success = v.literal(true)
const errorItem = v.partial(
  v.object({
    field: v.string(),
    error_code: v.union([v.pipe(v.number(), v.integer()), v.string()]),
    error_msg: v.pipe(v.string(), v.maxLength(serverTextLength)),
    download_link: v.string(),
  }),
)

/** Shapes that several calls or responses share. Each becomes a named component of the OpenAPI document. */
const shared = {
  User: user,
  LoginResponse: loginResponse,
  Success: v.object({ success }),
  BareSuccess: v.object({ success: v.optional(success) }),
  ErrorResponse: v.object({
    success: v.literal(false),
    msg: v.optional(v.string()),
    errors: v.optional(v.array(errorItem)),
    redirect: v.optional(v.string()),
    force_two_step: v.optional(v.union([success, v.object({ redirect: v.optional(v.string()) })])),
  }),
  ErrorItem: errorItem,
}

type Wrapped = { type: string; wrapped?: v.GenericSchema; options?: { type: string }[]; fallback?: unknown }

/*
 * The document describes what a server should send. It does not mention that the client replaces invalid values with a
 * fallback, drops invalid list entries and skips unknown enum values.
 */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON numbers are always finite.
  ignoreActions: ['finite'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema({ valibotSchema, jsonSchema }) {
    const { type, fallback, options } = valibotSchema as Wrapped
    const fallsBackToNull = type === 'nullable' && fallback === null
    const isOpenEnum = type === 'union' && options?.[0]?.type === 'picklist' && options[1]?.type === 'string'
    return (fallsBackToNull || isOpenEnum) && jsonSchema.anyOf ? (jsonSchema.anyOf[0] as typeof jsonSchema) : undefined
  },
}

/** Converts a call's request or response shape to JSON Schema. Fields at the paths in `alwaysSent` become required. */
export function toSchema(schema: v.GenericSchema, scopes: readonly string[], alwaysSent?: readonly string[]): Schema {
  const { $schema, $defs, ...converted } = toJsonSchema(schema, { ...config, definitions: shared })
  return describeFields(converted as Schema, scopes, alwaysSent)
}

/** Returns the schemas of the shared shapes, by name. */
export function sharedSchemas(): Record<string, Schema> {
  const converted = Object.entries(toJsonSchemaDefs(shared, config)) as [string, Schema][]
  return Object.fromEntries(converted.map(([name, schema]) => [name, describeFields(schema, [name])]))
}

/** Returns an object schema with only the picked fields. */
export function pickFields(schema: Schema, isPicked: (name: string) => boolean): Schema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => isPicked(name))
  const required = schema.required?.filter(isPicked) ?? []
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
}

/** Adds descriptions to fields at any depth. Fields that are always sent become required. */
function describeFields(
  schema: Schema,
  scopes: readonly string[],
  alwaysSent: readonly string[] = [],
  path: string[] = [],
): Schema {
  const { properties, items, anyOf, required = [], ...common } = schema
  if (items) return { ...common, items: describeFields(items, scopes, alwaysSent, path) }
  if (anyOf) return { ...common, anyOf: anyOf.map((part) => describeFields(part, scopes, alwaysSent, path)) }
  if (!properties) return common
  const fields = Object.entries(properties).map(([name, field]): [string, Schema] => {
    const fieldPath = [...path, name]
    return [name, { ...describeFields(field, scopes, alwaysSent, fieldPath), description: findMeaning(name, scopes) }]
  })
  const isSent = (name: string) => required.includes(name) || alwaysSent.includes([...path, name].join('.'))
  const sentFields = Object.keys(properties).filter(isSent)
  return { ...common, properties: Object.fromEntries(fields), ...(sentFields.length > 0 && { required: sentFields }) }
}
