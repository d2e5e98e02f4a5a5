import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { paths } from '../../../src/pages/links/paths.ts'
import { wordsOf } from '../../../tools/flow-map/edges.ts'
import { countFlows, type Flow } from '../../../tools/flow-map/flow.ts'
import { flows } from '../../../tools/flow-map/flows.ts'
import { hasSameArgs } from '../keep-args.ts'
import { FlowMapDrawing } from './drawing.tsx'
import { FlowMapsPage } from './flow-maps-page.tsx'
import { readStoryIds } from './story-ids.ts'

const meta = preview.meta({
  title: 'Review/Flow maps',
  component: FlowMapsPage,
  args: { flow: 'all' },
  argTypes: { flow: { control: 'select', options: ['all', ...flows.map(({ id }) => id)] } },
})

function flowOf(id: string | undefined): Flow {
  const flow = flows.find((one) => one.id === id)
  if (!flow) throw new Error(`There is no flow ${id}.`)
  return flow
}

/** Checks that the links lead to stories that exist. */
async function expectStories(links: HTMLElement[]) {
  const ids = await readStoryIds()
  const broken = links.filter((link) => {
    const [, id = ''] = /^\.\/\?path=\/story\/([^&]+)/.exec(link.getAttribute('href') ?? '') ?? []
    return !ids.has(id)
  })
  await expect(broken).toEqual([])
}

/** Checks that every state is a box whose text fits, every transition is an arrow, and every link leads to a story. */
async function expectMap(map: Element | undefined, { title, states, edges }: Flow) {
  await expect(map).toHaveAccessibleName(`Map: ${title}`)
  // Finds the boxes by CSS, because querying every box of every flow by role takes seconds.
  const boxes = [...(map?.querySelectorAll('li') ?? [])]
  const names = boxes.map((box) => box.querySelector('code')?.textContent)
  await expect(names).toEqual(states.map(({ name }) => name))
  const overflowing = boxes.filter(({ firstElementChild: box }) => box && box.scrollHeight > box.clientHeight)
  await expect(overflowing).toEqual([])
  const transitions = new Set(edges.flatMap(({ from, to, kind }) => (kind === 'stay' ? [] : [`${from} ${to}`])))
  await expect(map?.querySelectorAll('polyline')).toHaveLength(transitions.size)
  const links = [...(map?.querySelectorAll('a') ?? [])]
  await expect(links).toHaveLength(states.filter(({ shown }) => !('none' in shown)).length)
  await expectStories(links)
}

/** Checks the page of a flow: its map, its tests, and a line for every edge. */
async function expectFlow(root: HTMLElement, id: string | undefined) {
  const flow = flowOf(id)
  const canvas = within(root)
  await expect(canvas.getByRole('heading', { level: 2, name: flow.title })).toBeVisible()
  await expectMap(canvas.getByRole('region', { name: /^Map/ }), flow)
  const table = canvas.getByRole('table', { name: 'States' })
  const events = Array.from(table.querySelectorAll('li'), ({ textContent }) => textContent)
  await expect(events).toEqual(flow.edges.map((edge) => `${wordsOf(edge)} → ${edge.to}`))
  await expect(canvas.getByText(flow.test)).toBeVisible()
}

export const Default = meta.story({
  name: 'All flows',
  play: async ({ canvas, args, initialArgs }) => {
    if (!hasSameArgs(args, initialArgs)) return
    const { states, edges } = countFlows(flows)
    await expect(canvas.getByRole('status')).toHaveTextContent(
      `${flows.length} flows, ${states} states, ${edges} edges, `,
    )
    const links = canvas.getAllByRole('link')
    const names = links.map(({ textContent }) => textContent)
    await expect(names.slice(0, flows.length)).toEqual(flows.map(({ title }) => title))
    // Every screen is a row, with links to the initial views of others.
    const screens = within(canvas.getByRole('table', { name: 'From screen to screen' })).getAllByRole('rowheader')
    await expect(screens.map(({ textContent }) => textContent)).toEqual([...paths])
    await expect(names.length).toBeGreaterThan(flows.length + 2 * paths.length)
    await expectStories(links)
  },
})

export const OneFlow = meta.story({
  name: 'One flow, with its branches',
  args: { flow: 'recover-password' },
  play: async ({ canvas, canvasElement, args, initialArgs, userEvent }) => {
    if (!hasSameArgs(args, initialArgs)) return
    await expectFlow(canvasElement, args.flow)
    // By keyboard: from the map to its first box.
    const map = canvas.getByRole('region', { name: /^Map/ })
    map.focus()
    await userEvent.tab()
    await expect(within(map).getAllByRole('link')[0]).toHaveFocus()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Flow' }), flowOf('activation').title)
    await expectFlow(canvasElement, 'activation')
    // Events that can happen in nearly every state have their own row.
    await expect(canvas.getByRole('rowheader', { name: 'any' })).toBeVisible()
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Flow' }), flowOf(args.flow).title)
  },
})

export const Unshown = meta.story({
  name: 'State without a story, with the reason',
  args: { flow: 'slider' },
  play: async ({ canvas, canvasElement, args, initialArgs }) => {
    if (!hasSameArgs(args, initialArgs)) return
    await expectFlow(canvasElement, args.flow)
    await expect(within(canvas.getByRole('row', { name: /^starting/ })).getByText(/^None: /)).toBeVisible()
  },
})

export const Phone = meta.story({
  name: 'On a phone',
  args: { flow: 'qr-login' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args, initialArgs }) => {
    if (!hasSameArgs(args, initialArgs)) return
    await expectFlow(canvasElement, args.flow)
    const map = canvas.getByRole('region', { name: /^Map/ })
    await expect(map.scrollWidth).toBeGreaterThan(map.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const EveryFlow = meta.story({
  name: 'All maps',
  tags: ['!dev'],
  render: () => (
    <main>
      {flows.map((flow) => (
        <FlowMapDrawing key={flow.id} flow={flow} />
      ))}
    </main>
  ),
  play: async ({ canvasElement }) => {
    const maps = canvasElement.querySelectorAll('section')
    await expect(maps).toHaveLength(flows.length)
    for (const [index, flow] of flows.entries()) await expectMap(maps[index], flow)
  },
})

export const Unknown = meta.story({
  name: 'Link to a flow that no longer exists',
  tags: ['!dev'],
  args: { flow: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no flow “gone”.')
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible()
  },
})
