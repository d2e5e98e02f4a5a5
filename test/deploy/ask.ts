import { request } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

/** A server's response, unprocessed. */
export type Answer = { status: number; headers: Record<string, string>; body: Buffer; text: string }

type Options = { method?: string; headers?: Record<string, string>; body?: string }

/** The headers with which a browser opens a URL. */
const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

/** Requests exactly the given path, which `fetch` would normalise. */
export function ask(address: string, path: string, { method = 'GET', headers, body }: Options = {}): Promise<Answer> {
  const { hostname, port } = new URL(address)
  return new Promise((resolve, reject) => {
    const outgoing = request({ hostname, port, path, method, headers: { ...asBrowser, ...headers } }, (response) => {
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

/** The language of a page. */
export function languageOf({ text }: Answer): string | undefined {
  return /<html lang="([^"]*)"/.exec(text)?.[1]
}

/** The script of the screen that a page shows, such as `login`. */
export function screenOf({ text }: Answer): string | undefined {
  return /data-portico="[^"]*\/assets\/([\w-]+)-[\w-]{8}\.js"/.exec(text)?.[1]
}

/** Headers by their lower-case names. */
export function lowerCaseHeaders(headers: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))
}
