import type { Track } from '../../primitives/slide-to-verify/use-slide.ts'
import type { Unavailable } from './slider.machine.ts'

/** `stopped`: there was no verdict, or the slider has ended. */
export type SliderVerdict = 'passed' | 'failed' | 'stopped'

/** One display of a popup. */
export type PopupSession = {
  /** Accessible name, if the popup has none of its own. */
  label: string
  /** The element that had focus when the slider was requested, and gets it back. */
  opener: Element | null
  /** Sends the popup's parameter to the server, unchanged. */
  verify: (captchaVerifyParam: string, certifyId?: string) => Promise<SliderVerdict>
  /** Called when the user closes it. */
  onClosed: () => void
}

/** The page's own slider, rendered in the flow's dialog. */
export type EmbeddedSlider = {
  kind: 'embedded'
  paramOf: (track: Track) => string
}

/** A vendor's slider with its own popup. */
export type PopupSlider = {
  kind: 'popup'
  /** Loads and shows it. Never rejects; gives up after a time limit. */
  open: (session: PopupSession) => Promise<'open' | Unavailable>
  /** Hides it and restores the page; callable at any time. */
  close: () => void
}

export type SliderProvider = EmbeddedSlider | PopupSlider
