// `npm run test:example`: installs the packed package into a copy of the example, as a user would, then type-checks, builds and
// tests it in a browser. From this project it can reach only the tarball, Node and the browser.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { findBrowser, launchOptions } from './browser.ts'
import { root } from './package/manifest.ts'

const example = join(root, 'examples/acme-files')
const excluded = ['node_modules', 'dist', 'package-lock.json', 'portico.tgz']

/** A `PATH` without this project's tools, and with its Node first. */
function ownPath(): string {
  const others = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return [dirname(process.execPath), ...others].join(delimiter)
}

const browser = await findBrowser()
const env = {
  ...launchOptions(browser).env,
  CHROMIUM_PATH: browser.executablePath,
  PATH: ownPath(),
}
const folder = mkdtempSync(join(tmpdir(), 'portico-example-'))
const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, env, stdio: 'inherit' })
try {
  cpSync(example, folder, { recursive: true, filter: (source) => !excluded.includes(basename(source)) })
  npm('pack', join(root, 'dist-lib'), '--silent')
  const [packed = ''] = globSync('portico-*.tgz', { cwd: folder })
  renameSync(join(folder, packed), join(folder, 'portico.tgz'))
  npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error')
  npm('run', 'typecheck')
  npm('run', 'build')
  npm('test', '--', ...process.argv.slice(2))
} finally {
  rmSync(folder, { recursive: true })
}
