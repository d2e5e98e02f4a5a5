// Finds and checks elements on a story's page. Import this file as a namespace: `page.busy('login.submit')`.
import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import type { Stage } from '../../.storybook/stage.ts'
import { createStoryTranslations } from '../../.storybook/translations.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import type { TextLookup, TextRef, Values } from '../../test/screens/text-lookup.ts'

export type PlayContext = Pick<StoryContext, 'canvas' | 'canvasElement' | 'userEvent' | 'globals' | 'loaded' | 'step'>

/** A user action or a check in a play function. */
export type PlayStep = (context: PlayContext) => unknown

/** Finds an element on the page as a user would. */
export type Find = (context: PlayContext) => HTMLElement | Promise<HTMLElement>

/** A message's id, or its id and values, e.g. `['sms-code.countdown', { seconds: 60 }]`. */
export type Text = MessageId | readonly [id: MessageId, values: Values]

/** An element's accessible name or text, as a message, a pattern or a function of the story's context. */
export type Name = Text | RegExp | ((context: PlayContext) => string)

export const getStage = ({ loaded }: Pick<PlayContext, 'loaded'>) => (loaded as { stage: Stage }).stage

/** Looks up a message in the story's language. */
export function translate({ globals }: Pick<PlayContext, 'globals'>, name: Text | TextRef): string {
  const t = createStoryTranslations({ globals }).t as (id: MessageId, values?: Values) => string
  const lookUp: TextLookup = (words, values) => (typeof words === 'function' ? words(lookUp) : t(words, values))
  return typeof name === 'object' ? t(...name) : lookUp(name)
}

/** Resolves a name in the story's language. */
function resolveName(context: PlayContext, name: Name): string | RegExp {
  if (name instanceof RegExp) return name
  return typeof name === 'function' ? name(context) : translate(context, name)
}

/** Returns the calls to this path that reached the account service and conformed to the contract, oldest first. */
export const callsTo = (context: Pick<PlayContext, 'loaded'>, path: string) =>
  getStage(context).service.calls.filter((call) => call.path === path)

/** Waits for the alert, and checks that it is the only one (WID-09). */
export async function findAlert(): Promise<HTMLElement> {
  const alerts = await screen.findAllByRole('alertdialog')
  await expect(alerts).toHaveLength(1)
  return alerts[0] as HTMLElement
}

export const byRole =
  (role: string) =>
  (name: Name): Find =>
  (context) =>
    context.canvas.findByRole(role, { name: resolveName(context, name) })

export const button = byRole('button')
export const link = byRole('link')
export const image = byRole('img')
export const heading = byRole('heading')

/** Waits until the page's main heading has this name, and returns the heading. */
export const title =
  (name: Name): Find =>
  (context) =>
    context.canvas.findByRole('heading', { level: 1, name: resolveName(context, name) })

export const text =
  (content: Name): Find =>
  (context) =>
    context.canvas.findByText(resolveName(context, content))

/** Finds content that is not a translated message, such as a name or a number. */
export const literal =
  (content: string): Find =>
  ({ canvas }) =>
    canvas.findByText(content)

export const field =
  (label: Text): Find =>
  (context) =>
    context.canvas.findByLabelText(translate(context, label), { selector: 'input' })

/** Searches the whole document. Dialogs and toasts are outside the story's canvas. */
export const anywhere =
  (find: Find): Find =>
  (context) =>
    find({ ...context, canvas: within(document.body) })

const eventually =
  (find: Find, check: (element: HTMLElement, context: PlayContext) => unknown): PlayStep =>
  (context) =>
    waitFor(async () => check(await find(context), context))

export const attribute = (find: Find, name: string, value?: string) =>
  eventually(find, (element) => expect(element).toHaveAttribute(name, value ?? expect.anything()))

export const focused = (find: Find) => eventually(find, (element) => expect(element).toHaveFocus())

/** Checks that the page shows this title and that the title has focus (AC-6). */
export const focusedTitle = (name: Name) => focused(title(name))

export const fieldFocused = (label: Text) => focused(field(label))

export const disabled = (find: Find) => eventually(find, (element) => expect(element).toBeDisabled())
export const checked = (find: Find) => eventually(find, (element) => expect(element).toBeChecked())

/** Checks that a button can be pressed. */
export const ready = (name: Text) =>
  eventually(button(name), async (element) => {
    await expect(element).not.toHaveAttribute('aria-disabled')
    await expect(element).not.toHaveAttribute('aria-busy', 'true')
  })

/** Checks that a button is `aria-disabled`, e.g. because its form is incomplete (WID-14). */
export const notReady = (name: Text) => attribute(button(name), 'aria-disabled', 'true')

