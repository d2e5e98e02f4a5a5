import * as v from 'valibot'
import { type Call, isSecretField } from '../../src/api/call.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { getPrefix } from './paths.ts'
import { parseJsonObject } from './responses.ts'
import { openSecureZone } from './secure-zone.ts'
import type { Visit } from './visit.ts'

/** Thrown if a request breaks the contract, which is a bug in the page. */
export class ContractViolation extends Error {}

function checkEnvelope({ request, url }: Visit, call: Call): void {
  if (request.method !== call.method) throw new ContractViolation(`the method is ${request.method}, not ${call.method}`)
  if (call.host === 'api' && getPrefix(url.pathname) !== '')
    throw new ContractViolation('a call to the API host must not have the /account prefix (API-06)')
  if (request.headers.get('x-requested-with') !== 'XMLHttpRequest')
    throw new ContractViolation('X-Requested-With: XMLHttpRequest is missing (API-02)')
  if (!request.headers.get('x-csrf-token')) throw new ContractViolation('X-CSRF-Token is missing (API-02)')
  if (!request.headers.get('accept')?.includes('application/json'))
    throw new ContractViolation('Accept: application/json is missing (API-02)')
  if (!/^\d+$/.test(url.searchParams.get('_t') ?? ''))
    throw new ContractViolation('the URL has no timestamp _t (API-01)')
  const leakedField = [...url.searchParams.keys()].find(isSecretField)
  if (leakedField) throw new ContractViolation(`${leakedField} must not be in the URL (RQ-3)`)
}

async function readBody(request: Request, call: Call): Promise<Record<string, unknown>> {
  const expectedType = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  const actualType = request.headers.get('content-type')?.split(';', 1)[0]
  if (actualType !== expectedType)
    throw new ContractViolation(`Content-Type must be ${expectedType}, but is ${actualType ?? 'missing'}`)
  const text = await request.text()
  if (call.encoding === 'form') return Object.fromEntries(new URLSearchParams(text))
  const body = parseJsonObject(text)
  if (!body) throw new ContractViolation('the body is not a JSON object')
  return body
}

function mergeSecrets(body: Record<string, unknown>, isZoneRequired: boolean): Record<string, unknown> {
  const { secure_zone: zone, ...plainFields } = body
  const exposedFields = Object.keys(plainFields).filter(isSecretField)
  if (zone === undefined) {
    if (isZoneRequired && exposedFields.length > 0)
      throw new ContractViolation(`${exposedFields.join(', ')} must be in the secure zone (secure_zone_required)`)
    return plainFields
  }
  if (exposedFields.length > 0)
    throw new ContractViolation(`${exposedFields.join(', ')} must be inside the secure zone (RQ-4)`)
  const secrets = readZone(zone)
  const nonSecretField = Object.keys(secrets).find((field) => !isSecretField(field))
  if (nonSecretField)
    throw new ContractViolation(
      `${nonSecretField} is not a secret field, so it must not be in the secure zone (API-04)`,
    )
  return { ...plainFields, ...secrets }
}

function readZone(zone: unknown): Record<string, unknown> {
  if (typeof zone !== 'string') throw new ContractViolation('secure_zone is not a string')
  try {
    return openSecureZone(zone)
  } catch (error) {
    throw new ContractViolation(`secure_zone cannot be read: ${error instanceof Error ? error.message : 'unknown'}`)
  }
}

function readQuery(url: URL): Record<string, unknown> {
  const { _t, _fstate, ...fields } = Object.fromEntries(url.searchParams)
  return fields
}

/** Reads a POST's data: the fields in the call's `query` from the URL, and all other fields from the body. */
async function readPost({ request, url, state }: Visit, call: Call): Promise<Record<string, unknown>> {
  const query = readQuery(url)
  const fieldInUrl = Object.keys(query).find((field) => !call.query?.includes(field))
  if (fieldInUrl) throw new ContractViolation(`${fieldInUrl} is in the URL instead of the body`)
  const body = mergeSecrets(await readBody(request, call), state.settings.secure_zone_required)
  const fieldInBody = call.query?.find((field) => field in body)
  if (fieldInBody) throw new ContractViolation(`${fieldInBody} is in the body instead of the URL`)
  return { ...query, ...body }
}

/**
 * Reads a call's data and decrypts its secrets. Throws a `ContractViolation` for any breach of the contract, since a
 * real server would be just as strict (docs/contract.md, sections 3 and 4).
 */
export async function readCallData(visit: Visit, call: Call): Promise<Record<string, unknown>> {
  checkEnvelope(visit, call)
  const data = call.method === 'GET' ? readQuery(visit.url) : await readPost(visit, call)
  const result = v.safeParse(shapes[call.name].request, data)
  if (!result.success) {
    const [issue] = result.issues
    throw new ContractViolation(`${v.getDotPath(issue) ?? 'the data'}: ${issue.message}`)
  }
  const knownFields = Object.keys(result.output)
  const unknownField = Object.keys(data).find((field) => !knownFields.includes(field))
  if (unknownField) throw new ContractViolation(`${unknownField} is not a field of this call`)
  return data
}
