import { storyIdOf } from '../story-id.ts'
import { counts } from './counts.ts'
import type { Edge } from './edges.ts'
import { areas, type Flow } from './flow.ts'
import type { ScreenLink } from './screen-links.ts'
import { drawScreens } from './screens-map.ts'
import { nameOfTest, walksFile } from './test-names.ts'

/** Node ids have a prefix, since Mermaid reserves some words. */
const idOf = (name: string) => `at-${name.replaceAll(' ', '-')}`

function drawEdge({ from, fromName, event, to, when, kind }: Edge): string[] {
  // These are listed in the table: an arrow from every box to itself would only obscure the others.
  if (kind === 'stay') return []
  const label = when ? `${event}: ${when}` : event
  const source = from.length > 1 ? `${idOf(fromName)}([${fromName}])` : idOf(fromName)
  return [`  ${source} ${kind === 'back' ? '-.->' : '-->'}|${label}| ${idOf(to)}`]
}

function drawFlow({ begin, states, edges }: Flow): string {
  const nodes = states.map(({ name, words }) => `  ${idOf(name)}["${words}"]`)
  return [
    '```mermaid',
    'flowchart TD',
    '  begin((begin))',
    ...nodes,
    `  begin --> ${idOf(begin)}`,
    ...edges.flatMap(drawEdge),
    '```',
  ].join('\n')
}

function listStates({ states }: Flow): string {
  const rows = states.map(({ name, words, shown }) => {
    const story = 'none' in shown ? shown.none : `\`${storyIdOf(shown)}\``
    return `| ${name} | ${words} | ${story} |`
  })
  return ['| state | what it is | story |', '|---|---|---|', ...rows].join('\n')
}

function listEdges(flow: Flow): string {
  const rows = flow.edges.map((edge) => {
    const cells = [edge.fromName, edge.event, edge.when ?? '', edge.to, nameOfTest(flow, edge)]
    return `| ${cells.join(' | ')} |`
  })
  return [`| from | event | when | to | test in \`${walksFile}\` |`, '|---|---|---|---|---|', ...rows].join('\n')
}

function listFlows(flows: readonly Flow[]): string {
  const rows = flows.map((flow) => {
    const { states, edges, stories } = counts([flow])
    return `| ${flow.title} | \`${flow.source}\` | ${states} | ${edges} | ${stories} |`
  })
  return ['| flow | machine | states | edges | stories |', '|---|---|--:|--:|--:|', ...rows].join('\n')
}

/** Writes the flow maps as Markdown, as found by walking through each flow's machine. */
export function drawMap(flows: readonly Flow[], links: readonly ScreenLink[]): string {
  const { states, edges, stories } = counts(flows)
  const head = [
    '# The flows',
    `Written by \`npm run flows:generate\`, which walks through the machines of \`src/flows\`; a test fails when it is not current. It is ${flows.length} flows with ${states} states, ${edges} edges and ${stories} stories. In Storybook they are **Review / Flow maps**.`,
    'Each state names the story that shows it. Each edge names the test that walks it: that test reads its row here, so a machine that goes another way fails until the row says so. Dotted lines lead back. `any` is every other state of the flow; `itself` says that something changes, but not the state.',
    listFlows(flows),
  ]
  const parts = areas.flatMap((area) => [
    `## ${area}`,
    ...flows
      .filter((flow) => flow.area === area)
      .map((flow) => [`### ${flow.title}`, flow.about, drawFlow(flow), listStates(flow), listEdges(flow)].join('\n\n')),
  ])
  return `${[...head, ...parts, drawScreens(links)].join('\n\n')}\n`
}
