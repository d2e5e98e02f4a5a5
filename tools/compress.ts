// Run by `npm run build`, and for the React floor.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'

const compress = promisify(brotliCompress)

/** Brotli at the highest quality: a build can take the time that a server cannot. */
function brotli(content: Buffer): Promise<Buffer> {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length }
  return compress(content, { params })
}

/** Writes a `.br` file next to every page and asset. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of await readdir(folder, { recursive: true })) {
    if (!/\.(html|js|css|svg)$/.test(file)) continue
    const path = join(folder, file)
    await writeFile(`${path}.br`, await brotli(await readFile(path)))
  }
}
