import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { openSecureZone } from '../../mocks/http/secure-zone.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import * as codes from '../../src/errors/codes.ts'
import { callDocs } from '../../tools/openapi/call-docs.ts'
import { describeCalls } from '../../tools/openapi/calls.ts'
import { codeRows } from '../../tools/openapi/codes.ts'
import { docs, renderDocuments } from '../../tools/openapi/document.ts'
import { errorResponses, listErrors } from '../../tools/openapi/errors.ts'
import { samples } from '../../tools/openapi/samples.ts'

const calls = describeCalls()

test.each(Object.entries(renderDocuments()))('docs/%s is up to date', (name, content) => {
  const isUpToDate = readFileSync(new URL(name, docs), 'utf8') === content
  expect(isUpToDate, `run \`npm run openapi:generate\` to update docs/${name}`).toBe(true)
})

test('each assumption about a call refers to the call’s whole shape or to an existing part of it', () => {
  for (const { name, assumed, request, response } of calls) {
    const parts = ['path', ...Object.keys(request.properties ?? {}), ...Object.keys(response.properties ?? {})]
    // If a call's whole shape is assumed, no other assumption is listed.
    if (assumed.includes('shape')) expect(assumed, name).toHaveLength(1)
    else for (const part of assumed) expect(parts, name).toContain(part)
  }
})

test('the contract describes the handling of every code that pages handle, and of no others', () => {
  const { reserved, ...handledCodes } = codes
  const describedCodes = codeRows().filter(({ page }) => page)
  expect(describedCodes.map(({ code }) => String(code)).sort()).toEqual(Object.values(handledCodes).sort())
})

test('the examples of each call have every required field of its shapes, and no unknown fields', () => {
  for (const { name, example } of calls) {
    expect(v.parse(shapes[name].request, example.request), name).toEqual(example.request)
    expect(v.parse(shapes[name].response, example.response), name).toEqual(example.response)
  }
})

test('the encrypted login example decrypts to the plain-text example', () => {
  const [encryptedExample] = Object.values(callDocs.login?.examples ?? {})
  const { secure_zone = '', ...plainText } = (encryptedExample?.request ?? {}) as { secure_zone?: string }
  const login = calls.find(({ name }) => name === 'login')
  expect({ ...plainText, ...openSecureZone(secure_zone) }).toEqual(login?.example.request)
})

test('every error example belongs to a call, and contains only fields from the request and codes from the contract', () => {
  type ErrorResponse = { errors: { field?: string; error_code: number | string }[] }
  const responses = errorResponses()
  expect(new Set(calls.flatMap(listErrors))).toEqual(new Set(Object.keys(responses)))
  for (const call of calls) {
    const errors = listErrors(call).flatMap(
      (name) => ((responses[name]?.value ?? { errors: [] }) as ErrorResponse).errors,
    )
    // The service reports errors about the two-step code under the field name `login` (ERR-06).
    const fields = [...Object.keys(call.request.properties ?? {}), ...(call.name === 'twoStepLogin' ? ['login'] : [])]
    expect(fields, call.name).toEqual(expect.arrayContaining(errors.flatMap(({ field }) => field ?? [])))
    expect(codeRows().map(({ code }) => code)).toEqual(
      expect.arrayContaining(errors.map(({ error_code }) => error_code)),
    )
  }
})

test('every sample is the value of a field in at least one example', () => {
  const values = new Set(calls.flatMap(({ example }) => Object.values({ ...example.request, ...example.response })))
  expect(Object.keys(samples).filter((key) => !values.has(samples[key]))).toEqual([])
})
