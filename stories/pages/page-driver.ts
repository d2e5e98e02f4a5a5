import type { StoryContext } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import type { Stage } from '../../.storybook/stage.ts'

export type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent' | 'globals' | 'loaded'>

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

/** Presses the button of that name, once nothing is missing any more. */
export async function press({ canvas, userEvent }: PlayContext, name: string) {
  const button = await canvas.findByRole('button', { name })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  await userEvent.click(button)
}

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
