import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { Stage } from '../../.storybook/stage.ts'
import { textsOf } from '../../.storybook/texts.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'
import type { Control, Sight, Step } from '../../test/screens/step.ts'
import type { Say } from '../../test/screens/words.ts'

export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals' | 'loaded' | 'step'>

export const stageOf = ({ loaded }: Pick<PlayContext, 'loaded'>) => (loaded as { stage: Stage }).stage

/** The field with this label. */
export const fieldOf = ({ canvas }: Pick<PlayContext, 'canvas'>, label: string) =>
  canvas.getByLabelText(label, { selector: 'input' })

/** Fills fields in, by their labels: all of a value at once, as fast as a paste. */
export async function fillIn(context: PlayContext, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) {
    await context.userEvent.click(fieldOf(context, label))
    await context.userEvent.paste(value)
  }
}

async function pressControl({ canvas, userEvent }: PlayContext, role: string, options: { name?: string }) {
  const control = await canvas.findByRole(role, options)
  await waitFor(() => expect(control).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(control)
}

/** Presses the button of that name, once nothing is missing any more. */
export const press = (context: PlayContext, name: string) => pressControl(context, 'button', { name })

/** The calls of this path that reached the account service and kept the contract, oldest first. */
export const callsTo = (context: Pick<PlayContext, 'loaded'>, path: string) =>
  stageOf(context).service.calls.filter((call) => call.path === path)

/** The newest code that was "sent". */
export async function sentCode(context: Pick<PlayContext, 'loaded'>): Promise<string> {
  const { outbox } = stageOf(context).service
  await waitFor(() => expect(outbox.at(-1)?.code).toBeTruthy())
  return String(outbox.at(-1)?.code)
}

/** The alert over the page, once it is there; there is never more than one (WID-09). */
export async function findAlert(): Promise<HTMLElement> {
  const alerts = await screen.findAllByRole('alertdialog')
  await expect(alerts).toHaveLength(1)
  return alerts[0] as HTMLElement
}

/** Looks words up in the language of the story. */
function sayOf(context: PlayContext): Say {
  const t = textsOf(context).t as (id: MessageId, values?: Record<string, string | number>) => string
  const say: Say = (words, values) => (typeof words === 'function' ? words(say) : t(words, values))
  return say
}

const named = ({ name }: Control, say: Say) => (name === undefined ? {} : { name: say(name) })

/** Waits for what shows that a step went well. */
async function seeIt(sight: Sight, context: PlayContext): Promise<void> {
  const { canvas } = context
  const { service, visits } = stageOf(context)
  const say = sayOf(context)
  if ('heading' in sight) await canvas.findByRole('heading', { name: say(sight.heading) })
  else if ('control' in sight) await canvas.findByRole(sight.control.role, named(sight.control, say))
  else if ('said' in sight) await screen.findByText(say(sight.said))
  else if ('path' in sight) await waitFor(() => expect(visits).toContain(`go ${sight.path}`))
  else {
    await waitFor(() => expect(service.outbox.some(({ to }) => to === sight.sentTo)).toBe(true))
    // The page has heard of it once it asks for the code.
    await waitFor(() => expect(document.activeElement).toHaveAttribute('autocomplete', 'one-time-code'))
  }
}

/** Does one step of a screen as end-to-end tests and journeys do it, told in words. */
export async function perform(context: PlayContext, words: string, { type = [], agrees, press: control, until }: Step) {
  const { canvas, userEvent } = context
  const { service } = stageOf(context)
  const say = sayOf(context)
  await context.step(words, async () => {
    for (const [label, value] of type) {
      await fillIn(context, { [say(label)]: typeof value === 'string' ? value : value({ service }) })
    }
    if (agrees) await userEvent.click(canvas.getByRole('checkbox'))
    if (control) await pressControl(context, control.role, named(control, say))
    if (until) await seeIt(until, context)
  })
}
