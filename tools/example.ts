// `npm run test:example` installs the package's tarball in a copy of the example, as a user would, then type-checks and
// builds the copy, and tests it in a browser. From this project, the copy uses only the tarball, Node and the browser.
import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { findBrowser, launchOptions } from './browser.ts'
import { root } from './package/manifest.ts'

const example = join(root, 'examples/acme-files')
const excludedFiles = ['node_modules', 'dist', 'package-lock.json', 'portico.tgz']

/** Returns a `PATH` that begins with this project's Node, and omits the tools in `node_modules`. */
function pathWithoutTools(): string {
  const systemFolders = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  return [dirname(process.execPath), ...systemFolders].join(delimiter)
}

const browser = await findBrowser()
const env = {
  ...launchOptions(browser).env,
  CHROMIUM_PATH: browser.executablePath,
  PATH: pathWithoutTools(),
}
const folder = mkdtempSync(join(tmpdir(), 'portico-example-'))
const npm = (...args: string[]) => execFileSync('npm', args, { cwd: folder, env, stdio: 'inherit' })
try {
  cpSync(example, folder, { recursive: true, filter: (source) => !excludedFiles.includes(basename(source)) })
  npm('pack', join(root, 'dist-lib'), '--silent')
  const [tarball = ''] = globSync('portico-*.tgz', { cwd: folder })
  renameSync(join(folder, tarball), join(folder, 'portico.tgz'))
  npm('install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel', 'error')
  npm('run', 'typecheck')
  npm('run', 'build')
  npm('test', '--', ...process.argv.slice(2))
} finally {
  rmSync(folder, { recursive: true })
}
