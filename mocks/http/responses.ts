import * as v from 'valibot'

/** An error as the server sends it (docs/contract.md). */
export const responseError = v.object({
  field: v.optional(v.string()),
  error_code: v.optional(v.union([v.number(), v.string()])),
  error_msg: v.optional(v.string()),
  download_link: v.optional(v.string()),
})

export type ResponseError = v.InferOutput<typeof responseError>

/** The keys that any response may have, besides those of its call (docs/contract.md). */
export type ResponseBody = {
  success: boolean
  redirect?: string
  errors?: ResponseError[]
  force_two_step?: boolean | { redirect?: string }
}

/** Parses a JSON object. Returns `undefined` for any other string. */
export function parseJsonObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : undefined
  } catch {
    return undefined
  }
}

const noStore = { 'Cache-Control': 'no-store' }

export function jsonResponse(body: unknown, status = 200): Response {
  return new Response(JSON.stringify(body), {
    status,
    headers: { ...noStore, 'Content-Type': 'application/json; charset=utf-8' },
  })
}

export function textResponse(body: string, type: string, status = 200): Response {
  return new Response(body, { status, headers: { ...noStore, 'Content-Type': `${type}; charset=utf-8` } })
}

/** Returns the response for an unknown path, with a message for users. */
export function notFound({ messages }: { messages: { notFound: string } }): Response {
  return textResponse(messages.notFound, 'text/plain', 404)
}

/** Redirects the browser, which then sends a GET, even after a POST. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...noStore, Location: location } })
}
