// What is on the page of a story: how it is found, and what is asked of it. Read it as a namespace: `page.busy('login.submit')`.
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Stage } from '../../.storybook/stage.ts'
import { textsOf } from '../../.storybook/texts.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import type { Say, Words } from '../../test/screens/words.ts'

export type PlayContext = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'globals' | 'loaded' | 'step'>

/** A part of a play: something that a person does, or a check of what is seen then. */
export type Part = (context: PlayContext) => unknown

/** Something on the page, as a person finds it. */
export type Find = (context: PlayContext) => HTMLElement | Promise<HTMLElement>

/** A text of the page by its id, alone or with what stands in it: `['sms-code.countdown', { seconds: 60 }]`. */
export type Text = MessageId | readonly [id: MessageId, values: Record<string, string | number>]

/** What something is called: a text, what is made of several, or a pattern. */
export type Name = Text | RegExp | ((context: PlayContext) => string)

export const stageOf = ({ loaded }: Pick<PlayContext, 'loaded'>) => (loaded as { stage: Stage }).stage

/** Looks words up in the language of the story. */
export function say({ globals }: Pick<PlayContext, 'globals'>, name: Text | Words): string {
  const t = textsOf({ globals }).t as (id: MessageId, values?: Record<string, string | number>) => string
  const sayWords: Say = (words, values) => (typeof words === 'function' ? words(sayWords) : t(words, values))
  return typeof name === 'object' ? t(...name) : sayWords(name)
}

/** What a name says in the language of the story. */
function nameIn(context: PlayContext, name: Name): string | RegExp {
  if (name instanceof RegExp) return name
  return typeof name === 'function' ? name(context) : say(context, name)
}

/** The calls of this path that reached the account service and kept the contract, oldest first. */
export const callsTo = (context: Pick<PlayContext, 'loaded'>, path: string) =>
  stageOf(context).service.calls.filter((call) => call.path === path)

/** The alert over the page, once it is there; there is never more than one (WID-09). */
export async function findAlert(): Promise<HTMLElement> {
  const alerts = await screen.findAllByRole('alertdialog')
  await expect(alerts).toHaveLength(1)
  return alerts[0] as HTMLElement
}

export const byRole =
  (role: string) =>
  (name: Name): Find =>
  (context) =>
    context.canvas.findByRole(role, { name: nameIn(context, name) })

export const button = byRole('button')
export const link = byRole('link')
export const image = byRole('img')
export const heading = byRole('heading')

/** The page's own heading, once it says this. */
export const title =
  (name: Name): Find =>
  (context) =>
    context.canvas.findByRole('heading', { level: 1, name: nameIn(context, name) })

export const text =
  (words: Name): Find =>
  (context) =>
    context.canvas.findByText(nameIn(context, words))

/** What is no text of the page, such as a name or a number. */
export const literal =
  (words: string): Find =>
  ({ canvas }) =>
    canvas.findByText(words)

/** The field with this label. */
export const field =
  (label: Text): Find =>
  (context) =>
    context.canvas.findByLabelText(say(context, label), { selector: 'input' })

/** The same, looked for on the whole screen: what lies over the page is not in it. */
export const anywhere =
  (find: Find): Find =>
  (context) =>
    find({ ...context, canvas: within(document.body) })

const holds =
  (find: Find, check: (found: HTMLElement, context: PlayContext) => unknown): Part =>
  (context) =>
    waitFor(async () => check(await find(context), context))

export const attribute = (find: Find, name: string, value?: string) =>
  holds(find, (found) => expect(found).toHaveAttribute(name, value ?? expect.anything()))

export const focused = (find: Find) => holds(find, (found) => expect(found).toHaveFocus())

/** The page has come to this title, and says so: it has the focus (AC-6). */
export const movedTo = (name: Name) => focused(title(name))

export const inField = (label: Text) => focused(field(label))

export const disabled = (find: Find) => holds(find, (found) => expect(found).toBeDisabled())
export const checked = (find: Find) => holds(find, (found) => expect(found).toBeChecked())

