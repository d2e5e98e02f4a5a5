import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { callRoutes } from '../../mocks/all-routes.ts'
import type { CallRoute } from '../../mocks/http/routes.ts'
import { type Call, type CallName, isSecretField } from '../../src/api/call.ts'
import { callsByArea } from '../../src/api/calls/all.ts'
import { assumptions } from '../../src/api/calls/assumptions.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { type CallDocs, callDocs } from './call-docs.ts'
import type { Schema } from './model.ts'
import { createSample } from './samples.ts'
import { sharedSchemas, toSchema } from './schemas.ts'

/** The docstring of a call, read from the source. */
type Docstring = {
  /** The first sentence, or its part before a semicolon, without the period. */
  summary: string
  description: string
}

/** The name of a file in src/api/calls, in camel case, e.g. `twoStep`. */
export type AreaName = keyof typeof callsByArea

/** Everything known about a call. The OpenAPI document and the table in docs/contract.md are generated from it. */
export type DescribedCall = Docstring & {
  name: CallName
  area: AreaName
  call: Call
  /** The assumed parts of the call (`assumptions.ts`): `shape`, `path` or field names. */
  assumed: readonly string[]
  request: Schema
  response: Schema
  /** A realistic request and response, with secrets in plain text and without `success`. */
  example: Record<'request' | 'response', Record<string, unknown>>
  docs: CallDocs
  /** The fields that are encrypted in `secure_zone`. */
  secrets: string[]
  /** Who may make the call, according to the account service. */
  access: CallRoute['access']
  needsVerification?: CallRoute['needsVerification']
}

/** Parses a docstring. Omits rule ids in parentheses, which help only readers of the code. */
function parseDocstring(text: string): Docstring {
  const description = text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ \((?:[A-Z]{2,3}-\d+(?:, )?)+\)/g, '')
    .trim()
  const [summary = ''] = description.split(/[.;](?: |$)/, 1)
  return { summary, description }
}

/** Reads the docstrings of an area's calls, by name, in the order of the source. */
function readDocstrings(area: string): Map<string, Docstring> {
  const file = area.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  const source = readFileSync(new URL(`../../src/api/calls/${file}.ts`, import.meta.url), 'utf8')
  const matches = source.matchAll(/^\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\nexport const (\w+)/gm)
  return new Map(
    Array.from(matches, ([, comment = '', name = '']) => [name, parseDocstring(comment.replaceAll(/^ *\* ?/gm, ''))]),
  )
}

/** The only shared shape that calls refer to as their whole `response`. */
const { LoginResponse: loginResponse = {} } = sharedSchemas()

function describeCall(call: Call, name: CallName, area: AreaName, docstring: Docstring): DescribedCall {
  const route = callRoutes.find((candidate) => candidate.call === call)
  if (!route) throw new Error(`The account service has no route for ${call.path}.`)
  const { access, needsVerification } = route
  const scopes = [name, area]
  const request = toSchema(shapes[name].request, scopes)
  const docs: CallDocs = callDocs[name] ?? {}
  const response = toSchema(shapes[name].response, scopes, docs.alwaysSends)
  const example = {
    request: createSample(request, scopes),
    response: createSample(response.$ref ? loginResponse : response, scopes),
  }
  const secrets = Object.keys(request.properties ?? {}).filter(isSecretField)
  const assumed = assumptions[name]
  return {
    ...docstring,
    access,
    needsVerification,
    name,
    area,
    call,
    docs,
    assumed,
    request,
    response,
    example,
    secrets,
  }
}

/** Describes every call of the contract, area by area. */
export function describeCalls(): DescribedCall[] {
  return Object.entries<Record<string, Call>>(callsByArea).flatMap(([area, calls]) => {
    const docstrings = readDocstrings(area)
    const undocumentedCall = Object.keys(calls).find((name) => !docstrings.has(name))
    if (undocumentedCall) throw new Error(`${undocumentedCall} has no docstring.`)
    // Keep the source's meaningful order, since a module's exports are sorted by name.
    return [...docstrings].flatMap(([name, docstring]) => {
      const call = calls[name]
      return call ? [describeCall(call, name as CallName, area as AreaName, docstring)] : []
    })
  })
}

/** Returns the names of the fields that every successful response to a call must contain. */
export function getRequiredKeys({ name }: Call): string[] {
  const { issues = [] } = v.safeParse(shapes[name].response, {})
  return issues.map((issue) => v.getDotPath(issue) ?? '')
}
