// Tailwind reads this through `@config` in `brands.css`. Only the prefix and the variables differ from the default brand.
import type { PluginAPI } from 'tailwindcss/plugin'
import { brands } from './brands.ts'
import { brandRules } from './css-variables.ts'
import { plugins as shared, theme } from './tailwind-theme.ts'

export { theme }

/** Keeps these classes apart from those of the default brand, whose stylesheet loads first. */
export const prefix = 'sky'

export const plugins = [
  ...shared,
  (tailwind: PluginAPI) => {
    for (const [id, brand] of Object.entries(brands)) tailwind.addBase(brandRules(brand, `[data-brand="${id}"]`))
  },
]
