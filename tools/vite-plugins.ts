import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import type { Plugin, PluginOption } from 'vite'

/**
 * Radix locks the scroll by a style that a script puts into the page, which a strict policy forbids (XS-3). A pass-through
 * takes the place of that library in every build, also saving its weight.
 */
function withoutInjectedStyles(): Plugin {
  const passThrough = fileURLToPath(new URL('../src/primitives/remove-scroll.tsx', import.meta.url))
  return {
    name: 'portico:without-injected-styles',
    config: () => ({ resolve: { alias: { 'react-remove-scroll': passThrough } } }),
  }
}

/** What every build of `src` needs beside React: Tailwind, the PO catalogues, and no styles injected by scripts. */
export function sourcePlugins(): PluginOption[] {
  return [tailwindcss(), lingui(), withoutInjectedStyles()]
}
