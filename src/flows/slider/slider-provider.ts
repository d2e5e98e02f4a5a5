import type { Track } from '../../primitives/use-slide.ts'
import type { Unavailable } from './slider.machine.ts'

/** `stopped`: no verdict came, or the slider has ended meanwhile. */
export type SliderVerdict = 'passed' | 'failed' | 'stopped'

/** One showing of a popup. */
export type PopupSession = {
  /** Its accessible name, where it has none of its own. */
  label: string
  /** Where the focus was when the slider was asked for, and returns to. */
  opener: Element | null
  /** Has judged what the popup hands over, as it is. */
  judge: (captchaVerifyParam: string, certifyId?: string) => Promise<SliderVerdict>
  /** The person has closed it. */
  onClosed: () => void
}

/** The page's own slider: the flow's dialog draws it. */
export type EmbeddedSlider = {
  kind: 'embedded'
  /** What the server's judge is handed. */
  paramOf: (track: Track) => string
}

/** A slider that brings a popup of its own. */
export type PopupSlider = {
  kind: 'popup'
  /** Fetches what it needs and shows it; never rejects, and gives up in time. */
  open: (session: PopupSession) => Promise<'open' | Unavailable>
  /** Hides it and gives the page back what it had taken. May be called at any time. */
  close: () => void
}

/** Where a slider comes from. */
export type SliderProvider = EmbeddedSlider | PopupSlider
