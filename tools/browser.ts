// Finds or installs Chromium for the browser tests, and reports where it comes from. Screenshots are compared only in
// the pinned Chromium, since other builds may render glyphs slightly differently.

import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'
import type { LaunchOptions } from 'playwright'
import { chromium } from 'playwright'

export type Browser = {
  executablePath: string
  /** `pinned` is the Chromium in `@sparticuz/chromium`, with which the baseline screenshots were taken. */
  source: 'pinned' | 'CHROMIUM_PATH' | 'playwright'
  env: Record<string, string>
}

const decompress = promisify(brotliDecompress)
const root = join(import.meta.dirname, '..')
const cache = join(root, 'node_modules/.cache/portico')

function canStart(executablePath: string, env: Record<string, string>): boolean {
  return spawnSync(executablePath, ['--version', '--no-sandbox'], { env: { ...process.env, ...env } }).status === 0
}

/** Unpacks the Chromium in `@sparticuz/chromium` on first use. Uses its bundled libraries if the system lacks them. */
async function findPinnedBrowser(): Promise<Browser | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined
  const packageFolder = join(dirname(createRequire(import.meta.url).resolve('@sparticuz/chromium')), '../bin')
  const { version } = JSON.parse(readFileSync(join(packageFolder, '../package.json'), 'utf8')) as { version: string }
  const folder = join(cache, `chromium-${version}`)
  if (!existsSync(folder)) {
    // Unpack to a temporary folder and then rename it, so that `folder` is complete even if runs abort or overlap.
    mkdirSync(cache, { recursive: true })
    const unpackFolder = mkdtempSync(join(cache, 'unpack-'))
    for (const name of ['al2023.tar', 'fonts.tar', 'chromium']) {
      const content = await decompress(readFileSync(join(packageFolder, `${name}.br`)))
      if (name === 'chromium') writeFileSync(join(unpackFolder, name), content, { mode: 0o755 })
      else execFileSync('tar', ['-x', '-C', unpackFolder], { input: content })
    }
    try {
      renameSync(unpackFolder, folder)
    } catch (error) {
      if (!existsSync(folder)) throw error
      rmSync(unpackFolder, { recursive: true })
    }
  }
  // Rename `fonts.conf` into place, because a running browser may be reading the old file.
  const temporaryFolder = mkdtempSync(join(cache, 'fonts-'))
  copyFileSync(join(root, 'tools/fonts.conf'), join(temporaryFolder, 'fonts.conf'))
  renameSync(join(temporaryFolder, 'fonts.conf'), join(folder, 'fonts.conf'))
  rmSync(temporaryFolder, { recursive: true })
  const executablePath = join(folder, 'chromium')
  const bundledLibraries = { LD_LIBRARY_PATH: join(folder, 'lib') }
  const env = [{}, bundledLibraries].find((candidate) => canStart(executablePath, candidate))
  return env && { executablePath, source: 'pinned', env }
}

/** Finds the browser for tests: the one at `CHROMIUM_PATH`, the pinned one, or Playwright's (installed if missing). */
export async function findBrowser(): Promise<Browser> {
  const { CHROMIUM_PATH: customPath } = process.env
  if (customPath) return { executablePath: customPath, source: 'CHROMIUM_PATH', env: {} }
  const pinnedBrowser = await findPinnedBrowser()
  if (pinnedBrowser) return pinnedBrowser
  const executablePath = chromium.executablePath()
  if (!existsSync(executablePath))
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', cwd: root })
  return { executablePath, source: 'playwright', env: {} }
}

/**
 * Returns options for starting the browser. The pinned browser ignores the machine's fonts, since those vary.
 * `isForScreenshots` adds the flags that make every machine render the same pixels.
 */
export function launchOptions(browser: Browser, { isForScreenshots = false } = {}): LaunchOptions {
  const fontsEnv =
    browser.source === 'pinned' ? { FONTCONFIG_FILE: join(dirname(browser.executablePath), 'fonts.conf') } : {}
  const screenshotFlags = [
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
    '--font-render-hinting=none',
    // A partially repainted rounded edge would differ slightly in color from one painted in a single pass.
    '--disable-partial-raster',
    // Render on the CPU only, with the same instruction set on every machine.
    '--disable-gpu',
    '--disable-skia-runtime-opts',
  ]
  return {
    executablePath: browser.executablePath,
    env: { ...(process.env as Record<string, string>), ...browser.env, ...fontsEnv },
    args: [...(process.getuid?.() === 0 ? ['--no-sandbox'] : []), ...(isForScreenshots ? screenshotFlags : [])],
  }
}
