// Plugins shared by every build and every test of the source code.
import { fileURLToPath } from 'node:url'
import { lingui } from '@lingui/vite-plugin'
import tailwindcss from '@tailwindcss/vite'
import type { Plugin, PluginOption } from 'vite'

/**
 * Replaces the library that Radix uses to lock scrolling. The library injects a style, which the content security
 * policy forbids (XS-3), and is larger than the replacement.
 */
function withoutInjectedStyles(): Plugin {
  const replacement = fileURLToPath(new URL('../src/primitives/dialog/remove-scroll.tsx', import.meta.url))
  return {
    name: 'portico:without-injected-styles',
    config: () => ({ resolve: { alias: { 'react-remove-scroll': replacement } } }),
  }
}

/** Replaces lodash, which only Formik uses, with es-toolkit's drop-in replacement, which is a third of the size. */
function withLightLodash(): Plugin {
  const alias = [{ find: /^lodash-es\/(.+)$/, replacement: 'es-toolkit/compat/$1' }]
  return { name: 'portico:light-lodash', config: () => ({ resolve: { alias } }) }
}

/** Returns the plugins, besides React's, that builds and tests of `src` need: Tailwind, PO files and module aliases. */
export function sourcePlugins(): PluginOption[] {
  return [tailwindcss(), lingui(), withoutInjectedStyles(), withLightLodash()]
}
