import * as v from 'valibot'
import { withoutPrefix } from '../http/paths.ts'
import { responseError } from '../http/responses.ts'
import { canBeReturned } from './error-examples.ts'

const count = v.pipe(v.number(), v.integer(), v.minValue(1))
const milliseconds = v.pipe(v.number(), v.minValue(0))
const httpStatus = v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599))

const errorId = v.pipe(
  v.string(),
  v.guard(canBeReturned, ({ input }) => `${input} is not an error that the service can return`),
)

/** A fault makes the next matching calls fail or delays their responses (docs/account-service.md). */
export const faultSchema = v.strictObject({
  /** `*` matches any call. */
  path: v.union([v.literal('*'), v.pipe(v.string(), v.startsWith('/'))]),
  method: v.optional(v.picklist(['GET', 'POST'])),
  times: v.optional(v.union([count, v.literal('always')]), 1),
  delay_ms: v.optional(milliseconds),
  status: v.optional(httpStatus),
  /** The id of an error in the catalog, or a list of errors. */
  error: v.optional(v.union([errorId, v.array(responseError)])),
  /** Raw text sent as the response body. */
  body: v.optional(v.string()),
  truncate: v.optional(v.boolean()),
  malformed: v.optional(v.boolean()),
  reset: v.optional(v.boolean()),
})

export type FaultRequest = v.InferInput<typeof faultSchema>
/**
 * `isFromUrl` marks a fault set by a page's URL. Such a fault ends when the next page opens. `until` delays the
 * response until the promise settles.
 */
export type Fault = v.InferOutput<typeof faultSchema> & { isFromUrl?: true; until?: Promise<void> }

/** Finds the first fault for a call, decrements its `times`, and removes it if it is used up. */
export function consumeFault(faults: Fault[], method: string, path: string): Fault | undefined {
  const index = faults.findIndex((fault) => {
    const matchesPath = fault.path === '*' || withoutPrefix(fault.path) === path
    return matchesPath && (fault.method === undefined || fault.method === method)
  })
  const fault = faults[index]
  if (!fault || fault.times === 'always') return fault
  fault.times -= 1
  if (fault.times === 0) faults.splice(index, 1)
  return fault
}

/** Waits `delay` ms, or until `signal` is aborted. */
export function waitFor(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, delay)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
