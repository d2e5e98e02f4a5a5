import { type ConversionConfig, toJsonSchema, toJsonSchemaDefs } from '@valibot/to-json-schema'
import type * as v from 'valibot'
import type { CallName } from '../../src/api/call.ts'
import { user } from '../../src/api/shapes/fields.ts'
import { loginAnswer } from '../../src/api/shapes/login.ts'
import type { Describe } from './glossary.ts'
import type { Schema } from './model.ts'

/** Shapes shared by several calls; each is a named component of the document. */
const shared = { User: user, LoginAnswer: loginAnswer }

type Wrapped = { type: string; wrapped?: v.GenericSchema; options?: { type: string }[]; fallback?: unknown }

/*
 * The document says what a server should send. The client is more tolerant: it replaces invalid values by a fallback, drops
 * invalid list entries and skips unknown choices. The document mentions none of that.
 */
const config: ConversionConfig = {
  target: 'draft-2020-12',
  typeMode: 'input',
  // JSON has no infinite numbers.
  ignoreActions: ['finite'],
  overrideRef: ({ referenceId }) => `#/components/schemas/${referenceId}`,
  overrideSchema({ valibotSchema, jsonSchema }) {
    const { type, fallback, options } = valibotSchema as Wrapped
    const isOddEntry = type === 'nullable' && fallback === null
    const isOpenChoice = type === 'union' && options?.[0]?.type === 'picklist' && options[1]?.type === 'string'
    return (isOddEntry || isOpenChoice) && jsonSchema.anyOf ? (jsonSchema.anyOf[0] as typeof jsonSchema) : undefined
  },
}

/** Converts a call's schema for the document, with a description for every field. */
export function toSchema(schema: v.GenericSchema, describe: Describe): Schema {
  const { $schema, $defs, ...converted } = toJsonSchema(schema, { ...config, definitions: shared })
  return withDescriptions(converted as Schema, describe)
}

/** The shared shapes, by name. */
export function sharedSchemas(describeIn: (name: string) => Describe): Record<string, Schema> {
  const converted = Object.entries(toJsonSchemaDefs(shared, config)) as [string, Schema][]
  return Object.fromEntries(converted.map(([name, schema]) => [name, withDescriptions(schema, describeIn(name))]))
}

/** An object schema reduced to the chosen fields. */
export function pickFields(schema: Schema, isPicked: (name: string) => boolean): Schema {
  const properties = Object.entries(schema.properties ?? {}).filter(([name]) => isPicked(name))
  const required = schema.required?.filter(isPicked) ?? []
  return { type: 'object', properties: Object.fromEntries(properties), ...(required.length > 0 && { required }) }
}

function withDescriptions(schema: Schema, describe: Describe, path: string[] = []): Schema {
  const { properties, items, required, ...rest } = schema
  const fields = Object.entries(properties ?? {}).map(([name, field]): [string, Schema] => {
    const fieldPath = [...path, name]
    return [name, { ...withDescriptions(field, describe, fieldPath), description: describe(fieldPath) }]
  })
  return {
    ...rest,
    ...(items && { items: withDescriptions(items, describe, path) }),
    ...(properties && { properties: Object.fromEntries(fields) }),
    ...(required && required.length > 0 && { required }),
  }
}

/** Fields that a server must always send although the pages tolerate their absence. Paths into the answer. */
const alwaysSent: Partial<Record<CallName, string[]>> = {
  verifyCaptcha: ['data'],
  getServerTime: ['data', 'data.server_time'],
  ssoLogin: ['redirect'],
  confirmInvitation: ['user', 'company_name'],
  confirmAccount: ['user'],
  checkQrToken: ['token', 'expires_in'],
  confirmQrLogin: ['device_name'],
  getDevices: ['devices.last_active_at', 'devices.ip'],
  getThirds: ['thirds.bound_at'],
  refreshOpenApiToken: ['created_at'],
  getLogin: ['user'],
  preVerifyPhone: ['user'],
  preVerifyEmail: ['user'],
  updatePhone: ['user'],
  updateEmail: ['user'],
}

/** An answer's schema with these fields required. */
export function withAlwaysSent(name: CallName, answer: Schema): Schema {
  return (alwaysSent[name] ?? []).reduce(
    (schema, path) => withRequired(schema, path.split('.'), `${name}: ${path}`),
    answer,
  )
}

function withRequired(schema: Schema, [name = '', ...rest]: string[], label: string): Schema {
  if (schema.items) return { ...schema, items: withRequired(schema.items, [name, ...rest], label) }
  const field = schema.properties?.[name]
  if (!field) throw new Error(`${label} is not a field of the answer.`)
  if (rest.length > 0)
    return { ...schema, properties: { ...schema.properties, [name]: withRequired(field, rest, label) } }
  const required = [...(schema.required ?? []), name]
  return { ...schema, required: Object.keys(schema.properties ?? {}).filter((key) => required.includes(key)) }
}
