// The building blocks of play functions: steps, user actions and checks.
import { expect, screen, waitFor, within } from 'storybook/test'
import type { FaultRequest } from '../../mocks/faults/faults.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import type { Control, Outcome, Step } from '../../test/screens/step.ts'
import {
  button,
  byRole,
  type Find,
  field,
  findAlert,
  getStage,
  heading,
  type PlayContext,
  type PlayStep,
  type Text,
  text,
  translate,
} from './page-driver.ts'

/** Runs steps one after the other. */
export const inSequence =
  (...steps: readonly PlayStep[]) =>
  async (context: PlayContext): Promise<void> => {
    for (const runStep of steps) await runStep(context)
  }

/** Groups steps under a label, which the interactions panel shows. */
export function step(label: string, ...steps: readonly PlayStep[]) {
  return (context: PlayContext) => context.step(label, () => inSequence(...steps)(context))
}

/** Checks that a message or an element is visible, or runs another check. */
export const check =
  (target: Text | Find | PlayStep): PlayStep =>
  async (context) => {
    const element = await (typeof target === 'function' ? target : text(target))(context)
    if (element instanceof HTMLElement) await expect(element).toBeVisible()
  }

/** Checks targets only within an element, such as a dialog or a row. */
export const checkIn = (element: HTMLElement, targets: readonly (Text | Find | PlayStep)[], context: PlayContext) =>
  inSequence(...targets.map(check))({ ...context, canvas: within(element), canvasElement: element })

/** Creates a step that checks the result of the previous steps. */
export function expectResult(...targets: readonly (Text | Find | PlayStep)[]) {
  return step('Expected result', ...targets.map(check))
}

/** Creates a step that checks what must not have changed. */
export function expectUnchanged(...targets: readonly (Text | Find | PlayStep)[]) {
  return step('Expected to stay the same', ...targets.map(check))
}

const toFinder = (target: Text | Find) => (typeof target === 'function' ? target : button(target))

/** Waits until an element, or the button with this name, is enabled, and clicks it. */
export const press =
  (target: Text | Find): PlayStep =>
  async (context) => {
    const element = await toFinder(target)(context)
    await waitFor(() => expect(element).not.toHaveAttribute('aria-disabled'))
    await context.userEvent.click(element)
  }

export const pressInAlert =
  (name: Text): PlayStep =>
  async (context) =>
    press(button(name))({ ...context, canvas: within(await findAlert()) })

/** Clicks a button in the alert and waits until the alert has closed. */
export const confirm =
  (name: Text): PlayStep =>
  async (context) => {
    const alert = await findAlert()
    await pressInAlert(name)(context)
    await waitFor(() => expect(alert).not.toBeInTheDocument())
  }

/** Accepts the terms. */
export const acceptTerms: PlayStep = ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('checkbox'))

/** A value to type, or a function that returns a value not known in advance, such as a sent code. */
export type Value = string | ((context: PlayContext) => string | Promise<string>)

const resolveValue = (context: PlayContext, value: Value) => (typeof value === 'function' ? value(context) : value)

/** Pastes a value into each of these fields, by label. Pasting is faster than typing. */
export const fill =
  (values: Partial<Record<MessageId, Value>>): PlayStep =>
  async (context) => {
    for (const [label, value] of Object.entries(values)) {
      await context.userEvent.click(await field(label as MessageId)(context))
      await context.userEvent.paste(await resolveValue(context, value))
    }
  }

/** Types into a field, key by key. */
export const type =
  (target: Text | Find, value: Value): PlayStep =>
  async (context) => {
    const element = await (typeof target === 'function' ? target : field(target))(context)
    await context.userEvent.type(element, await resolveValue(context, value))
  }

/** Waits until the service has "sent" a code, and returns the latest code. */
export async function sentCode(context: Pick<PlayContext, 'loaded'>): Promise<string> {
  const { outbox } = getStage(context).service
  await waitFor(() => expect(outbox.at(-1)?.code).toBeTruthy())
  return String(outbox.at(-1)?.code)
}

/** Returns a wrong code of the same length as the correct code. */
export const wrongCodeFor = (code: string) => (/^1+$/.test(code) ? '2' : '1').repeat(code.length)

export const wrongCode = async (context: PlayContext) => wrongCodeFor(await sentCode(context))

export const addFaults =
  (...faults: readonly FaultRequest[]) =>
  (context: Pick<PlayContext, 'loaded'>): void => {
    for (const fault of faults) getStage(context).service.faults.add(fault)
  }

const createFinder = ({ role, name }: Control): Find =>
  name === undefined ? ({ canvas }) => canvas.findByRole(role) : byRole(role)((context) => translate(context, name))

/** Waits for a step's expected outcome. */
async function waitForOutcome(outcome: Outcome, context: PlayContext): Promise<void> {
  const { service, navigations } = getStage(context)
  if ('heading' in outcome) await heading(() => translate(context, outcome.heading))(context)
  else if ('control' in outcome) await createFinder(outcome.control)(context)
  else if ('announced' in outcome) await screen.findByText(translate(context, outcome.announced))
  else if ('path' in outcome) await waitFor(() => expect(navigations).toContain(`go ${outcome.path}`))
  else {
    await waitFor(() => expect(service.outbox.some(({ to }) => to === outcome.sentTo)).toBe(true))
    // The page focuses the code field after receiving the response.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('autocomplete', 'one-time-code'))
  }
}

/** Performs a step shared with the end-to-end tests and journeys. The interactions panel shows `label`. */
export function perform(label: string, { type: inputs = [], acceptsTerms, press: control, until }: Step) {
  return (context: PlayContext) =>
    context.step(label, async () => {
      const { service } = getStage(context)
      for (const [name, value] of inputs) {
        const inputText = typeof value === 'string' ? value : value({ service })
        await context.userEvent.click(
          await context.canvas.findByLabelText(translate(context, name), { selector: 'input' }),
        )
        await context.userEvent.paste(inputText)
      }
      if (acceptsTerms) await acceptTerms(context)
      if (control) await press(createFinder(control))(context)
      if (until) await waitForOutcome(until, context)
    })
}

/** Returns the characters of the current picture captcha. */
export async function pictureCharacters(context: Pick<PlayContext, 'loaded'>): Promise<string> {
  const { peek } = getStage(context).service
  await waitFor(() => expect(peek.captcha()).toHaveLength(4))
  return String(peek.captcha())
}
