import source from '../../docs/openapi.json?raw'
import type { Content, OpenApi, Operation } from '../../tools/openapi/model.ts'
import { hasWords } from '../review/has-words.ts'
import { answerFields, type FieldRow, follow, requestFields } from './read-fields.ts'

/** One call as the page shows it. */
export type CallView = {
  operation: Operation
  method: 'GET' | 'POST'
  path: string
  request: FieldRow[]
  answer: FieldRow[]
  examples: { title: string; value: unknown }[]
  /** Those of the catalogue. */
  errors: string[]
  /** All that a search looks into, in small letters. */
  haystack: string
}

/** The document itself. */
export const contract = JSON.parse(source) as OpenApi

const titles: Record<string, string> = {
  request: 'Request',
  sealed: 'Request, secrets sealed',
  plain: 'Request, in plain',
  success: 'Answer',
}

const errorIds = new Set(contract['x-errors'].map(({ id }) => id))

type Examples = NonNullable<Content[string]['examples']>

/** Examples with what each is called: by its key, or by the summary that it brings along. */
function viewExamples(examples: Examples, side: 'Request' | 'Answer'): CallView['examples'] {
  return Object.entries(examples).map(([key, reference]) => {
    const example = follow(contract, reference)
    const title = titles[key] ? `${titles[key]}: example` : `${side}: ${example?.summary ?? key}`
    return { title, value: example?.value }
  })
}

function viewCall(path: string, method: CallView['method'], operation: Operation): CallView {
  const { operationId, summary, description } = operation
  const answered = follow(contract, operation.responses['200'])?.content?.['application/json']?.examples ?? {}
  const asked = operation.requestBody?.content['application/json']?.examples ?? {}
  const errors = Object.keys(answered).filter((key) => errorIds.has(key))
  const outcomes = Object.entries(answered).filter(([key]) => !errorIds.has(key))
  const request = requestFields(contract, operation)
  const answer = answerFields(contract, operation)
  const fields = [...request, ...answer].map(({ name }) => name)
  return {
    operation,
    method,
    path,
    request,
    answer,
    examples: [...viewExamples(asked, 'Request'), ...viewExamples(Object.fromEntries(outcomes), 'Answer')],
    errors,
    haystack: [path, operationId, summary, description, ...errors, ...fields].join(' ').toLowerCase(),
  }
}

/** Every call and address, area by area. */
export const areas = contract.tags.map(({ name, 'x-displayName': title, description }) => ({
  name,
  title,
  description,
  calls: Object.entries(contract.paths).flatMap(([path, { get, post }]) => [
    ...(get?.tags[0] === name ? [viewCall(path, 'GET', get)] : []),
    ...(post?.tags[0] === name ? [viewCall(path, 'POST', post)] : []),
  ]),
}))

/** The calls that hold every word of a search. */
export function search(calls: CallView[], words: string, isAssumedOnly: boolean): CallView[] {
  return calls.filter(
    ({ haystack, operation }) => hasWords(haystack, words) && (!isAssumedOnly || operation['x-assumed'] === true),
  )
}

/** The codes that hold every word of a search, in their number or their meaning. */
export const searchCodes = (words: string) =>
  contract['x-codes'].filter(({ code, meaning }) => hasWords(`${code} ${meaning}`.toLowerCase(), words))
