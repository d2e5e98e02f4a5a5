// Runs the steps of `npm test` and `npm run test:all`, and counts their tests.
import { spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Step } from './test-steps.ts'

/** The fields of Vitest's report that this module reads. */
type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests?: number
  testResults?: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

/** The numbers of passed and failed tests in a step. `note` adds further information, such as a reason for failure. */
export type Outcome = { passed: number; failed: number; note?: string }

/** A failed test and its file. */
type Failure = { file: string; name: string }

export type StepResult = Outcome & { script: string; seconds: number; failures: Failure[] }

const root = join(import.meta.dirname, '..')

/** Evaluates a finished step. It fails if it ran no tests, lacks the expected output, or failed outside its tests. */
export function evaluate(step: Step, isSuccess: boolean, output: string, report?: Report): Outcome {
  if (step.hasTests && !report) return { passed: 0, failed: 1, note: 'wrote no report' }
  const checkReport: Report = { numPassedTests: Number(isSuccess), numFailedTests: Number(!isSuccess) }
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped } = report ?? checkReport
  const matchedOutput = step.expectedOutput?.exec(output)?.[0]
  const notes = [matchedOutput, skipped && `${skipped} skipped`].filter(Boolean).join('; ')
  const failureReason = [
    !isSuccess && failed === 0 && 'failed outside its tests',
    passed + failed === 0 && 'ran no tests',
    isSuccess && step.expectedOutput && !matchedOutput && 'did not print the expected output',
  ].find(Boolean)
  if (failureReason) return { passed: report ? passed : 0, failed: Math.max(1, failed), note: failureReason }
  return { passed, failed, note: notes || undefined }
}

async function runStep(step: Step): Promise<StepResult> {
  const { script } = step
  const start = performance.now()
  const file = join(root, 'reports', `${script.replace('test:', '').replace(':', '-')}.json`)
  mkdirSync(join(root, 'reports'), { recursive: true })
  if (step.hasTests) rmSync(file, { force: true })
  const options = step.hasTests ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`] : []
  const child = spawn('npm', ['run', '--silent', script, ...options], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  const code = await new Promise((resolve) => child.on('close', resolve).on('error', resolve))

  const report = step.hasTests && existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Report) : undefined
  const failures = (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: relative(root, name), name: fullName })),
  )
  const outcome = evaluate(step, code === 0, output, report)
  const seconds = Math.round((performance.now() - start) / 100) / 10
  const { passed, failed, note } = outcome
  console.log(
    `${failed ? '✗' : '✓'} ${script}: ${passed} passed, ${failed} failed (${seconds} s)${note ? `; ${note}` : ''}`,
  )
  if (failed) console.log(`${output.trimEnd()}\n`)
  return { script, seconds, ...outcome, failures }
}

/** Runs the steps, two at a time except those that cannot run in parallel. */
export async function runSteps(steps: readonly Step[], run = runStep): Promise<StepResult[]> {
  const results = new Map<string, StepResult>()
  const waitingSteps = new Set(steps)
  const runningSteps = new Map<Step, Promise<void>>()

  async function startStep(step: Step) {
    const failedDependency = step.after?.find((script) => results.get(script)?.failed)
    if (failedDependency) console.log(`✗ ${step.script}: not run, because ${failedDependency} failed`)
    const failedResult = { script: step.script, seconds: 0, passed: 0, failed: 1, failures: [] }
    const result = failedDependency
      ? failedResult
      : await run(step).catch((error: unknown) => {
          console.error(`✗ ${step.script}:`, error)
          return failedResult
        })
    results.set(step.script, result)
    runningSteps.delete(step)
  }

  while (waitingSteps.size > 0 || runningSteps.size > 0) {
    const nextStep = [...waitingSteps].find(({ after = [], isExclusive }) => {
      const mustWait =
        runningSteps.size >= (isExclusive ? 1 : 2) || [...runningSteps.keys()].some((running) => running.isExclusive)
      return !mustWait && after.every((script) => results.has(script))
    })
    if (nextStep) {
      waitingSteps.delete(nextStep)
      runningSteps.set(nextStep, startStep(nextStep))
    } else {
      await Promise.race(runningSteps.values())
    }
  }
  return [...results.values()]
}
