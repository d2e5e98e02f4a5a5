import type { PageSetup } from '../../.storybook/page-host.ts'
import type { Messages } from '../../src/i18n/format-message.ts'
import type { Locale } from '../../src/i18n/locales.ts'

/** The language, theme and brand of pages, as set in the toolbar. */
export type Appearance = { locale: Locale; messages: Messages; theme: string; brand: string }

/** A page of the product, shown in the prototype's iframe. */
export type FramePage = {
  /** Unique to each opened page, so that opening the same URL again starts a new page. */
  id: number
  setup: PageSetup
  appearance: Appearance
  /** Responds to the page's requests. */
  handle: (request: Request) => Promise<Response | undefined>
}

/** Shows a page of the product in the frame, or clears the frame. */
export type ShowPage = (page: FramePage | undefined) => void

/** The event fired on the frame element when the product is ready. `detail` is the frame's `ShowPage` function. */
export const frameReady = 'portico:frame-ready'
