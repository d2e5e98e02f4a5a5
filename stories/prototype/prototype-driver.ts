import type { StoryContext } from '@storybook/react-vite'
import { addons } from 'storybook/preview-api'
import { expect, userEvent, waitFor, within } from 'storybook/test'
import { createStoryTranslations } from '../../.storybook/translations.ts'

type Context = Pick<StoryContext, 'canvas' | 'globals' | 'userEvent'>

/** Starting the product in its frame takes a while, because a development server serves each module separately. */
const longTimeout = { timeout: 20_000 }

/**
 * Sets up user events for another document. React may restore focus after that document's window is gone, and
 * `userEvent`'s own `focus` would then throw.
 */
function setupUserIn(page: Document) {
  const user = userEvent.setup({ document: page, delay: null })
  const prototype = page.defaultView?.HTMLElement.prototype
  if (!prototype) return user
  const focus = Reflect.get(prototype, 'focus')
  Object.defineProperty(prototype, 'focus', {
    configurable: true,
    writable: true,
    value(this: HTMLElement, options?: FocusOptions) {
      if (this.ownerDocument.defaultView) focus.call(this, options)
    },
  })
  return user
}

/** Creates functions that use the panel and the product as a reviewer would. */
export function createPrototypeDriver({ canvas, globals, userEvent: panelUser }: Context) {
  const { t } = createStoryTranslations({ globals })
  const inFrame = (title: string) => {
    const page = canvas.getByTitle<HTMLIFrameElement>(title).contentDocument
    if (!page?.body) throw new Error(`The frame “${title}” is empty.`)
    return { canvas: within(page.body), user: setupUserIn(page), page }
  }
  const product = () => inFrame('Product')
  const section = (title: string) => within(canvas.getByRole('region', { name: new RegExp(`^${title}`) }))
  const address = () => canvas.getByRole<HTMLInputElement>('textbox', { name: 'Address' })

  return {
    t,
    product,
    service: () => inFrame('Page outside the product'),
    section,
    address,
    /** Waits until the product shows the screen at this path, with its heading. */
    waitForScreen: async (path: string | RegExp) => {
      await waitFor(() => expect(address().value).toMatch(path), longTimeout)
      await waitFor(() => expect(product().canvas.getByRole('heading', { level: 1 })).toBeVisible(), longTimeout)
    },
    /** Opens a URL through the address bar. */
    open: async (path: string) => {
      await panelUser.clear(address())
      await panelUser.type(address(), `${path}{Enter}`)
    },
    /** Clicks a button in a section of the panel. */
    clickInPanel: async (title: string, button: string | RegExp) =>
      panelUser.click(await section(title).findByRole('button', { name: button })),
    /** Clicks a button in the product, once it is no longer disabled. */
    click: async (name: string) => {
      const { canvas: page, user } = product()
      const button = await page.findByRole('button', { name })
      await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
      await user.click(button)
    },
    followLink: async (name: string) => {
      const { canvas: page, user } = product()
      await user.click(await page.findByRole('link', { name }))
    },
    type: async (label: string, text: string) => {
      const { canvas: page, user } = product()
      await user.type(await page.findByLabelText(label, { selector: 'input' }), text)
    },
  }
}

/** Records the value of one field from each Storybook event of this type, oldest first. */
export function recordEvents<Value>(event: string, field: string): { values: Value[]; stop: () => void } {
  const values: Value[] = []
  const listen = ({ [field]: value }: Record<string, Value>) => void (value !== undefined && values.push(value))
  const channel = addons.getChannel()
  channel.on(event, listen)
  return { values, stop: () => channel.off(event, listen) }
}
