// The one list of modes that pictures are taken in: the picture test reads it, and so does Chromatic.
// A page's stories give it as `parameters: { chromatic: { modes } }` and bear the tag `page`.

const locales = ['en', 'zh-CN', 'zh-TW'] as const
const themes = ['light', 'dark'] as const

/** The frames of the preview's viewport toolbar that pictures are taken in. */
const frames = ['desktop', 'phone'] as const

export type Mode = { locale: string; theme: string; viewport: string }

const product = locales.flatMap((locale) =>
  themes.flatMap((theme) => frames.map((viewport): Mode => ({ locale, theme, viewport }))),
)

/** Where a long word no longer fits, it shows in the longest language on the smallest phone. */
const narrowest: Mode = { locale: 'en', theme: 'light', viewport: 'small' }

/** Every mode by its name, e.g. `zh-CN dark phone`. */
export const modes: Record<string, Mode> = Object.fromEntries(
  [...product, narrowest].map((mode) => [`${mode.locale} ${mode.theme} ${mode.viewport}`, mode]),
)
