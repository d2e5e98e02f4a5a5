import * as v from 'valibot'
import { canFail } from '../faults/error-answers.ts'
import { faultSchema } from '../faults/faults.ts'
import type { PlainRoute } from '../http/routes.ts'
import type { Visit } from '../http/visit.ts'
import { jsonResponse } from '../http/wire.ts'
import { personas } from '../personas/personas.ts'
import { settingsSchema } from '../settings.ts'

const clockSchema = v.strictObject({ advance_ms: v.pipe(v.number(), v.minValue(0)) })

/** Reads a control's JSON. Requiring the content type keeps out forms of other sites. */
async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.SafeParseResult<Schema>> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') === true
  const text = isJson ? await request.text() : ''
  return v.safeParse(v.pipe(v.string(), v.parseJson(), schema), text)
}

function refuseControl(reason: string): Response {
  return jsonResponse({ success: false, reason }, 400)
}

function reasonOf(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`).join('; ')
}

async function addFault({ state, request }: Visit): Promise<Response> {
  const result = await readJson(request, faultSchema)
  if (!result.success) return refuseControl(reasonOf(result.issues))
  const { error } = result.output
  if (typeof error === 'string' && !canFail(error))
    return refuseControl(`${error} is not an error that the service can return`)
  state.faults.push(result.output)
  return jsonResponse({ success: true })
}

async function moveClock({ state, request }: Visit): Promise<Response> {
  const result = await readJson(request, clockSchema)
  if (!result.success) return refuseControl(reasonOf(result.issues))
  state.clock.advance(result.output.advance_ms)
  return jsonResponse({ success: true, now: state.clock.now() })
}

async function changeSettings({ state, request }: Visit): Promise<Response> {
  const result = await readJson(request, settingsSchema)
  if (!result.success) return refuseControl(reasonOf(result.issues))
  Object.assign(state.settings, result.output)
  return jsonResponse({ success: true, settings: state.settings })
}

/** The service's own controls (docs/account-service.md). `reset` starts over. */
export function controlRoutes(reset: () => void): PlainRoute[] {
  return [
    { method: 'GET', path: '/__personas.json', answer: () => jsonResponse(personas) },
    { method: 'POST', path: '/__faults', answer: addFault },
    {
      method: 'DELETE',
      path: '/__faults',
      answer: ({ state }) => {
        state.faults.length = 0
        return jsonResponse({ success: true })
      },
    },
    { method: 'POST', path: '/__clock', answer: moveClock },
    { method: 'GET', path: '/__settings', answer: ({ state }) => jsonResponse(state.settings) },
    { method: 'POST', path: '/__settings', answer: changeSettings },
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
