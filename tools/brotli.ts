// Used by the build, the React baseline and the preview server.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Compresses at the highest quality by default, because a build, unlike a server, can afford the time. */
export function brotli(content: Buffer, quality = 11): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return compress(content, { params })
}

/** Writes a `.br` file next to every compressible file. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|css|svg)$/.test(file)) continue
    const path = join(folder, file)
    await writeFile(`${path}.br`, await brotli(await readFile(path)))
  }
}
