import type { PagePlace } from '../../.storybook/page-host.ts'
import type { Messages } from '../../src/i18n/format-message.ts'
import type { Locale } from '../../src/i18n/locales.ts'

/** How pages look: what the toolbar says. */
export type Look = { locale: Locale; messages: Messages; theme: string; brand: string }

/** One page of the product, as it opens in the frame. */
export type FramePage = {
  /** Another one each time that a page opens, be it at the same address. */
  id: number
  place: PagePlace
  look: Look
  /** Answers the page's requests. */
  handle: (request: Request) => Promise<Response | undefined>
  /** A link was pressed. */
  follow: (href: string, options: { isNewWindow: boolean }) => void
}

/** What the product's frame lets the prototype do with it. */
export type Door = {
  /** Shows a page, or nothing. */
  show: (page: FramePage | undefined) => void
  /** Moves what waits for a time, as if that long had passed. */
  advance: (milliseconds: number) => void
  /** Tells the page that its browser has lost its connection, or found it again. */
  tellConnection: () => void
}

/** The mark of the frame that the product may start in. */
export const frameMark = 'data-prototype-frame'

/** Told on the frame's element, with its door, once the product can be shown there. */
export const doorOpened = 'portico:door-opened'
