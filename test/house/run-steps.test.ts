import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { evaluate, runSteps } from '../../tools/run-steps.ts'
import { allSteps, gateSteps, type Step, steps, stepsFor } from '../../tools/test-steps.ts'

const listScripts = (steps: Step[]) => steps.map(({ script }) => script)
const unit: Step = { script: 'test:unit', hasTests: true, expectedOutput: /^Tests: .*$/m }
const threePassed = { numPassedTests: 3, numFailedTests: 0 }

test.each<[string, Step, boolean, string, Parameters<typeof evaluate>[3], object]>([
  [
    'that passes gets its counts from its report and its note from its output',
    unit,
    true,
    'log\nTests: 3\n',
    threePassed,
    { passed: 3, failed: 0, note: 'Tests: 3' },
  ],
  ['fails without a report', unit, true, 'Tests: 3', undefined, { passed: 0, failed: 1 }],
  ['fails if it ran no tests', unit, true, 'Tests: 0', { ...threePassed, numPassedTests: 0 }, { passed: 0, failed: 1 }],
  ['fails if its script fails although all tests pass', unit, false, 'Tests: 3', threePassed, { passed: 3, failed: 1 }],
  ['fails without the expected output', unit, true, '', threePassed, { passed: 3, failed: 1 }],
  ['is reported as one check if it has no tests', { script: 'build' }, false, '', undefined, { passed: 0, failed: 1 }],
])('a step %s', (_, step, isSuccess, output, report, expected) => {
  expect(evaluate(step, isSuccess, output, report)).toMatchObject(expected)
})

test('a step that throws is reported as failed, and the other steps still run', async () => {
  const crashingStep = { ...unit, script: 'test:crashing' }
  const results = await runSteps([crashingStep, unit], ({ script }) =>
    script === 'test:crashing'
      ? Promise.reject(new Error('planted'))
      : Promise.resolve({ script, seconds: 0, passed: 3, failed: 0, failures: [] }),
  )
  expect(results.map(({ passed, failed }) => [passed, failed])).toEqual([
    [0, 1],
    [3, 0],
  ])
})

test('the steps are npm scripts, and include every check and test script', () => {
  const names = listScripts(steps)
  expect(Object.keys(manifest.scripts)).toEqual(expect.arrayContaining(names))
  // `check:messages` is part of `test:unit`, and `test:all` runs the steps.
  const excludedScripts = ['check:messages', 'test:all']
  const checks = Object.keys(manifest.scripts).filter(
    (name) => /^(check|test):/.test(name) && !excludedScripts.includes(name),
  )
  expect(names).toEqual(expect.arrayContaining(checks))
})

test('the full run includes every gate step or its replacements, and the nightly workflow includes the full run', () => {
  const includedScripts = gateSteps.flatMap(({ script, replacedBy }) => replacedBy ?? [script])
  expect(listScripts(allSteps)).toEqual(expect.arrayContaining(includedScripts))
  for (const steps of [gateSteps, allSteps])
    expect(listScripts(steps)).toEqual(expect.arrayContaining(steps.flatMap(({ after = [] }) => after)))
  const workflow = readFileSync(join(import.meta.dirname, '../../.github/workflows/all-checks.yml'), 'utf8')
  const scriptLists = [...workflow.matchAll(/^ +steps: "([^"]+)"$/gm)].map(([, scripts = '']) => scripts.split(','))
  expect(listScripts(scriptLists.flatMap(stepsFor))).toEqual(expect.arrayContaining(listScripts(allSteps)))
})
