import * as v from 'valibot'
import { withoutPrefix } from '../http/paths.ts'
import { oddAnswerNames } from './odd-answers.ts'

const wireError = v.object({
  field: v.optional(v.string()),
  error_code: v.optional(v.union([v.number(), v.string()])),
  error_msg: v.optional(v.string()),
  download_link: v.optional(v.string()),
})

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const milliseconds = v.pipe(v.number(), v.minValue(0))
const httpStatus = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))

/** What `POST /__faults` takes (docs/account-service.md): how the next matching calls go wrong. */
export const faultSchema = v.strictObject({
  /** `*` stands for any call. */
  path: v.union([v.literal('*'), v.pipe(v.string(), v.startsWith('/'))]),
  method: v.optional(v.picklist(['GET', 'POST', 'DELETE'])),
  times: v.optional(v.union([count, v.literal('always')]), 1),
  delay_ms: v.optional(milliseconds),
  status: v.optional(httpStatus),
  /** The id of an error of the catalogue, or the errors themselves. */
  error: v.optional(v.union([v.string(), v.array(wireError)])),
  /** Raw text in place of an answer. */
  body: v.optional(v.string()),
  /** The answer comes as it is, but ends in the middle. */
  truncate: v.optional(v.boolean()),
  /** The answer comes in an odd shape. */
  odd: v.optional(v.picklist(oddAnswerNames)),
  /** Drops the connection. */
  reset: v.optional(v.boolean()),
})

export type FaultRequest = v.InferInput<typeof faultSchema>
/** `isFromAddress`: it came with a page's address, and goes when the next page opens. */
export type Fault = v.InferOutput<typeof faultSchema> & { isFromAddress?: true }

/** The first fault that is set for this call, one time fewer left of it. */
export function takeFault(faults: Fault[], method: string, path: string): Fault | undefined {
  const index = faults.findIndex((fault) => {
    const isHere = fault.path === '*' || withoutPrefix(fault.path) === path
    return isHere && (fault.method === undefined || fault.method === method)
  })
  const fault = faults[index]
  if (!fault || fault.times === 'always') return fault
  fault.times -= 1
  if (fault.times === 0) faults.splice(index, 1)
  return fault
}

/** Waits as long as a fault asks, or until the caller gives up. */
export function waitFor(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
