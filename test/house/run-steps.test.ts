import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { endAll, evaluate, runStep, runSteps } from '../../tools/run-steps.ts'
import { ofAll, ofEachChange, type Step, steps, stepsFor } from '../../tools/test-steps.ts'
import { plant, plantedFolder } from './planted-folder.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

describe('a step', () => {
  const folder = plantedFolder({ 'reports/old.json': JSON.stringify({ numPassedTests: 7, numFailedTests: 0 }) })
  const leaveReport = (name: string, report: object) => {
    plant(folder, { [`${name}.draft`]: JSON.stringify(report) })
    return `cp ${name}.draft reports/${name}.json; exit 1`
  }
  const assertionResults = [
    { status: 'passed', fullName: 'works' },
    { status: 'failed', fullName: 'breaks' },
  ]
  const named = { numPassedTests: 1, numFailedTests: 1 }
  const scripts = {
    good: 'echo fine',
    bad: 'echo what went wrong >&2; exit 3',
    endless: 'sleep 60',
    'test:pictures': leaveReport('pictures', { numPassedTests: 7, numFailedTests: 2 }),
    'test:named': leaveReport('named', {
      ...named,
      testResults: [{ name: join(folder, 'test/a.test.ts'), assertionResults }],
    }),
    'test:old': 'exit 0',
  }
  plant(folder, { 'package.json': JSON.stringify({ scripts }) })

  test('without counts counts as one check', async () => {
    expect(await runStep({ script: 'good' }, folder)).toMatchObject({ passed: 1, failed: 0 })
    const bad = await runStep({ script: 'bad' }, folder)
    expect(bad).toMatchObject({ passed: 0, failed: 1 })
    expect(bad.output).toContain('what went wrong')
  })

  test('with a report has the counts of the report', async () => {
    const step: Step = { script: 'test:pictures', counts: 'report' }
    expect(await runStep(step, folder)).toMatchObject({ passed: 7, failed: 2 })
  })

  test('names its failed tests', async () => {
    const { failures } = await runStep({ script: 'test:named', counts: 'report' }, folder)
    expect(failures).toEqual([{ file: 'test/a.test.ts', name: 'breaks' }])
  })

  test('cannot pass because of an earlier report', async () => {
    const step: Step = { script: 'test:old', counts: 'report' }
    expect(await runStep(step, folder)).toMatchObject({ passed: 0, failed: 1, note: 'wrote no report' })
  })

  test('that does not end is stopped, at its limit or with all steps', async () => {
    expect(await runStep({ script: 'endless' }, folder, 300)).toMatchObject({ passed: 0, failed: 1 })
    const outcome = runStep({ script: 'endless' }, folder)
    setTimeout(endAll, 300)
    expect(await outcome).toMatchObject({ passed: 0, failed: 1 })
  })

  const counting: Step = { script: 'test:unit', counts: 'vitest' }
  const scoring: Step = { script: 'test:score', says: /score \d+/ }
  const both: Step = { ...counting, says: /^Journeys: .*$/m }
  const three = { numPassedTests: 3, numFailedTests: 0 }
  test.each<[string, Step, boolean, Parameters<typeof evaluate>[2], string, object]>([
    ['that ran no test', counting, true, { ...three, numPassedTests: 0 }, '', { passed: 0, failed: 1 }],
    ['that failed outside its tests', counting, false, three, '', { passed: 3, failed: 1 }],
    ['with failures', counting, false, { ...three, numFailedTests: 2 }, '', { passed: 3, failed: 2 }],
    ['with skipped tests', counting, true, { ...three, numPendingTests: 1 }, '', { note: '1 skipped' }],
    ['that compared nothing', counting, true, { ...three, notCompared: 'no' }, '', { failed: 0, note: 'no' }],
    ['with the expected output', scoring, true, undefined, 'so\nscore 96 of 100', { passed: 1, note: 'score 96' }],
    [
      'with the expected output, but failed',
      scoring,
      false,
      undefined,
      'score 12',
      { passed: 0, failed: 1, note: 'score 12' },
    ],
    ['without the expected output', scoring, true, undefined, 'score NaN', { passed: 0, failed: 1 }],
    [
      'with counts and a note',
      both,
      true,
      { ...three, numPendingTests: 1 },
      'so\nJourneys: chromium 3\n',
      { passed: 3, failed: 0, note: 'Journeys: chromium 3; 1 skipped' },
    ],
    ['with counts, without the expected output', both, true, three, 'nothing', { passed: 3, failed: 1 }],
  ])('%s', (_, step, isSuccess, report, output, expected) => {
    expect(evaluate(step, isSuccess, report, output)).toMatchObject(expected)
  })
})

