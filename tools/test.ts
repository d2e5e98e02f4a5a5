// Run by `npm test` and `npm run test:all`. The last line of the output states how many checks passed and failed.
// reports/summary.json contains the details.
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findBrowser } from './browser.ts'
import { runSteps, type StepResult } from './run-steps.ts'
import { allSteps, gateSteps, stepsFor } from './test-steps.ts'

const folder = join(import.meta.dirname, '..')
const startTime = new Date()

/** Returns the output of Git, or undefined if Git fails, for example outside a repository. */
function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  } catch {
    return undefined
  }
}

/** Returns the steps to run: the gate, all steps (`--all`), or named steps and their dependencies (`--only a,b`). */
function selectSteps(args: readonly string[]) {
  const onlyIndex = args.indexOf('--only')
  if (onlyIndex >= 0) return stepsFor((args[onlyIndex + 1] ?? '').split(','))
  return args.includes('--all') ? allSteps : gateSteps
}

if (process.argv.includes('--all')) {
  process.env.FAST_CHECK_SEED ??= String(Date.now() % 2 ** 31)
  console.log(`Seed for random inputs: FAST_CHECK_SEED=${process.env.FAST_CHECK_SEED}`)
}

const gitState = { commit: git('rev-parse', 'HEAD'), isClean: git('status', '--porcelain') === '' }
let steps: StepResult[] = []
let runnerFailures = 0
try {
  const selected = selectSteps(process.argv)
  // Find the browser first, so that it is unpacked or installed only once.
  const { source, executablePath } = await findBrowser()
  console.log(`Browser: ${source} (${executablePath})`)
  steps = await runSteps(selected)
} catch (error) {
  console.error(error)
  runnerFailures = 1
}

const minutes = Math.round((Date.now() - startTime.getTime()) / 6000) / 10
const sum = (count: 'passed' | 'failed') => steps.reduce((total, step) => total + step[count], 0)
const [passed, failed] = [sum('passed'), sum('failed') + runnerFailures]
mkdirSync(join(folder, 'reports'), { recursive: true })
const summary = { ...gitState, start: startTime.toISOString(), minutes, passed, failed, steps }
writeFileSync(join(folder, 'reports/summary.json'), `${JSON.stringify(summary, null, 2)}\n`)
// Print each failure with the command that runs only its test file.
for (const { script, failures } of steps.filter((step) => step.failed)) {
  if (failures.length === 0) console.log(`Failed: npm run ${script}`)
  for (const { file, name } of failures) console.log(`Failed: npm run ${script} -- ${file}  (${name})`)
}
process.exitCode = failed ? 1 : 0
console.log(`${passed} passed, ${failed} failed`)
