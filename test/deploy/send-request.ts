import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

/** A server's response. `body` is the raw content. `text` is decompressed from brotli if necessary. */
export type ServerResponse = { status: number; headers: Record<string, string>; body: Buffer; text: string }

type Options = { method?: string; headers?: Record<string, string>; body?: string }

/** The `Accept` header that browsers send when they request a page. */
const pageHeaders = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** Requests exactly the given path, unlike `fetch`, which would normalize the path. */
export function sendRequest(
  origin: string,
  path: string,
  { method = 'GET', headers, body }: Options = {},
): Promise<ServerResponse> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers: { ...pageHeaders, ...headers } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const content = Buffer.concat(chunks)
        const isBrotli = response.headers['content-encoding'] === 'br' && content.length > 0
        const entries = Object.entries(response.headers).map(([name, value]) => [name, String(value)] as const)
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(entries),
          body: content,
          text: (isBrotli ? brotliDecompressSync(content) : content).toString(),
        })
      })
    })
    outgoing.on('error', reject)
    outgoing.end(body)
  })
}

export function readLanguage({ text }: ServerResponse): string | undefined {
  return /<html lang="([^"]*)"/.exec(text)?.[1]
}

/** Returns the name of the screen's script in a page, such as `login`. */
export function readScreenName({ text }: ServerResponse): string | undefined {
  return /data-portico="[^"]*\/assets\/([\w-]+)-[\w-]{8}\.js"/.exec(text)?.[1]
}

export function lowerCaseHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
