// `npm run check`, to run while writing: types, lint, and the unit tests affected by changes since the base branch.
import { execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim().split('\n')

// Compares with the merge base; a clone without `origin/main` compares with its last commit.
const hasBase = git('branch', '--all', '--format=%(refname:short)').includes('origin/main')
const base = hasBase ? git('merge-base', 'HEAD', 'origin/main') : ['HEAD']
const changed = [...git('diff', '--name-only', ...base), ...git('ls-files', '--others', '--exclude-standard')]
const scripts = changed.filter((file) => /\.[jt]sx?$/.test(file) && existsSync(join(root, file)))

/** Runs one check, and prints its output if it fails. */
async function run([command = '', ...args]: string[]): Promise<boolean> {
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve))
  console.log(`${code === 0 ? '✓' : '✗'} ${command === 'npm' ? 'types' : command}`)
  if (code !== 0) console.log(output)
  return code === 0
}

const ofChanged = [
  ['eslint', '--no-warn-ignored', ...scripts],
  ['vitest', 'related', '--run', '--project', 'unit*', '--passWithNoTests', ...scripts],
]
const passed = await Promise.all(
  [['biome', 'check'], ['npm', 'run', '--silent', 'check:types'], ...(scripts.length > 0 ? ofChanged : [])].map(
    (command) => run(command),
  ),
)
process.exitCode = passed.every(Boolean) ? 0 : 1
