import type { Track } from '../../primitives/slide-to-verify/use-slide.ts'
import type { Unavailable } from './slider.machine.ts'

/** `stopped`: there was no verdict, or the slider has ended meanwhile. */
export type SliderVerdict = 'passed' | 'failed' | 'stopped'

/** One display of a popup. */
export type PopupSession = {
  /** Its accessible name, if it has none of its own. */
  label: string
  /** The element that had the focus when the slider was requested, and gets it back. */
  opener: Element | null
  /** Has the server verify the popup's parameter, unchanged. */
  judge: (captchaVerifyParam: string, certifyId?: string) => Promise<SliderVerdict>
  /** Called when the user has closed it. */
  onClosed: () => void
}

/** The page's own slider, rendered in the flow's dialog. */
export type EmbeddedSlider = {
  kind: 'embedded'
  /** The parameter that the server verifies. */
  paramOf: (track: Track) => string
}

/** A slider that brings a popup of its own. */
export type PopupSlider = {
  kind: 'popup'
  /** Loads what it needs and shows it; never rejects, and gives up after a time limit. */
  open: (session: PopupSession) => Promise<'open' | Unavailable>
  /** Hides it and restores the page. May be called at any time. */
  close: () => void
}

/** Where a slider comes from. */
export type SliderProvider = EmbeddedSlider | PopupSlider
