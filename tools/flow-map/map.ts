import {
  type TwoStepEnding,
  type TwoStepFlowId,
  type TwoStepStepId,
  twoStepFlow,
  twoStepFlows,
} from '../../src/flows/two-step/two-step.steps.ts'
import { storyOf } from './stories.ts'
import { type Edge, edgesOf, nameOf } from './walks.ts'

export const walksFile = 'test/flows/two-step.walks.test.ts'

const flowWords: Record<TwoStepFlowId, string> = {
  set_two_step: 'A member turns it on, from the overview or its section (TWO-09).',
  modify_two_step: 'A member wants another method (TWO-10).',
  close_two_step: 'A member turns it off (TWO-11). Where the enterprise requires it, this is not offered.',
  force_set_two_step: 'A login asks for the set-up before it goes on (TWO-12), at `/two-step-setup`.',
  type_set: 'The settings with `type=set`: `/security/two-step?type=set` (SCR-16).',
  type_modify: 'The settings with `type=modify`: `/security/two-step?type=modify` (SCR-16).',
}

const stepWords: Record<TwoStepStepId, string> = {
  'set-password': 'Set a login password',
  'verify-identity': 'Verify identity',
  'choose-method': 'Choose verification method',
  sms: 'Verify a phone',
  wechat: 'Connect WeChat',
  'download-app': 'Get the authenticator',
  google: 'Set up the authenticator',
}

const endingWords: Record<TwoStepEnding, string> = {
  'open-set': 'Go to the settings with type=set',
  'open-modify': 'Go to the settings with type=modify',
  'turn-off': 'Ask once more, turn it off, say that it is closed',
  'log-in': 'Say that it is enabled, log in',
  'say-enabled': 'Say that it is enabled, back to the section',
  'say-modified': 'Say that it is modified, back to the section',
}

/** When a way goes along an edge; nothing where there is no other. */
function conditionOf(flow: TwoStepFlowId, { from, to, kind }: Edge): string {
  if (kind === 'back') return 'Back'
  const when = twoStepFlow(flow).steps.find(({ id }) => id === to)?.when
  // Where the whole step before is of one method, so is what follows.
  const isOnBranch = twoStepFlow(flow).steps.find(({ id }) => id === from)?.when === when
  if (when) return isOnBranch ? '' : when
  const others = edgesOf(flow).filter((edge) => edge.from === from && edge.kind === 'on')
  return others.length > 1 ? 'otherwise' : ''
}

function drawFlow(flow: TwoStepFlowId): string {
  const { ending, steps } = twoStepFlow(flow)
  const nodes = [
    '  begin((begin))',
    ...steps.map(({ id }) => `  ${id}["${stepWords[id]}"]`),
    `  end_(["${endingWords[ending]}"])`,
  ]
  const edges = edgesOf(flow).map((edge) => {
    const condition = conditionOf(flow, edge)
    const arrow = edge.kind === 'back' ? '-.->' : '-->'
    return `  ${edge.from} ${arrow}${condition && `|${condition}|`} ${edge.to === 'end' ? 'end_' : edge.to}`
  })
  return ['```mermaid', 'flowchart TD', ...nodes, ...edges, '```'].join('\n')
}

function listSteps(flow: TwoStepFlowId): string {
  const rows = twoStepFlow(flow).steps.map(({ id }) => `| ${id} | ${stepWords[id]} | \`${storyOf(flow, id).id}\` |`)
  return ['| step | what it asks for | story |', '|---|---|---|', ...rows].join('\n')
}

function listEdges(flow: TwoStepFlowId): string {
  const rows = edgesOf(flow).map((edge) => {
    const name = nameOf(edge)
    return `| ${name} | ${conditionOf(flow, edge)} | ${flow} > ${name} |`
  })
  return [`| edge | when | test in \`${walksFile}\` |`, '|---|---|---|', ...rows].join('\n')
}

/** The flow map as a page of Markdown: what a person can go through, drawn from the table that the wizard itself goes by. */
export function drawMap(): string {
  const flows = Object.keys(twoStepFlows) as TwoStepFlowId[]
  const parts = flows.map((flow) =>
    [`## ${flow}`, flowWords[flow], drawFlow(flow), listSteps(flow), listEdges(flow)].join('\n\n'),
  )
  const head = [
    '# The flows of two-step verification',
    'Drawn from the table of steps, `src/flows/two-step/two-step.steps.ts`, by `npm run flows:generate`; a test fails when it is not current. Dotted lines lead back. Each step names the story that shows it; each edge is walked by a test of its name, on every account and every offer of methods that there can be.',
  ]
  return `${[...head, ...parts].join('\n\n')}\n`
}
