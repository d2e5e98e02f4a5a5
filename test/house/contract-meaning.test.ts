// Checks what the contract documents say beyond shapes (codes, errors, signatures, URLs) against the code.
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { isHumanSlide } from '../../mocks/captcha/slider.ts'
import { errorCodes } from '../../mocks/http/error-codes.ts'
import { captchaSettings, loginSignSecret } from '../../mocks/http/page-secrets.ts'
import { screens } from '../../mocks/http/screens.ts'
import { shapes } from '../../src/api/shapes/all.ts'
import { readAnswer } from '../../src/api/transport/read-answer.ts'
import { catalogue } from '../../src/errors/catalogue.ts'
import { paths } from '../../src/pages/links/paths.ts'
import { describeCalls, vitalKeysOf } from '../../tools/openapi/calls.ts'
import { createDocument } from '../../tools/openapi/document.ts'
import { errorsOf } from '../../tools/openapi/errors.ts'
import { samples } from '../../tools/openapi/samples.ts'

const root = join(import.meta.dirname, '../..')
const page = readFileSync(join(root, 'docs/contract.md'), 'utf8')
const described = describeCalls()
const document = createDocument(described)
const codes = document['x-codes'].map(({ code }) => code)

type Refusal = { errors?: { field?: string; error_code?: number | string }[] }

describe('error codes', () => {
  test('are listed once each, including those in the catalogue', () => {
    expect(new Set(codes).size).toBe(codes.length)
    const named = catalogue.flatMap(({ when }) => ('codes' in when ? [...when.codes] : []))
    expect(named.filter((code) => !codes.map(String).includes(code))).toEqual([])
  })

  test('are not hard-coded anywhere else in the account service', () => {
    const files = globSync('mocks/**/*.ts', { cwd: root }).filter((file) => !file.endsWith('odd-answers.ts'))
    const own = files.filter((file) => /error_code: ?['\d]/.test(readFileSync(join(root, file), 'utf8')))
    expect(own).toEqual([])
  })

  test('are all used', () => {
    const service = globSync('mocks/**/*.ts', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'))
    const sent = service.flatMap((text) => [...text.matchAll(/\b(?:errorOf|refuse|refusal)\(\s*'(\w+)'/g)])
    const names = sent.map(([, name]) => name)
    const unused = Object.keys(errorCodes).filter((name) => !names.includes(name))
    expect(unused).toEqual([])
  })
})

describe('errors of a call', () => {
  test.each(described)('$name: its examples name only fields of its request, with known codes', (call) => {
    const answers = errorsOf(call).map((name) => document.components.examples[name]?.value as Refusal)
    const errors = answers.flatMap((answer) => answer.errors ?? [])
    const fields = errors.flatMap(({ field }) => field ?? [])
    // ERR-06: the service uses this name for the two-step code.
    const known = [...Object.keys(call.request.properties ?? {}), ...(call.name === 'twoStepLogin' ? ['login'] : [])]
    expect(fields.filter((field) => !known.includes(field))).toEqual([])
    expect(errors.filter(({ error_code = '' }) => !codes.includes(error_code))).toEqual([])
  })

  test('every call can fail with an expired session, except the two that need no session', () => {
    const without = described.filter((call) => !errorsOf(call).includes('session-expired'))
    expect(without.map(({ name }) => name)).toEqual(['sayHi', 'getServerTime'])
    for (const { path } of without.map(({ call }) => call))
      expect([path, document.paths[path]?.get?.security]).toEqual([path, [{}]])
  })
})

describe('signatures', () => {
  const md5 = (text: string) => createHash('md5').update(text).digest('hex')
  const { scene_id, certify_id, secret } = captchaSettings

  test('in the examples are valid for the example page', () => {
    const { signature, sign, ts, phone } = samples
    expect(signature).toBe(md5(`${scene_id}${certify_id}${String(ts)}${secret}`))
    expect(sign).toBe(md5(`${String(phone)}${String(ts)}${loginSignSecret}`))
    for (const hash of [signature, sign]) expect(page).toContain(`\`${String(hash)}\``)
  })

  test('the example slider passes on the example page', () => {
    const { captcha_verify_param: param } = samples
    expect(isHumanSlide(String(param))).toBe(true)
    expect(page).toContain(`\n${String(param)}\n`)
  })
})

describe('an answer to a call', () => {
  const read = (name: string, answer: object) => {
    const { call } = described.find((one) => one.name === name) ?? {}
    if (!call) throw new Error(`${name} is not a call.`)
    const result = readAnswer(call, shapes[call.name].answer, {
      status: 200,
      body: JSON.stringify({ success: true, ...answer }),
    })
    return result.ok ? 'read' : result.failure.kind
  }

  test.each(described)(
    '$name is unreadable if any required key is missing, and readable if any other is',
    ({ name, call, example: { answer } }) => {
      const keys = Object.keys(answer)
      const needed = keys.filter((key) => read(name, { ...answer, [key]: undefined }) === 'network')
      expect(read(name, answer)).toBe('read')
      expect(needed.sort()).toEqual(vitalKeysOf(call).sort())
    },
  )
})

describe('the URLs in answers', () => {
  const [, table = ''] = /^\| address \| led to by \|$(.*?)\n\n/ms.exec(page) ?? []
  const listed = [...table.matchAll(/^\| `(\/[^`?]*)/gm)].map(([, path = '']) => path)

  test('are URLs of the account service', () => {
    // The home page belongs to the file service, and is the only page that links to account security.
    const { home, security, ...linked } = screens
    expect([home, security]).toEqual(['/', '/security'])
    expect([...listed].sort()).toEqual(Object.values(linked).sort())
  })

  test('are screens of this build', () => {
    expect(listed.filter((path) => !paths.some((known) => known === path))).toEqual([])
  })
})
