import * as v from 'valibot'
import { faultSchema } from '../faults/faults.ts'
import type { PlainRoute } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import { jsonResponse } from '../http/wire.ts'
import type { State } from '../model.ts'
import { personas } from '../personas/personas.ts'
import { settingsSchema } from '../settings.ts'

const clockSchema = v.strictObject({ advance_ms: v.pipe(v.number(), v.minValue(0)) })

/** A control that takes JSON. Requiring the content type rejects forms from other sites. */
function control<Schema extends v.GenericSchema>(
  path: string,
  schema: Schema,
  apply: (state: State, change: v.InferOutput<Schema>) => object,
): PlainRoute {
  const answer = async ({ state, request }: Visit) => {
    const isJson = request.headers.get('content-type')?.startsWith('application/json') === true
    const text = isJson ? await request.text() : ''
    const result = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
    if (result.success) return jsonResponse({ success: true, ...apply(state, result.output) })
    const reasons = result.issues.map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
    return jsonResponse({ success: false, reason: reasons.join('; ') }, 400)
  }
  return { method: 'POST', path, answer }
}

/** The service's own controls (docs/account-service.md). `reset` restarts the service. */
export function controlRoutes(reset: () => void): PlainRoute[] {
  return [
    { method: 'GET', path: '/__personas.json', answer: () => jsonResponse(personas) },
    control('/__faults', faultSchema, ({ faults }, fault) => {
      faults.push(fault)
      return {}
    }),
    {
      method: 'DELETE',
      path: '/__faults',
      answer: ({ state }) => {
        state.faults.length = 0
        return jsonResponse({ success: true })
      },
    },
    control('/__clock', clockSchema, ({ clock }, { advance_ms }) => {
      clock.advance(advance_ms)
      return { now: clock.now() }
    }),
    { method: 'GET', path: '/__settings', answer: ({ state }) => jsonResponse(state.settings) },
    control('/__settings', settingsSchema, ({ settings }, change) => ({ settings: Object.assign(settings, change) })),
    {
      method: 'POST',
      path: '/__reset',
      answer: () => {
        reset()
        return jsonResponse({ success: true })
      },
    },
  ]
}
