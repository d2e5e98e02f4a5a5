// Run by `npm test`: runs the steps and counts their tests.
import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Step } from './test-steps.ts'

/** A step's counts; `note` adds anything that they do not show. */
type Judgment = { passed: number; failed: number; note?: string }

/** The result of a step; `failures` are the failed tests, in Vitest's words. */
export type Outcome = Judgment & { output: string; failures?: Failure[] }

/** A failed test and its file. */
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

/** Evaluates a finished step. It also fails if it ran no test, lacks expected output, or failed outside its tests. */
export function evaluate(step: Step, isSuccess: boolean, report: Report | undefined, output = ''): Judgment {
  if (step.counts && !report) return { passed: 0, failed: 1, note: 'wrote no report' }
  const asCheck: Report = { numPassedTests: Number(isSuccess), numFailedTests: Number(!isSuccess) }
  const { numPassedTests, numFailedTests, numPendingTests, notCompared } = (step.counts && report) || asCheck
  const reported = step.says?.exec(output)?.[0]
  const isSilent = step.says !== undefined && !reported
  const sum = numPassedTests + numFailedTests
  const outside = !isSuccess && numFailedTests === 0 ? 'failed outside its tests' : undefined
  const empty = isSuccess && !notCompared && sum === 0 ? 'ran no test' : undefined
  const silent = isSuccess && !notCompared && isSilent ? 'does not report what it found' : undefined
  const wrong = outside ?? empty ?? silent
  const notes = [notCompared, reported, numPendingTests && `${numPendingTests} skipped`].filter(Boolean)
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
    output += `\nStopped after ${limitMs / 1000} s.\n`
    end(child)
  }, limitMs)
  const code = await new Promise<number | null>((resolve) =>
    child.on('close', resolve).on('error', () => resolve(null)),
  )
  clearTimeout(limit)
  running.delete(child)

  const content = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined
  return { ...evaluate(step, code === 0, content, output), output, failures: content && findFailures(content, folder) }
}

export type StepResult = { script: string; seconds: number; passed: number; failed: number; failures: Failure[] }

type Options = { folder: string; print: (line: string) => void; run?: typeof runStep }

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function describe({ script }: Step, { passed, failed, note, output }: Outcome, ms: number): string {
  const line = `${failed ? '✗' : '✓'} ${script}: ${passed} passed, ${failed} failed (${seconds(ms)})${note ? `; ${note}` : ''}`
  return failed && output ? `${line}\n${output.trimEnd()}\n` : line
}

/** Runs the steps, two at a time except those that must run alone, and returns the totals and those of each step. */
export async function runSteps(steps: Step[], { folder, print, run = runStep }: Options) {
  const outcomes = new Map<string, Outcome>()
  const results: StepResult[] = []
  const waiting = [...steps]
  const busy = new Map<Step, Promise<void>>()

  async function work(step: Step) {
    const missing = step.after?.find((script) => outcomes.get(script)?.failed)
    const start = performance.now()
    const skipped = { passed: 0, failed: 1, note: `not run, because ${missing} failed`, output: '' }
    const outcome: Outcome = missing ? skipped : await run(step, folder)
    outcomes.set(step.script, outcome)
    const ms = performance.now() - start
    const { passed, failed, failures = [] } = outcome
    results.push({ script: step.script, seconds: Math.round(ms / 100) / 10, passed, failed, failures })
    print(describe(step, outcome, ms))
  }

  function takeNext(): Step | undefined {
    const isTaken = busy.size >= 2 || [...busy.keys()].some(({ isAlone }) => isAlone)
    if (isTaken) return undefined
    const isReady = ({ after = [], isAlone }: Step) =>
      after.every((script) => outcomes.has(script)) && (busy.size === 0 || !isAlone)
    const index = waiting.findIndex(isReady)
    return index < 0 ? undefined : waiting.splice(index, 1)[0]
  }

  while (waiting.length || busy.size) {
    for (let step = takeNext(); step; step = takeNext()) {
      busy.set(
        step,
        work(step).finally(() => busy.delete(step)),
      )
    }
    if (busy.size === 0) throw new Error(`No step can start: ${waiting.map(({ script }) => script).join(', ')}`)
    await Promise.race(busy.values())
  }
  const sum = (count: 'passed' | 'failed') => results.reduce((total, step) => total + step[count], 0)
  return { passed: sum('passed'), failed: sum('failed'), steps: results }
}
