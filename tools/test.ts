// `npm test` and `npm run test:all`. The last line says how many checks passed and failed; reports/summary.json has more.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, findBrowser } from './browser.ts'
import { endAll, runSteps, type StepResult } from './run-steps.ts'
import { allSteps, gateSteps, stepsFor } from './test-steps.ts'

const folder = join(import.meta.dirname, '..')
const begin = new Date()

function describeBrowser({ executablePath, source, env }: Browser): string {
  const version = execFileSync(executablePath, ['--version', '--no-sandbox'], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  })
  return `Browser: ${version.trim()}, ${source} (${executablePath})`
}

/** Git's output, or undefined if it fails, for example outside a repository. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** `--only a,b` selects steps, `--all` all of them. */
function selectSteps(args: readonly string[]) {
  const only = args.indexOf('--only')
  if (only >= 0) return stepsFor((args[only + 1] ?? '').split(','))
  return args.includes('--all') ? allSteps : gateSteps
}

/** Prints each failure with the command that runs it alone. */
function printFailures(steps: readonly StepResult[]): void {
  for (const { script, failures } of steps.filter(({ failed }) => failed)) {
    if (failures.length === 0) console.log(`Failed: npm run ${script}`)
    for (const { file, name } of failures) console.log(`Failed: npm run ${script} -- ${file}  (${name})`)
  }
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endAll()
    process.exit(130)
  })
}

if (process.argv.includes('--all')) {
  process.env.FAST_CHECK_SEED ??= String(Date.now() % 2 ** 31)
  console.log(`Seed of random inputs: FAST_CHECK_SEED=${process.env.FAST_CHECK_SEED}`)
}

const gitState = { commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain') === '' }
let results: { passed: number; failed: number; steps: StepResult[] } = { passed: 0, failed: 1, steps: [] }
try {
  const selected = selectSteps(process.argv)
  // Find the browser first, so that it is unpacked or installed only once.
  console.log(describeBrowser(await findBrowser()))
  results = await runSteps(selected, { folder, print: console.log })
} catch (error) {
  console.error(error)
}
const minutes = Math.round((Date.now() - begin.getTime()) / 6000) / 10
mkdirSync(join(folder, 'reports'), { recursive: true })
const summary = { ...gitState, start: begin.toISOString(), minutes, ...results }
writeFileSync(join(folder, 'reports/summary.json'), `${JSON.stringify(summary, null, 2)}\n`)
printFailures(results.steps)
process.exitCode = results.failed ? 1 : 0
console.log(`${results.passed} passed, ${results.failed} failed`)
