// Plugins shared by every build and every test of the source code.
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import type { Plugin, PluginOption } from 'vite'

/**
 * Replaces the library that locks scrolling in Radix with a pass-through. The library injects a style, which the content
 * security policy forbids (XS-3), and the replacement also saves weight.
 */
function withoutInjectedStyles(): Plugin {
  const passThrough = fileURLToPath(new URL('../src/primitives/dialog/remove-scroll.tsx', import.meta.url))
  return {
    name: 'portico:without-injected-styles',
    config: () => ({ resolve: { alias: { 'react-remove-scroll': passThrough } } }),
  }
}

/** Replaces lodash, which only Formik uses, with es-toolkit's drop-in replacement, which weighs a third as much. */
function withLightLodash(): Plugin {
  const alias = [{ find: /^lodash-es\/(.+)$/, replacement: 'es-toolkit/compat/$1' }]
  return { name: 'portico:light-lodash', config: () => ({ resolve: { alias } }) }
}

/** Returns the plugins that builds and tests of `src` need besides React: Tailwind, the PO catalogues and replaced modules. */
export function sourcePlugins(): PluginOption[] {
  return [tailwindcss(), lingui(), withoutInjectedStyles(), withLightLodash()]
}
