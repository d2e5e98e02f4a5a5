type Fetch = typeof globalThis.fetch

/** One request as it was sent, its JSON read. */
export type SentRequest = { url: URL; method?: string; body: Record<string, unknown>; signal?: AbortSignal | null }

/** A network in plain functions: `fetch` answers as told, at once, and what was sent is kept in `sent`. */
export function fakeNetwork(answer: (request: SentRequest) => Response | Promise<Response>) {
  const sent: SentRequest[] = []
  const fetch: Fetch = async (input, init = {}) => {
    const request = {
      url: new URL(input instanceof Request ? input.url : input),
      method: init.method,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
      signal: init.signal,
    }
    sent.push(request)
    return answer(request)
  }
  return { fetch, sent }
}

/** An answer in JSON. */
export function json(content: unknown, status = 200): Response {
  return new Response(JSON.stringify(content), { status })
}
