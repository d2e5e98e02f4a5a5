// Plugins shared by every build and every test of the source code.
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import type { Plugin, PluginOption } from 'vite'

/**
 * Radix locks scrolling with a style that a script injects, which a strict policy forbids (XS-3). Every build replaces that
 * library with a pass-through, which also saves its weight.
 */
function withoutInjectedStyles(): Plugin {
  const passThrough = fileURLToPath(new URL('../src/primitives/dialog/remove-scroll.tsx', import.meta.url))
  return {
    name: 'portico:without-injected-styles',
    config: () => ({ resolve: { alias: { 'react-remove-scroll': passThrough } } }),
  }
}

/** Only Formik uses lodash. es-toolkit's drop-in replacements pass lodash's own tests and weigh a third as much. */
function withLightLodash(): Plugin {
  const alias = [{ find: /^lodash-es\/(.+)$/, replacement: 'es-toolkit/compat/$1' }]
  return { name: 'portico:light-lodash', config: () => ({ resolve: { alias } }) }
}

/** Everything that builds and tests of `src` need besides React: Tailwind, the PO catalogues, and the replaced modules. */
export function sourcePlugins(): PluginOption[] {
  return [tailwindcss(), lingui(), withoutInjectedStyles(), withLightLodash()]
}
