// Loaded by `@config` in `brands.css`. Unlike `tailwind.config.ts`, it sets a prefix and the variables of `brands`.
import type { PluginAPI } from 'tailwindcss/plugin'
import { brands } from './brands.ts'
import { createBrandRules } from './css-variables.ts'
import { plugins as shared, theme } from './tailwind-theme.ts'

export { theme }

/** Prevents clashes with the classes of the default brand, whose stylesheet is also loaded. */
export const prefix = 'sky'

export const plugins = [
  ...shared,
  (tailwind: PluginAPI) => {
    for (const [id, brand] of Object.entries(brands)) tailwind.addBase(createBrandRules(brand, `[data-brand="${id}"]`))
  },
]
