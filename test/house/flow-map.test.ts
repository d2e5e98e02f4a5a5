import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type TwoStepFlowId, twoStepFlow, twoStepFlows } from '../../src/flows/two-step/two-step.steps.ts'
import { drawMap, walksFile } from '../../tools/flow-map/map.ts'
import { storyOf } from '../../tools/flow-map/stories.ts'
import { edgesOf, nameOf } from '../../tools/flow-map/walks.ts'

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')
const flows = Object.keys(twoStepFlows) as TwoStepFlowId[]

test('docs/flows.md is current', () => {
  expect(read('docs/flows.md') === drawMap(), 'run `npm run flows:generate`').toBe(true)
})

test('each step of each flow names a story that there is', () => {
  const steps = flows.flatMap((flow) => twoStepFlow(flow).steps.map(({ id }) => storyOf(flow, id)))
  expect(steps.length).toBeGreaterThan(20)
  for (const { file, name } of steps)
    expect(read(file), `${file} has no ${name}`).toContain(`export const ${name} = meta.story(`)
})

test('each edge of each flow stands on the map, with the test that walks it', () => {
  const map = drawMap()
  for (const flow of flows) {
    for (const edge of edgesOf(flow)) expect(map).toContain(`| ${flow} > ${nameOf(edge)} |`)
  }
  // That test takes its edges from the very same place.
  expect(read(walksFile)).toContain('edgesOf(flow).map(')
})
