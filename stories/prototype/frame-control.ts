import type { PageSetup } from '../../.storybook/page-host.ts'
import type { Messages } from '../../src/i18n/format-message.ts'
import type { Locale } from '../../src/i18n/locales.ts'

/** How pages look, as set in the toolbar. */
export type Look = { locale: Locale; messages: Messages; theme: string; brand: string }

/** A page of the product in the frame. */
export type FramePage = {
  /** New for each page that opens, even at the same address. */
  id: number
  setup: PageSetup
  look: Look
  /** Answers the page's requests. */
  handle: (request: Request) => Promise<Response | undefined>
  /** Called when a link is clicked. */
  follow: (href: string, options: { isNewWindow: boolean }) => void
}

/** How the prototype controls the product in its frame. */
export type FrameControl = {
  /** Shows a page, or nothing. */
  show: (page: FramePage | undefined) => void
  /** Fires `online` or `offline` in the page if its connection has changed. */
  updateConnection: () => void
}

/** Marks the frame in which the product starts. */
export const frameAttribute = 'data-prototype-frame'

/** Fired on the frame's element, with its `FrameControl`, once the product can be shown there. */
export const frameReady = 'portico:frame-ready'
