/** One error as the server sends it (docs/contract.md). */
export type WireError = {
  field?: string
  error_code?: number | string
  error_msg?: string
  download_link?: string
}

/** The keys of every answer besides the call's own (docs/contract.md). */
export type WireAnswer = {
  success: boolean
  redirect?: string
  errors?: WireError[]
  force_two_step?: boolean | { redirect?: string }
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

/** For a path without anything, to people. */
export function notFound({ words }: { words: { notFound: string } }): Response {
  return textResponse(words.notFound, 'text/plain', 404)
}

/** Redirects the browser with a GET, also after a form post. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { ...noStore, Location: location } })
}