/** Checks that a button's call is in progress. */
export const busy = (name: Text) => attribute(button(name), 'aria-busy', 'true')

/** Finds the blocker, which covers the page during a call (WID-15). */
export const blocker: Find = text('blocker.label')

export const linksTo = (name: Name, href: string) => attribute(link(name), 'href', href)

export const hasAutocomplete = (label: Text, autocomplete: string) =>
  attribute(field(label), 'autocomplete', autocomplete)

export const hasValue = (label: Text, expected: string) =>
  eventually(field(label), (element) => expect(element).toHaveValue(expected))

export const invalid = (label: Text) => eventually(field(label), (element) => expect(element).toBeInvalid())

/** Checks that a field is invalid, empty and focused after a wrong password or code (IN-8, IN-9). */
export const clearedAndInvalid = (label: Text) =>
  eventually(field(label), async (element) => {
    await expect(element).toBeInvalid()
    await expect(element).toHaveValue('')
    await expect(element).toHaveFocus()
  })

/** Finds the form-level error. */
export const formError: Find = ({ canvas }) => canvas.findByRole('alert')

/** Checks the exact text under a field. */
export const hasDescription = (label: Text, expected: Name) =>
  eventually(field(label), (element, context) =>
    expect(element).toHaveAccessibleDescription(resolveName(context, expected)),
  )

/** Checks that the page has no element with this role and name. If `name` is omitted, any name matches. */
export const noElement =
  (role: string, name?: Text): PlayStep =>
  (context) =>
    waitFor(() =>
      expect(context.canvas.queryByRole(role, name && { name: translate(context, name) })).not.toBeInTheDocument(),
    )

export const noText =
  (content: Name): PlayStep =>
  (context) =>
    waitFor(() => expect(context.canvas.queryByText(resolveName(context, content))).not.toBeInTheDocument())

export const noField =
  (label: Text): PlayStep =>
  (context) =>
    waitFor(() => expect(context.canvas.queryByLabelText(translate(context, label))).not.toBeInTheDocument())

/** Checks that an alert has this title and detail. If `detail` is omitted, any detail matches. */
export const alertHasText =
  (title: Name, detail?: Text): PlayStep =>
  (context) =>
    waitFor(async () => {
      const element = await findAlert()
      await expect(element).toHaveAccessibleName(resolveName(context, title))
      if (detail) await expect(element).toHaveAccessibleDescription(translate(context, detail))
    })

export const noDialog: PlayStep = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

export const noAlert: PlayStep = () => waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())

/** Checks that a toast is visible. Its text may also be in a screen reader announcement, so several matches are OK. */
export const showsToast =
  (message: Text): PlayStep =>
  async (context) =>
    expect((await screen.findAllByText(translate(context, message)))[0]).toBeVisible()

/** Checks all of the page's navigations, in order. */
export const expectNavigations =
  (...navigations: readonly (string | RegExp)[]): PlayStep =>
  (context) => {
    const expected = navigations.map((item): unknown => (item instanceof RegExp ? expect.stringMatching(item) : item))
    return waitFor(() => expect(getStage(context).navigations).toEqual(expected))
  }

/** Checks that the account service has sent no email, SMS or other message to a user. */
export const noMessageSent: PlayStep = (context) => expect(getStage(context).service.outbox).toEqual([])

/** Checks that an element is marked as loading (`aria-busy`). */
export const loading: PlayStep = ({ canvasElement }) =>
  waitFor(() => expect(canvasElement.querySelector('[aria-busy]')).toBeVisible())

/** Checks that the login was passed to the desktop or mobile client exactly once. */
export const loginPassedToClient: PlayStep = (context) =>
  waitFor(() => expect(getStage(context).hookCalls.map(({ hook }) => hook)).toEqual(['onLogin']))

/** Checks how many calls to this path have reached the account service. */
export const called =
  (path: string, times = 1): PlayStep =>
  (context) =>
    waitFor(() => expect(callsTo(context, path)).toHaveLength(times))

/** Checks that exactly one call to this path was made, and that it included this data. */
export const calledOnceWith =
  (path: string, data: object): PlayStep =>
  (context) =>
    waitFor(() => expect(callsTo(context, path).map((call) => call.data)).toMatchObject([data]))

/** Checks that the page needs no horizontal scrolling. */
export const needsNoHorizontalScrolling: PlayStep = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)

/** Checks that the page needs no vertical scrolling. */
export const needsNoVerticalScrolling: PlayStep = () =>
  expect(document.documentElement.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
