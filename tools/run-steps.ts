import { type Failure, type Outcome, runStep } from './run-step.ts'
import type { Step } from './test-steps.ts'

/** What a step came to. */
export type StepSum = { script: string; seconds: number; passed: number; failed: number; failures: Failure[] }

type Options = { folder: string; tell: (line: string) => void; run?: typeof runStep }

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

function describe({ script }: Step, { passed, failed, note, output }: Outcome, ms: number): string {
  const line = `${failed ? '✗' : '✓'} ${script}: ${passed} passed, ${failed} failed (${seconds(ms)})${note ? `; ${note}` : ''}`
  return failed && output ? `${line}\n${output.trimEnd()}\n` : line
}

/** Runs the steps, two at a time except those that must run alone, and returns the totals and those of each step. */
export async function runSteps(steps: Step[], { folder, tell, run = runStep }: Options) {
  const outcomes = new Map<string, Outcome>()
  const sums: StepSum[] = []
  const waiting = [...steps]
  const busy = new Map<Step, Promise<void>>()

  async function work(step: Step) {
    const missing = step.after?.find((script) => outcomes.get(script)?.failed)
    const start = performance.now()
    const skipped = { passed: 0, failed: 1, note: `not run, since ${missing} failed`, output: '' }
    const outcome: Outcome = missing ? skipped : await run(step, folder)
    outcomes.set(step.script, outcome)
    const ms = performance.now() - start
    const { passed, failed, failures = [] } = outcome
    sums.push({ script: step.script, seconds: Math.round(ms / 100) / 10, passed, failed, failures })
    tell(describe(step, outcome, ms))
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
    if (busy.size === 0) throw new Error(`Nothing can start: ${waiting.map(({ script }) => script).join(', ')}`)
    await Promise.race(busy.values())
  }
  const sum = (count: 'passed' | 'failed') => sums.reduce((total, step) => total + step[count], 0)
  return { passed: sum('passed'), failed: sum('failed'), steps: sums }
}
