import type { CallName } from './call-names.ts'
import type { Schema } from './model.ts'

/** What a server must always send although the pages could do without it. Paths into the answer. */
const owed: Partial<Record<CallName, string[]>> = {
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
export function asOwed(name: CallName, answer: Schema): Schema {
  return (owed[name] ?? []).reduce((schema, path) => withRequired(schema, path.split('.'), `${name}: ${path}`), answer)
}

function withRequired(schema: Schema, [name = '', ...rest]: string[], place: string): Schema {
  if (schema.items) return { ...schema, items: withRequired(schema.items, [name, ...rest], place) }
  const field = schema.properties?.[name]
  if (!field) throw new Error(`${place} is no field of the answer.`)
  if (rest.length > 0)
    return { ...schema, properties: { ...schema.properties, [name]: withRequired(field, rest, place) } }
  const required = [...(schema.required ?? []), name]
  return { ...schema, required: Object.keys(schema.properties ?? {}).filter((key) => required.includes(key)) }
}
