// Run by the build of the pages: an import of a script retries if the script failed to load.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * Vite wraps each dynamic import to load its styles and scripts, which the pages' HTML already contains. This removes the
 * wrapper and turns the import itself into a call that retries a script that failed to load. The call has to be innermost,
 * because code that picks exports from the script may surround the import.
 */
export function withLoadAgain(): Plugin {
  const loadAgain = fileURLToPath(new URL('../src/app/load-again.ts', import.meta.url))
  return {
    name: 'portico:load-again',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: `export { loadAgain as __vitePreload } from ${JSON.stringify(loadAgain)}`, map: null }),
    },
    renderChunk(code, { fileName }) {
      const wrapper = /\b(loadAgain(?:\$\d+)?)\((?=(?:async )?\(\) => )/g
      const [, name] = wrapper.exec(code) ?? []
      if (name === undefined) {
        if (code.includes('__VITE_PRELOAD__')) this.error(`${fileName}: an import in a wrapper that is not known here`)
        return null
      }
      const asked = code.replaceAll(/\bimport\((?="\.\/)/g, () => `${name}(`)
      if (asked === code) this.error(`${fileName}: no import to load again, though Vite wraps one`)
      return asked.replaceAll(wrapper, '(').replaceAll(', __VITE_PRELOAD__)', ')()')
    },
  }
}
