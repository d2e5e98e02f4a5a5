import type { StoryContext } from '@storybook/react-vite'
import { UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { textsOf } from '../../.storybook/texts.ts'
import { localeOf } from '../../.storybook/with-page.tsx'
import { pageWords } from '../../mocks/words/page-words.ts'
import type { PrototypeArgs } from './prototype-args.ts'

type Context = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>

/** The product starts anew in its frame, which takes a while where each module is asked for by itself. */
const patience = { timeout: 20_000 }

/**
 * A hand in another document. Once its window is gone React may still hand the focus back to what had it, in the middle of
 * its work; the hand's own way to focus would throw there.
 */
function handIn(page: Document) {
  const hand = userEvent.setup({ document: page, delay: null })
  const prototype = page.defaultView?.HTMLElement.prototype
  if (!prototype) return hand
  const focus = Reflect.get(prototype, 'focus')
  Object.defineProperty(prototype, 'focus', {
    configurable: true,
    writable: true,
    value(this: HTMLElement, options?: FocusOptions) {
      if (this.ownerDocument.defaultView) focus.call(this, options)
    },
  })
  return hand
}

/** Finds the panel and the product beside it, as a reviewer would. */
export function prototype({ canvas, globals, userEvent: user }: Context) {
  const { t } = textsOf({ globals })
  const inFrame = (title: string) => {
    const page = canvas.getByTitle<HTMLIFrameElement>(title).contentDocument
    if (!page?.body) throw new Error(`Nothing stands in the frame ${title}`)
    return { canvas: within(page.body), hand: handIn(page), page }
  }
  const product = () => inFrame('Product')
  const part = (title: string) => within(canvas.getByRole('region', { name: new RegExp(`^${title}`) }))
  const address = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' })

  return {
    t,
    /** The words of the service's own pages. */
    words: pageWords[localeOf(globals)],
    product,
    service: () => inFrame('Page of the service'),
    part,
    address,
    /** Waits for the product to show a screen, with a title on it. */
    arrivesAt: async (path: string) => {
      await waitFor(() => expect(address().value).toContain(path), patience)
      await waitFor(() => expect(product().canvas.getByRole('heading', { level: 1 })).toBeVisible(), patience)
    },
    /** Opens an address, as one types it into a browser. */
    open: async (path: string) => {
      await user.clear(address())
      await user.type(address(), `${path}{Enter}`)
    },
    /** Presses a button of the panel. */
    tell: async (title: string, button: string | RegExp) =>
      user.click(await part(title).findByRole('button', { name: button })),
    /** Presses a button of the product, once nothing is missing any more. */
    press: async (name: string) => {
      const { canvas: page, hand } = product()
      const button = await page.findByRole('button', { name })
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
      await hand.click(button)
    },
    follow: async (name: string) => {
      const { canvas: page, hand } = product()
      await hand.click(await page.findByRole('link', { name }))
    },
    type: async (label: string, text: string) => {
      const { canvas: page, hand } = product()
      await hand.type(await page.findByLabelText(label, { selector: 'input' }), text)
    },
  }
}

/** What the address of the catalogue is told to hold, newest last. */
export function listenToAddress(): { told: PrototypeArgs[]; stop: () => void } {
  const told: PrototypeArgs[] = []
  const listen = ({ updatedArgs }: { updatedArgs: PrototypeArgs }) => void told.push(updatedArgs)
  const channel = addons.getChannel()
  channel.on(UPDATE_STORY_ARGS, listen)
  return { told, stop: () => channel.off(UPDATE_STORY_ARGS, listen) }
}
