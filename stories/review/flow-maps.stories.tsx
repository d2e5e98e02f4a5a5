import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { paths } from '../../src/pages/links/paths.ts'
import { wordsOf } from '../../tools/flow-map/arrows.ts'
import { counts } from '../../tools/flow-map/counts.ts'
import type { Flow } from '../../tools/flow-map/flow.ts'
import { flows } from '../../tools/flow-map/flows.ts'
import { findStoryIds, idOfLink } from './find-story-ids.ts'
import { FlowMapDrawing } from './flow-map-drawing.tsx'
import { FlowMapsPage } from './flow-maps-page.tsx'
import { isSameArgs } from './same-args.ts'

const meta = preview.meta({
  title: 'Review/Flow maps',
  component: FlowMapsPage,
  argTypes: { flow: { control: 'select', options: flows.map(({ id }) => id) } },
})

function flowOf(id: string | undefined): Flow {
  const flow = flows.find((one) => one.id === id)
  if (!flow) throw new Error(`There is no flow ${id}.`)
  return flow
}

/** Asks of a map: every state of the walk is a box with room for its words, and every link leads to a story that there is. */
async function expectMap(map: Element | undefined, flow: Flow) {
  await expect(map).toHaveAccessibleName(`Map: ${flow.title}`)
  // By their elements: asking for the roles of every box of every flow takes seconds.
  const boxes = [...(map?.querySelectorAll('li') ?? [])]
  const names = boxes.map((box) => box.querySelector('code')?.textContent)
  await expect(names.toSorted()).toEqual(flow.states.map(({ name }) => name).toSorted())
  const full = boxes.filter(({ firstElementChild: box }) => box && box.scrollHeight > box.clientHeight)
  await expect(full).toEqual([])

  const links = [...(map?.querySelectorAll('a') ?? [])]
  await expect(links).toHaveLength(flow.states.length - counts([flow]).unshown)
  await expectStories(links)
}

/** Asks of links whether there are the stories that they lead to. */
async function expectStories(links: HTMLElement[]) {
  const ids = await findStoryIds()
  await expect(links.map(idOfLink).filter((id) => !id || !ids.includes(id))).toEqual([])
}

/** Asks of a page about one flow: its map, its tests, and in words every edge of the walk. */
async function expectFlow(root: HTMLElement, id: string | undefined) {
  const flow = flowOf(id)
  const canvas = within(root)
  await expect(canvas.getByRole('heading', { level: 2, name: flow.title })).toBeVisible()
  await expectMap(canvas.getByRole('region', { name: /^Map/ }), flow)
  const edges = within(canvas.getByRole('table', { name: 'Edges' }))
    .getAllByRole('row')
    .slice(1)
  const events = edges.map((row) => row.children[1]?.textContent)
  await expect(events).toEqual(flow.edges.map(wordsOf))
  await expect(canvas.getByText(flow.test)).toBeVisible()
}

export const Default = meta.story({
  name: 'All flows',
  play: async ({ canvas, args, initialArgs }) => {
    if (!isSameArgs(args, initialArgs)) return
    const { states, edges, stories } = counts(flows)
    for (const [name, count] of Object.entries({ flows: flows.length, states, edges, stories })) {
      await expect(canvas.getByText(name, { selector: 'dt' }).nextElementSibling).toHaveTextContent(`${count}`)
    }
    const main = within(canvas.getByRole('main'))
    const links = main.getAllByRole('link')
    const names = links.map(({ textContent }) => textContent)
    await expect(names.slice(0, flows.length)).toEqual(flows.map(({ title }) => title))
    // Every screen is a row, and leads to the first sight of others.
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
    if (!isSameArgs(args, initialArgs)) return
    await expectFlow(canvasElement, args.flow)
    const nav = within(canvas.getByRole('navigation', { name: 'Flows' }))
    // A narrow window shows nothing of the list but "All flows".
    await expect(nav.getByRole('link', { current: 'page', hidden: true })).toHaveTextContent(flowOf(args.flow).title)
    // By keyboard: into the map, and on to its first box.
    const map = canvas.getByRole('region', { name: /^Map/ })
    map.focus()
    await userEvent.tab()
    await expect(within(map).getAllByRole('link')[0]).toHaveFocus()
  },
})

export const Wizard = meta.story({
  name: 'A wizard: every way to set up two-step verification',
  args: { flow: 'force_set_two_step' },
  play: async ({ canvas, canvasElement, args, initialArgs }) => {
    if (!isSameArgs(args, initialArgs)) return
    await expectFlow(canvasElement, args.flow)
    await expect(canvas.getByRole('link', { name: /^Choose verification method/ })).toBeVisible()
  },
})

export const Unshown = meta.story({
  name: 'A state that no story can hold says why',
  args: { flow: 'slider' },
  play: async ({ canvas, canvasElement, args, initialArgs }) => {
    if (!isSameArgs(args, initialArgs)) return
    await expectFlow(canvasElement, args.flow)
    const states = within(canvas.getByRole('table', { name: 'States' }))
    await expect(within(states.getByRole('row', { name: /^starting/ })).getByText(/^None: /)).toBeVisible()
  },
})

export const Anywhere = meta.story({
  name: 'What can happen nearly everywhere is said in the box',
  args: { flow: 'activation' },
  play: async ({ canvas, canvasElement, args, initialArgs }) => {
    if (!isSameArgs(args, initialArgs)) return
    await expectFlow(canvasElement, args.flow)
    await expect(canvas.getByText('from any: token-refused')).toBeVisible()
  },
})

export const Phone = meta.story({
  name: 'On a phone: the map scrolls in its own frame',
  args: { flow: 'qr-login' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, args, initialArgs }) => {
    if (!isSameArgs(args, initialArgs)) return
    await expectFlow(canvasElement, args.flow)
    const map = canvas.getByRole('region', { name: /^Map/ })
    await expect(map.scrollWidth).toBeGreaterThan(map.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
    await expect(canvas.getByRole('link', { name: 'All flows' })).toBeVisible()
  },
})

export const EveryFlow = meta.story({
  name: 'The maps of all flows',
  tags: ['!dev'],
  // Many screens of maps; those worth a picture have one above.
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
  name: 'An address with a flow that is no more',
  tags: ['!dev'],
  args: { flow: 'gone' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no flow “gone”.')
    await expect(within(canvas.getByRole('main')).getByRole('link', { name: 'Login' })).toBeVisible()
  },
})
