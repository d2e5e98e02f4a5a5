// Tailwind reads this through `@config` in `brands.css`: the same utilities, the variables of the other brands only.
import type { PluginAPI } from 'tailwindcss/plugin'
import { brands } from './brands.ts'
import { lookRules } from './css-variables.ts'
import { plugins as shared, theme } from './tailwind-theme.ts'

export { theme }

/** Keeps a brand's classes apart from the first brand's, whose sheet is loaded before. */
export const prefix = 'sky'

export const plugins = [
  ...shared,
  (tailwind: PluginAPI) => {
    for (const [id, brand] of Object.entries(brands)) tailwind.addBase(lookRules(brand, `[data-brand="${id}"]`))
  },
]
