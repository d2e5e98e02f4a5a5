import * as v from 'valibot'
import { canBeReturned } from './error-examples.ts'
import { type Fault, type FaultRequest, faultSchema } from './faults.ts'

function parseEffect(effect: string): Partial<FaultRequest> | undefined {
  const [, kind, number] = /^(delay|status)-(\d+)$/.exec(effect) ?? []
  if (kind === 'delay') return { delay_ms: Number(number) }
  if (canBeReturned(effect)) return { error: effect }
  if (kind === 'status') return { status: Number(number) }
  if (effect === 'reset') return { reset: true }
  if (effect === 'truncated') return { truncate: true }
  return effect === 'malformed' ? { malformed: true } : undefined
}

/**
 * Parses a fault from a page's URL, in the format `[<method> ]<path>:<what>[:<times>]`, such as `/login:status-500`,
 * `POST *:reset`, `*:delay-2000:always` or `/login_settings:malformed:2`. Returns `undefined` if the fault is malformed.
 */
export function parseFault(text: string): Fault | undefined {
  const [, method, path, effect = '', times = '1'] = /^(?:([A-Z]+) )?([^: ]+):([^:]+)(?::([^:]+))?$/.exec(text) ?? []
  const fault = parseEffect(effect)
  const request = fault && { ...fault, method, path, times: times === 'always' ? times : Number(times) }
  const result = v.safeParse(faultSchema, request)
  return result.success ? result.output : undefined
}
