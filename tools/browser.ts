// Used by every browser test: finds or installs its Chromium, and reports which one it is. Pictures are compared only with
// the pinned one, since another build may render a glyph a pixel differently.

import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { createBrotliDecompress } from 'node:zlib'
import type { LaunchOptions } from 'playwright'
import { chromium } from 'playwright'

export type Browser = {
  executablePath: string
  /** `pinned`: the one from the npm package, which the baseline pictures were taken with. */
  source: 'pinned' | 'CHROMIUM_PATH' | 'playwright'
  env: Record<string, string>
}

const root = fileURLToPath(new URL('..', import.meta.url))
const cache = join(root, 'node_modules/.cache/portico')

function starts(executablePath: string, env: Record<string, string>): boolean {
  return spawnSync(executablePath, ['--version', '--no-sandbox'], { env: { ...process.env, ...env } }).status === 0
}

/** The Chromium in `@sparticuz/chromium`, unpacked once; uses its bundled libraries if the system lacks them. */
async function findPinned(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packed = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')
  const { version } = JSON.parse(readFileSync(join(packed, '../package.json'), 'utf8')) as { version: string }
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) {
    // Unpack to a temporary folder, then rename: an aborted run, or two runs at once, must not leave half a browser.
    mkdirSync(cache, { recursive: true })
    const draft = mkdtempSync(join(cache, 'unpack-'))
    for (const name of ['al2023.tar', 'fonts.tar', 'chromium']) {
      const target = createWriteStream(join(draft, name), { mode: 0o755 })
      await pipeline(createReadStream(join(packed, `${name}.br`)), createBrotliDecompress(), target)
    }
    for (const name of ['al2023.tar', 'fonts.tar']) {
      execFileSync('tar', ['-xf', join(draft, name), '-C', draft])
      rmSync(join(draft, name))
    }
    try {
      renameSync(draft, folder)
    } catch (error) {
      if (!existsSync(folder)) throw error
      rmSync(draft, { recursive: true })
    }
  }
  // Renamed into place: another browser may be reading it.
  const fonts = mkdtempSync(join(cache, 'fonts-'))
  copyFileSync(join(root, 'tools/fonts.conf'), join(fonts, 'fonts.conf'))
  renameSync(join(fonts, 'fonts.conf'), join(folder, 'fonts.conf'))
  rmSync(fonts, { recursive: true })
  const executablePath = join(folder, 'chromium')
  const ownLibraries = { LD_LIBRARY_PATH: join(folder, 'lib') }
  const env = [{}, ownLibraries].find((candidate) => starts(executablePath, candidate))
  return env && { executablePath, source: 'pinned', env }
}

function findPlaywright(): Browser | undefined {
  const executablePath = chromium.executablePath()
  return existsSync(executablePath) && starts(executablePath, {})
    ? { executablePath, source: 'playwright', env: {} }
    : undefined
}

function installPlaywright(): Browser | undefined {
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', cwd: root })
  return findPlaywright()
}

/** Finds the browser to test in. Throws an error listing what was tried if there is none and none could be installed. */
export async function findBrowser(): Promise<Browser> {
  const customPath = process.env.CHROMIUM_PATH
  if (customPath) {
    if (!starts(customPath, {})) throw new Error(`CHROMIUM_PATH is ${customPath}, which does not start.`)
    return { executablePath: customPath, source: 'CHROMIUM_PATH', env: {} }
  }
  const browser = (await findPinned()) ?? findPlaywright() ?? installPlaywright()
  if (browser) return browser
  throw new Error(
    'No Chromium: the pinned one does not start here, and Playwright could not install one. Set CHROMIUM_PATH to yours.',
  )
}

/**
 * Options for starting the browser. The pinned one sees only its bundled fonts, because the machine may have none.
 * `isForPictures` adds the flags that make two machines render the same pixels.
 */
export function launchOptions(browser: Browser, { isForPictures = false } = {}): LaunchOptions {
  const fonts =
    browser.source === 'pinned' ? { FONTCONFIG_FILE: join(dirname(browser.executablePath), 'fonts.conf') } : {}
  const pictureFlags = [
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
    '--font-render-hinting=none',
    // A partly redrawn rounded edge differs by a shade from one drawn in a single pass; this affected 9 of 44 pictures.
    '--disable-partial-raster',
    // Render on the CPU only, with the same instruction set on every machine.
    '--disable-gpu',
    '--disable-skia-runtime-opts',
  ]
  return {
    executablePath: browser.executablePath,
    env: { ...(process.env as Record<string, string>), ...browser.env, ...fonts },
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...(isForPictures ? pictureFlags : [])],
  }
}
