import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Step } from './test-steps.ts'

/** What a step came to. `note` adds what the counts do not tell. */
type Judgement = { passed: number; failed: number; note?: string }

/** The result of a step; `failures` are the failed tests, in Vitest's words. */
export type Outcome = Judgement & { output: string; failures?: Failure[] }

/** A test that failed, and the file that it stands in. */
export type Failure = { file: string; name: string }

type Report = {
  numPassedTests: number
  numFailedTests: number
  numPendingTests?: number
  /** Why nothing was compared, if that is not a failure. */
  notCompared?: string
  testResults?: { name: string; assertionResults: { status: string; fullName: string }[] }[]
}

const running = new Set<ChildProcess>()

/** Stops a step and everything it started: each step leads its own process group. */
function end(child: ChildProcess) {
  if (child.pid) process.kill(-child.pid, 'SIGTERM')
}

/** Stops all running steps. */
export function endAll(): void {
  for (const child of running) end(child)
}

function findFailures({ testResults = [] }: Report, folder: string): Failure[] {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => ({ file: relative(folder, name), name: fullName })),
  )
}

/** Judges a finished step. One that ran no test, says nothing where it should, or failed outside its tests, counts as failed. */
export function judge(step: Step, isSuccess: boolean, report: Report | undefined, output = ''): Judgement {
  if (step.counts && !report) return { passed: 0, failed: 1, note: 'left no report' }
  const asCheck: Report = { numPassedTests: Number(isSuccess), numFailedTests: Number(!isSuccess) }
  const { numPassedTests, numFailedTests, numPendingTests, notCompared } = (step.counts && report) || asCheck
  const said = step.says?.exec(output)?.[0]
  const isSilent = step.says !== undefined && !said
  const sum = numPassedTests + numFailedTests
  const outside = !isSuccess && numFailedTests === 0 ? 'failed outside of its tests' : undefined
  const empty = isSuccess && !notCompared && sum === 0 ? 'ran no test' : undefined
  const silent = isSuccess && !notCompared && isSilent ? 'does not say what it found' : undefined
  const wrong = outside ?? empty ?? silent
  const notes = [notCompared, said, numPendingTests && `${numPendingTests} skipped`].filter(Boolean)
  return {
    passed: wrong && !step.counts ? 0 : numPassedTests,
    failed: wrong ? Math.max(1, numFailedTests) : numFailedTests,
    note: wrong ?? (notes.join('; ') || undefined),
  }
}

/** Runs one step in a folder until it ends, or stops it after `limitMs`. */
export async function runStep(step: Step, folder: string, limitMs = 1_500_000): Promise<Outcome> {
  const reports = join(folder, 'reports')
  const file = step.script.replace('test:', '').replace(':', '-')
  const report = join(reports, `${file}.json`)
  mkdirSync(reports, { recursive: true })
  rmSync(report, { force: true })

  const options =
    step.counts === 'vitest' ? ['--', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`] : []
  const child = spawn('npm', ['run', '--silent', step.script, ...options], {
    cwd: folder,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, NO_COLOR: '1' },
  })
  running.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString()
    })
  }
  const limit = setTimeout(() => {
    output += `\nEnded after ${limitMs / 1000} s.\n`
    end(child)
  }, limitMs)
  const code = await new Promise<number | null>((resolve) =>
    child.on('close', resolve).on('error', () => resolve(null)),
  )
  clearTimeout(limit)
  running.delete(child)

  const content = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
  return { ...judge(step, code === 0, content, output), output, failures: content && findFailures(content, folder) }
}
