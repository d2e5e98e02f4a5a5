import type { Track } from '../../primitives/slide-to-verify/use-slide.ts'
import type { UnavailableReason } from './slider.machine.ts'

/** `stopped`: the server returned no verdict, or the slider had already ended. */
export type SliderVerdict = 'passed' | 'failed' | 'stopped'

/** The settings and callbacks for a popup while it is open. */
export type PopupSession = {
  /** The accessible name, unless the vendor provides one. */
  label: string
  /** The element that had focus when the slider was requested. Focus returns to it afterwards. */
  opener: Element | null
  /** Sends the popup's verification parameter to the server, unchanged, and returns the verdict. */
  verify: (captchaVerifyParam: string, certifyId?: string) => Promise<SliderVerdict>
  /** Called when the user closes the popup. */
  onClosed: () => void
}

/** The page's own slider, rendered in the dialog of `SliderView`. */
export type EmbeddedSlider = {
  kind: 'embedded'
  createParam: (track: Track) => string
}

/** A vendor's slider with its own popup. */
export type PopupSlider = {
  kind: 'popup'
  /** Loads and shows the popup. Never rejects, and gives up after a time limit. */
  open: (session: PopupSession) => Promise<'open' | UnavailableReason>
  /** Hides the popup and makes the page usable again. Can be called at any time. */
  close: () => void
}

export type SliderProvider = EmbeddedSlider | PopupSlider
