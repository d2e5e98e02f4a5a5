// Used by `npm run test:screenshots` and tests of the built Storybook.
import { join } from 'node:path'
import { preview as serve } from 'vite'

/** Serves the built Storybook on a free port, under a subpath, as on a host that several projects share. */
export async function serveStorybook(): Promise<{ url: string; close: () => Promise<void> }> {
  const server = await serve({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    base: '/acme/portico/',
    logLevel: 'silent',
    build: { outDir: 'storybook-static' },
    preview: { host: '127.0.0.1', port: 0 },
  })
  const url = server.resolvedUrls?.local[0]
  if (!url) throw new Error('The built Storybook could not be served: run `npm run build:storybook` first.')
  return { url, close: () => server.close() }
}
