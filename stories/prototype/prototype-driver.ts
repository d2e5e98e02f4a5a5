import type { StoryContext } from '@storybook/react-vite'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'

type Context = Pick<StoryContext, 'canvas' | 'canvasElement' | 'globals' | 'userEvent'>

/** Finds the panel and the product beside it, as a reviewer would. */
export function prototype({ canvas, globals, userEvent: user }: Context) {
  const { t } = textsOf({ globals })
  const frame = () => canvas.getByTitle('Product') as HTMLIFrameElement
  const page = () => within(frame().contentDocument?.body as HTMLElement)
  /** A hand in the product's own document. */
  const hand = () => userEvent.setup({ document: frame().contentDocument ?? undefined, delay: null })
  const address = () => canvas.getByRole('status', { name: 'Address' })
  const part = (title: string) => within(canvas.getByRole('region', { name: new RegExp(`^${title}`) }))
  return {
    t,
    page,
    hand,
    part,
    /** Waits until the product shows this. */
    arrives: async (path: string, heading: string) => {
      await waitFor(() => expect(address()).toHaveTextContent(path))
      await waitFor(() => expect(page().getByRole('heading', { level: 1, name: heading })).toBeVisible())
    },
    tell: async (title: string, button: string) => user.click(await part(title).findByRole('button', { name: button })),
    choose: (title: string, label: string, option: string) =>
      user.selectOptions(part(title).getByLabelText(label), option),
    press: async (name: string) => {
      const button = await page().findByRole('button', { name })
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
      await hand().click(button)
    },
  }
}
