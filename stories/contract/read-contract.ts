import source from '../../docs/openapi.json?raw'
import type { OpenApi, Operation } from '../../tools/openapi/model.ts'
import { answerFields, type FieldRow, follow, requestFields } from './read-fields.ts'

/** One call as the page shows it. */
export type CallView = {
  operation: Operation
  method: 'GET' | 'POST'
  path: string
  request: FieldRow[]
  answer: FieldRow[]
  examples: { title: string; value: unknown }[]
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

function viewCall(path: string, method: CallView['method'], operation: Operation): CallView {
  const { operationId, summary, description } = operation
  const { success, ...refusals } =
    follow(contract, operation.responses['200'])?.content?.['application/json']?.examples ?? {}
  const asked = operation.requestBody?.content['application/json']?.examples ?? {}
  const examples = Object.entries({ ...asked, ...(success && { success }) })
  const request = requestFields(contract, operation)
  const answer = answerFields(contract, operation)
  const errors = Object.keys(refusals)
  const fields = [...request, ...answer].map(({ name }) => name)
  return {
    operation,
    method,
    path,
    request,
    answer,
    examples: examples.map(([key, example]) => ({
      title: titles[key] ?? key,
      value: follow(contract, example)?.value,
    })),
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
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean)
  return calls.filter(
    ({ haystack, operation }) =>
      wanted.every((word) => haystack.includes(word)) && (!isAssumedOnly || operation['x-assumed'] === true),
  )
}
