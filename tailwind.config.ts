import type { Config } from 'tailwindcss'
import plugin from 'tailwindcss/plugin'
import { createBrandRules, fontRules, portico } from './src/theme/css-variables.ts'
import { plugins, theme } from './src/theme/tailwind-theme.ts'

/** Tailwind reads this through `@config` in `src/theme/theme.css`. */
export default {
  theme,
  plugins: [
    ...plugins,
    plugin((tailwind) => {
      tailwind.addBase(createBrandRules(portico))
      tailwind.addBase(fontRules)
    }),
  ],
} satisfies Config