/** Nothing keeps a button from being pressed. */
export const ready = (name: Text) =>
  holds(button(name), async (found) => {
    await expect(found).not.toHaveAttribute('aria-disabled')
    await expect(found).not.toHaveAttribute('aria-busy', 'true')
  })

/** A button says that something is missing. */
export const unready = (name: Text) => attribute(button(name), 'aria-disabled', 'true')

/** A button says that its call is on its way. */
export const busy = (name: Text) => attribute(button(name), 'aria-busy', 'true')

/** The page is covered while its call runs (WID-15). */
export const blocked: Find = text('blocker.label')

export const leads = (name: Name, href: string) => attribute(link(name), 'href', href)

export const completes = (label: Text, autocomplete: string) => attribute(field(label), 'autocomplete', autocomplete)

export const value = (label: Text, expected: string) =>
  holds(field(label), (found) => expect(found).toHaveValue(expected))

export const invalid = (label: Text) => holds(field(label), (found) => expect(found).toBeInvalid())

/** A secret was wrong: its field is marked, empty, and in focus (IN-8, IN-9). */
export const refused = (label: Text) =>
  holds(field(label), async (found) => {
    await expect(found).toBeInvalid()
    await expect(found).toHaveValue('')
    await expect(found).toHaveFocus()
  })

/** What is wrong with a form as a whole. */
export const formError: Find = ({ canvas }) => canvas.findByRole('alert')

/** What stands under a field, and nothing else. */
export const described = (label: Text, words: Name) =>
  holds(field(label), (found, context) => expect(found).toHaveAccessibleDescription(nameIn(context, words)))

/** There is none of this role, or none that is called so. */
export const none =
  (role: string, name?: Text): Part =>
  (context) =>
    waitFor(() =>
      expect(context.canvas.queryByRole(role, name && { name: say(context, name) })).not.toBeInTheDocument(),
    )

export const noText =
  (words: Name): Part =>
  (context) =>
    waitFor(() => expect(context.canvas.queryByText(nameIn(context, words))).not.toBeInTheDocument())

export const noField =
  (label: Text): Part =>
  (context) =>
    waitFor(() => expect(context.canvas.queryByLabelText(say(context, label))).not.toBeInTheDocument())

/** One alert over the page says this, and perhaps more below. */
export const alertSays =
  (words: Name, detail?: Text): Part =>
  (context) =>
    waitFor(async () => {
      const found = await findAlert()
      await expect(found).toHaveAccessibleName(nameIn(context, words))
      if (detail) await expect(found).toHaveAccessibleDescription(say(context, detail))
    })

export const noDialog: Part = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export const noAlert: Part = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

/** What a toast says, beside its words for screen readers. */
export const toasts =
  (words: Text): Part =>
  async (context) =>
    expect((await screen.findAllByText(say(context, words)))[0]).toBeVisible()

/** Where the page went, in order, and nowhere else. */
export const went =
  (...visits: readonly (string | RegExp)[]): Part =>
  (context) => {
    const expected = visits.map((visit): unknown => (visit instanceof RegExp ? expect.stringMatching(visit) : visit))
    return waitFor(() => expect(stageOf(context).visits).toEqual(expected))
  }

/** No message was sent to anybody. */
export const nothingSent: Part = (context) => expect(stageOf(context).service.outbox).toEqual([])

/** Something is on its way, and a screen reader is told so. */
export const isBusy: Part = ({ canvasElement }) =>
  waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible())

/** The client was given the login, once. */
export const handedOver: Part = (context) =>
  waitFor(() => expect(stageOf(context).handedOver.map(({ hook }) => hook)).toEqual(['onLogin']))

/** So many calls of a path have reached the account service. */
export const called =
  (path: string, times = 1): Part =>
  (context) =>
    waitFor(() => expect(callsTo(context, path)).toHaveLength(times))

/** One call of a path, with at least this in it. */
export const sent =
  (path: string, data: object): Part =>
  (context) =>
    waitFor(() => expect(callsTo(context, path).map((call) => call.data)).toMatchObject([data]))

/** Nothing is wider than the frame. */
export const fits: Part = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)

/** All of the page is in the frame. */
export const needsNoScrolling: Part = () =>
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
