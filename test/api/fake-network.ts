type Fetch = typeof globalThis.fetch

/** A sent request, with its JSON body parsed. */
export type SentRequest = { url: URL; method?: string; body: Record<string, unknown>; signal?: AbortSignal | null }

/** Creates a fake network. Its `fetch` returns the response from `respond`, and `sent` records the requests. */
export function createFakeNetwork(respond: (request: SentRequest) => Response | Promise<Response>) {
  const sentRequests: SentRequest[] = []
  const fetch: Fetch = async (input, init = {}) => {
    const request = {
      url: new URL(input instanceof Request ? input.url : input),
      method: init.method,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : {},
      signal: init.signal,
    }
    sentRequests.push(request)
    return respond(request)
  }
  return { fetch, sent: sentRequests }
}

/** Creates a JSON response. */
export function createJsonResponse(content: unknown, status = 200): Response {
  return new Response(JSON.stringify(content), { status })
}