describe('the steps', () => {
  /** Runs steps that take a moment and fail by name; returns the output and which steps ran at the same time. */
  async function runFakes(fakes: Step[], failing: string[] = []) {
    const printed: string[] = []
    const together: string[][] = []
    const running: string[] = []
    const sums = await runSteps(fakes, {
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
    return { sums, printed, together }
  }

  test('run two at a time, and alone if they must', async () => {
    const { sums, together } = await runFakes([
      { script: 'a' },
      { script: 'b' },
      { script: 'c', isAlone: true },
      { script: 'd' },
    ])
    expect(sums).toMatchObject({ passed: 4, failed: 0 })
    expect(together).toContainEqual(['a', 'b'])
    expect(together).toContainEqual(['c'])
    expect(together.every((scripts) => scripts.length <= 2)).toBe(true)
  })

  test('wait for the steps they need, and fail with them', async () => {
    const { sums, printed } = await runFakes([{ script: 'late', after: ['early'] }, { script: 'early' }], ['early'])
    expect(sums).toMatchObject({ passed: 0, failed: 2, steps: [{ script: 'early' }, { script: 'late', failed: 1 }] })
    expect(printed[0]).toMatch(/^✗ early: .*\nearly said/)
    expect(printed[1]).toContain('not run, because early failed')
  })

  test('print none of their output if they pass', async () => {
    expect((await runFakes([{ script: 'a' }])).printed).toEqual([
      expect.stringMatching(/^✓ a: 1 passed, 0 failed \(.* s\)$/),
    ])
  })

  test('are all npm scripts, and every checking script is a step', () => {
    const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as { scripts: Record<string, string> }
    const names = steps.map(({ script }) => script)
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(names))
    // Other steps run all of these.
    const others = ['check:texts', 'check:budgets', 'test:all']
    const checks = Object.keys(scripts).filter((name) => /^(check|test):/.test(name) && !others.includes(name))
    expect(names).toEqual(expect.arrayContaining(checks))
  })

  test('of each change are all part of the full run, directly or within others, and include what they need', () => {
    const namesOf = (some: Step[]) => some.map(({ script }) => script)
    const included = ofEachChange.flatMap(({ script, within }) => within ?? [script])
    expect(namesOf(ofAll)).toEqual(expect.arrayContaining(included))
    for (const some of [ofEachChange, ofAll])
      expect(namesOf(some)).toEqual(expect.arrayContaining(some.flatMap(({ after = [] }) => after)))
  })

  test('can be selected one by one, each with what it needs', () => {
    expect(stepsFor(['test:deploy']).map(({ script }) => script)).toEqual(['build', 'test:build', 'test:deploy'])
    expect(() => stepsFor(['test:none'])).toThrow('There is no step named test:none.')
  })

  test('are all run every night by some job', () => {
    const workflow = readFileSync(`${root}.github/workflows/whole.yml`, 'utf8')
    const parts = [...workflow.matchAll(/^ +steps: "([^"]+)"$/gm)].map(([, scripts = '']) => scripts.split(','))
    const run = parts.flatMap((scripts) => stepsFor(scripts)).map(({ script }) => script)
    expect(run).toEqual(expect.arrayContaining(ofAll.map(({ script }) => script)))
  })
})
