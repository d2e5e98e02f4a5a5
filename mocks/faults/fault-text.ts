import * as v from 'valibot'
import type { Visit } from '../http/visit.ts'
import type { Violation } from '../model.ts'
import { canFail } from './error-answers.ts'
import { type Fault, type FaultRequest, faultSchema } from './faults.ts'
import { oddAnswerNames } from './odd-answers.ts'

/** Reads the part of a fault that says what goes wrong. */
function readWhat(what: string): Partial<FaultRequest> | undefined {
  const [, kind, number] = /^(delay|status)-(\d+)$/.exec(what) ?? []
  if (kind === 'delay') return { delay_ms: Number(number) }
  if (canFail(what)) return { error: what }
  if (kind === 'status') return { status: Number(number) }
  if (what === 'reset') return { reset: true }
  if (what === 'truncated') return { truncate: true }
  const odd = oddAnswerNames.find((name) => what === `odd-${name}`)
  return odd && { odd }
}

/**
 * Parses a fault as written in a page's URL, `fault=[<method> ]<path>:<what>[:<times>]`: e.g. `/login:status-500`,
 * `POST *:reset`, `*:delay-2000:always`, `/login_settings:odd-nulls:2`. Returns `undefined` if it is malformed.
 */
export function readFaultText(text: string): Fault | undefined {
  const [, method, path, what = '', times = '1'] = /^(?:([A-Z]+) )?([^: ]+):([^:]+)(?::([^:]+))?$/.exec(text) ?? []
  const fault = readWhat(what)
  const request = fault && { ...fault, method, path, times: times === 'always' ? times : Number(times) }
  const result = v.safeParse(faultSchema, request)
  return result.success ? result.output : undefined
}

/**
 * Sets the faults in a page's URL (`fault`, repeatable), replacing those of the previous page. A malformed one is reported,
 * and the page opens all the same.
 */
export function takeFaultsOfAddress({ state, url, path }: Visit, note: (violation: Violation) => void): void {
  state.faults = state.faults.filter((fault) => !fault.isFromAddress)
  for (const text of url.searchParams.getAll('fault')) {
    const fault = readFaultText(text)
    if (fault) state.faults.push({ ...fault, isFromAddress: true })
    else note({ method: 'GET', path, reason: `no fault can be read from "${text}"` })
  }
}
