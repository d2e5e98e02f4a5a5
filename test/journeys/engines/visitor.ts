import type { Found, Tab } from '../tab.ts'

/** Keys that are pressed by name. */
export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'Space'

/** What a visitor's system asks pages to look like. */
export type Look = 'light' | 'dark' | 'forced colours'

/** A page of somebody who has a browser to themselves: nothing is shared with other visitors. */
export type Visitor = Tab & {
  /** Presses a key on whatever has the focus. */
  key: (key: Key) => Promise<void>
  /** Types into whatever has the focus. */
  keys: (text: string) => Promise<void>
  /** Gives the page a size, in px. */
  resize: (width: number, height: number) => Promise<void>
  /** Whether the engine itself tells a screen reader of something with this role and name. */
  tells: (found: Found & { name: string }) => Promise<boolean>
  /** A picture of what can be seen, as PNG. */
  picture: () => Promise<Uint8Array>
  close: () => Promise<void>
}

export type VisitorOptions = { address: string; note: (trouble: string) => void }

/** A running engine. */
export type RunningEngine = {
  newVisitor: (options: VisitorOptions) => Promise<Visitor>
  close: () => Promise<void>
}
