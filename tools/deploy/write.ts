// Run by `npm run build`.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SecurityHeaders } from '../security-headers.ts'
import { renderNginxAssets, renderNginxMaps, renderNginxScreens } from './nginx.ts'

/** Writes a build's server configuration: the response headers as JSON, and files for nginx. */
export async function writeServerConfig(dist: string, headers: SecurityHeaders): Promise<void> {
  const files = {
    'security-headers.json': `${JSON.stringify(headers, null, 2)}\n`,
    'deploy/nginx-http.conf': renderNginxMaps(),
    'deploy/nginx-assets.conf': renderNginxAssets(headers),
    'deploy/nginx-screens.conf': renderNginxScreens(headers),
  }
  await mkdir(join(dist, 'deploy'), { recursive: true })
  for (const [file, content] of Object.entries(files)) await writeFile(join(dist, file), content)
}
