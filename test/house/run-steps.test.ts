import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { endAll, evaluate, runStep, runSteps } from '../../tools/run-steps.ts'
import { allSteps, gateSteps, type Step, steps, stepsFor } from '../../tools/test-steps.ts'
import { plant, plantedFolder } from './planted-folder.ts'

const namesOf = (some: Step[]) => some.map(({ script }) => script)

describe('a step', () => {
  const folder = plantedFolder({ 'reports/old.json': JSON.stringify({ numPassedTests: 7, numFailedTests: 0 }) })
  const assertionResults = [
    { status: 'passed', fullName: 'works' },
    { status: 'failed', fullName: 'breaks' },
  ]
  const scripts = {
    good: 'echo fine',
    bad: 'echo what went wrong >&2; exit 3',
    endless: 'sleep 60',
    'test:named': 'cp draft.json reports/named.json; exit 1',
    'test:old': 'exit 0',
  }
  plant(folder, {
    'package.json': JSON.stringify({ scripts }),
    'draft.json': JSON.stringify({
      numPassedTests: 7,
      numFailedTests: 1,
      testResults: [{ name: join(folder, 'test/a.test.ts'), assertionResults }],
    }),
  })

  test.each<[string, Step, object]>([
    ['that reports no counts is counted as one check', { script: 'good' }, { passed: 1, failed: 0 }],
    ['that fails includes its output', { script: 'bad' }, { passed: 0, failed: 1, output: 'what went wrong\n' }],
    [
      'with a report takes its counts from it, and names the failed tests',
      { script: 'test:named', counts: 'report' },
      { passed: 7, failed: 1, failures: [{ file: 'test/a.test.ts', name: 'breaks' }] },
    ],
    [
      'cannot pass because of an earlier report',
      { script: 'test:old', counts: 'report' },
      { passed: 0, failed: 1, note: 'wrote no report' },
    ],
  ])('%s', async (_, step, expected) => {
    expect(await runStep(step, folder)).toMatchObject(expected)
  })

  test('that does not end is stopped at its time limit, or when all steps are stopped', async () => {
    expect(await runStep({ script: 'endless' }, folder, 300)).toMatchObject({ passed: 0, failed: 1 })
    const outcome = runStep({ script: 'endless' }, folder)
    setTimeout(endAll, 300)
    expect(await outcome).toMatchObject({ passed: 0, failed: 1 })
  })

  const unit: Step = { script: 'test:unit', counts: 'vitest' }
  const score = steps.find(({ script }) => script === 'test:mutation') ?? unit
  const journeys: Step = { ...unit, says: /^Journeys: .*$/m }
  const three = { numPassedTests: 3, numFailedTests: 0 }
  const scored = 'so\nFinal mutation score of 96.5 so'
  test.each<[string, Step, boolean, Parameters<typeof evaluate>[2], string, object]>([
    ['that ran no test', unit, true, { ...three, numPassedTests: 0 }, '', { passed: 0, failed: 1 }],
    ['that failed outside its tests', unit, false, three, '', { passed: 3, failed: 1 }],
    ['with failures', unit, false, { ...three, numFailedTests: 2 }, '', { passed: 3, failed: 2 }],
    ['with skipped tests', unit, true, { ...three, numPendingTests: 1 }, '', { note: '1 skipped' }],
    ['that compared nothing', unit, true, { ...three, notCompared: 'no' }, '', { failed: 0, note: 'no' }],
    ['with the expected output', score, true, undefined, scored, { passed: 1, note: scored.slice(3) }],
    ['with the expected output, but failed', score, false, undefined, scored, { passed: 0, failed: 1 }],
    // Stryker treats this as a success.
    ['that mutated nothing', score, true, undefined, 'Final mutation score of NaN', { passed: 0, failed: 1 }],
    ['with counts and output', journeys, true, three, 'so\nJourneys: 3\n', { passed: 3, note: 'Journeys: 3' }],
    ['with counts, without the expected output', journeys, true, three, 'nothing', { passed: 3, failed: 1 }],
  ])('%s', (_, step, isSuccess, report, output, expected) => {
    expect(evaluate(step, isSuccess, report, output)).toMatchObject(expected)
  })
})

describe('the steps', () => {
  /** Runs fake steps, failing those named, and returns the output and the steps that ran at the same time. */
  async function runFakes(fakes: Step[], failing: string[] = []) {
    const printed: string[] = []
    const together: string[][] = []
    const running: string[] = []
    const results = await runSteps(fakes, {
      folder: '.',
      print: (line) => printed.push(line),
      run: async ({ script }) => {
        running.push(script)
        together.push([...running])
        await new Promise((resolve) => setTimeout(resolve, 10))
        running.splice(running.indexOf(script), 1)
        const isFailing = failing.includes(script)
        return { passed: isFailing ? 0 : 1, failed: isFailing ? 1 : 0, output: `${script} said` }
      },
    })
    return { results, printed, together }
  }

  test('run alone or two at a time, and print no output if they pass', async () => {
    const fakes = [{ script: 'a' }, { script: 'b' }, { script: 'c', isAlone: true }, { script: 'd' }]
    const { results, together, printed } = await runFakes(fakes)
    expect(results).toMatchObject({ passed: 4, failed: 0 })
    expect(together).toEqual(expect.arrayContaining([['a', 'b'], ['c']]))
    expect(together.every((scripts) => scripts.length <= 2)).toBe(true)
    expect(printed[0]).toMatch(/^✓ a: 1 passed, 0 failed \(.* s\)$/)
  })

  test('wait for the steps they need, and fail with them', async () => {
    const { results, printed } = await runFakes([{ script: 'late', after: ['early'] }, { script: 'early' }], ['early'])
    expect(results).toMatchObject({ passed: 0, failed: 2, steps: [{ script: 'early' }, { script: 'late', failed: 1 }] })
    expect(printed[0]).toMatch(/^✗ early: .*\nearly said/)
    expect(printed[1]).toContain('not run, because early failed')
  })

  test('are all npm scripts, and include every script that checks something', () => {
    const names = namesOf(steps)
    expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(names))
    // Other steps already run these.
    const others = ['check:texts', 'test:all']
    const checks = Object.keys(manifest.scripts).filter((name) => /^(check|test):/.test(name) && !others.includes(name))
    expect(names).toEqual(expect.arrayContaining(checks))
  })

  test('in the gate are all part of the full run, directly or within others, and include the steps they need', () => {
    const included = gateSteps.flatMap(({ script, within }) => within ?? [script])
    expect(namesOf(allSteps)).toEqual(expect.arrayContaining(included))
    for (const some of [gateSteps, allSteps])
      expect(namesOf(some)).toEqual(expect.arrayContaining(some.flatMap(({ after = [] }) => after)))
  })

  test('can be selected individually, each with the steps it needs', () => {
    expect(namesOf(stepsFor(['test:deploy']))).toEqual(['build', 'test:build', 'test:deploy'])
    expect(() => stepsFor(['test:none'])).toThrow('There is no step named test:none.')
  })

  test('are all run every night', () => {
    const workflow = readFileSync(join(import.meta.dirname, '../../.github/workflows/whole.yml'), 'utf8')
    const parts = [...workflow.matchAll(/^ +steps: "([^"]+)"$/gm)].map(([, scripts = '']) => scripts.split(','))
    expect(namesOf(parts.flatMap(stepsFor))).toEqual(expect.arrayContaining(namesOf(allSteps)))
  })
})
