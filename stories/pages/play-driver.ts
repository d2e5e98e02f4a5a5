// What a play is made of: the steps, and what a person does in them.
import { expect, screen, waitFor, within } from 'storybook/test'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import type { Control, Sight, Step } from '../../test/screens/step.ts'
import {
  button,
  byRole,
  type Find,
  field,
  findAlert,
  heading,
  type Part,
  type PlayContext,
  say,
  stageOf,
  type Text,
  text,
} from './page-driver.ts'

/** A play, part by part. */
export const inTurn =
  (...parts: readonly Part[]) =>
  async (context: PlayContext): Promise<void> => {
    for (const part of parts) await part(context)
  }

/** Several parts in one step, named for whoever watches the play. */
export function step(label: string, ...parts: readonly Part[]) {
  return (context: PlayContext) => context.step(label, () => inTurn(...parts)(context))
}

/** Looks at something: what is found has to be visible, and a check has to hold. */
export const look =
  (seen: Text | Find | Part): Part =>
  async (context) => {
    const found = await (typeof seen === 'function' ? seen : text(seen))(context)
    if (found instanceof HTMLElement) await expect(found).toBeVisible()
  }

/** The step that says what there is to look at: texts, what can be found, and checks. */
export function sees(...seen: readonly (Text | Find | Part)[]) {
  return step('What must be seen', ...seen.map(look))
}

/** The step that says what must have stayed as it was. */
export function keeps(...kept: readonly (Text | Find | Part)[]) {
  return step('What must not be lost', ...kept.map(look))
}

const findControl = (control: Text | Find) => (typeof control === 'function' ? control : button(control))

/** Presses a control, once nothing is missing any more: a button by its name, or whatever is found. */
export const press =
  (control: Text | Find): Part =>
  async (context) => {
    const found = await findControl(control)(context)
    await waitFor(() => expect(found).not.toHaveAttribute('aria-disabled'))
    await context.userEvent.click(found)
  }

/** Presses a button of the alert over the page. */
export const answer =
  (name: Text): Part =>
  async (context) =>
    press(button(name))({ ...context, canvas: within(await findAlert()) })

/** Presses a button of the alert, and waits until the alert is gone. */
export const confirm =
  (name: Text): Part =>
  async (context) => {
    const alert = await findAlert()
    await answer(name)(context)
    await waitFor(() => expect(alert).not.toBeInTheDocument())
  }

/** Agrees to the terms. */
export const agree: Part = ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('checkbox'))

/** A value to type, perhaps one that is only known once a message was sent. */
export type Value = string | ((context: PlayContext) => string | Promise<string>)

const valueIn = (context: PlayContext, value: Value) => (typeof value === 'function' ? value(context) : value)

/** Fills fields in, by their labels: all of a value at once, as fast as a paste. */
export const fill =
  (values: Partial<Record<MessageId, Value>>): Part =>
  async (context) => {
    for (const [label, value] of Object.entries(values)) {
      await context.userEvent.click(await field(label as MessageId)(context))
      await context.userEvent.paste(await valueIn(context, value))
    }
  }

/** Types into a field, key by key. */
export const type =
  (where: Text | Find, value: Value): Part =>
  async (context) => {
    const found = await (typeof where === 'function' ? where : field(where))(context)
    await context.userEvent.type(found, await valueIn(context, value))
  }

/** Types into a field in place of what it holds. */
export const retype =
  (label: Text, value: Value): Part =>
  async (context) => {
    await context.userEvent.clear(await field(label)(context))
    await type(label, value)(context)
  }

/** The newest code that was "sent". */
export async function sentCode(context: Pick<PlayContext, 'loaded'>): Promise<string> {
  const { outbox } = stageOf(context).service
  await waitFor(() => expect(outbox.at(-1)?.code).toBeTruthy())
  return String(outbox.at(-1)?.code)
}

/** A code as long as this one, and wrong. */
export const otherThan = (code: string) => (/^1+$/.test(code) ? '2' : '1').repeat(code.length)

export const wrongCode = async (context: PlayContext) => otherThan(await sentCode(context))

/** Lets calls go wrong from now on. */
export const breaks =
  (...faults: readonly FaultRequest[]) =>
  (context: Pick<PlayContext, 'loaded'>): void => {
    for (const fault of faults) stageOf(context).service.faults.add(fault)
  }

const findOf = ({ role, name }: Control): Find =>
  name === undefined ? ({ canvas }) => canvas.findByRole(role) : byRole(role)((context) => say(context, name))

/** Waits for what shows that a step went well. */
async function seeIt(sight: Sight, context: PlayContext): Promise<void> {
  const { service, visits } = stageOf(context)
  if ('heading' in sight) await heading(() => say(context, sight.heading))(context)
  else if ('control' in sight) await findOf(sight.control)(context)
  else if ('said' in sight) await screen.findByText(say(context, sight.said))
  else if ('path' in sight) await waitFor(() => expect(visits).toContain(`go ${sight.path}`))
  else {
    await waitFor(() => expect(service.outbox.some(({ to }) => to === sight.sentTo)).toBe(true))
    // The page has heard of it once it asks for the code.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('autocomplete', 'one-time-code'))
  }
}

/** Does one step of a screen as end-to-end tests and journeys do it, told in words. */
export function perform(label: string, { type: typed = [], agrees, press: control, until }: Step) {
  return (context: PlayContext) =>
    context.step(label, async () => {
      const { service } = stageOf(context)
      for (const [name, value] of typed) {
        const words = typeof value === 'string' ? value : value({ service })
        await context.userEvent.click(await context.canvas.findByLabelText(say(context, name), { selector: 'input' }))
        await context.userEvent.paste(words)
      }
      if (agrees) await agree(context)
      if (control) await press(findOf(control))(context)
      if (until) await seeIt(until, context)
    })
}

/** The characters of the picture that the server asks for. */
export async function pictureWords(context: Pick<PlayContext, 'loaded'>): Promise<string> {
  const { peek } = stageOf(context).service
  await waitFor(() => expect(peek.captcha()).toHaveLength(4))
  return String(peek.captcha())
}
