// The one list of modes that pictures are taken in: the picture test reads it, and so does Chromatic.

const locales = ['en', 'zh-CN', 'zh-TW'] as const
const themes = ['light', 'dark'] as const

/** The frames of the preview's viewport toolbar that pictures are taken in. */
const frames = ['desktop', 'phone'] as const

export type Mode = { locale: string; theme: string; viewport: string }
export type Modes = Record<string, Mode>

const product = locales.flatMap((locale) =>
  themes.flatMap((theme) => frames.map((viewport): Mode => ({ locale, theme, viewport }))),
)

/** Where a long word no longer fits, it shows in the longest language on the smallest phone. */
const narrowest: Mode = { locale: 'en', theme: 'light', viewport: 'small' }

/** By its name, e.g. `zh-CN dark phone`. */
const byName = (modes: Mode[]): Modes =>
  Object.fromEntries(modes.map((mode) => [`${mode.locale} ${mode.theme} ${mode.viewport}`, mode]))

/** Every mode: for the story that shows a page as it is first seen. */
export const pageModes = byName([...product, narrowest])

/** For a page's other states: every language, theme and frame once or twice, at a quarter of the pictures. */
export const stateModes = byName([
  { locale: 'en', theme: 'light', viewport: 'desktop' },
  { locale: 'zh-CN', theme: 'dark', viewport: 'phone' },
  { locale: 'zh-TW', theme: 'light', viewport: 'phone' },
])
