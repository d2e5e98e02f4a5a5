// Tailwind reads this through `@config` in `brands.css`: the same utilities, the variables of the other brands only.
import plugin from 'tailwindcss/plugin'
import { brands } from './brands.ts'
import { lookRules } from './css-variables.ts'
import { plugins as shared, theme } from './tailwind-theme.ts'

export { theme }

/** Keeps a brand's classes apart from the first brand's, whose sheet is loaded before. */
export const prefix = 'sky'

export const plugins = [
  ...shared,
  plugin(({ addBase }) => {
    for (const [id, brand] of Object.entries(brands)) addBase(lookRules(brand, `[data-brand="${id}"]`))
  }),
]
