import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { cutFormik } from './lean-formik.ts'

const standIns = fileURLToPath(new URL('../src/kit/form/formik-stand-ins.ts', import.meta.url))

/** Formik's imports, and what replaces them. */
const formikImports: Record<string, string> = {
  'lodash-es/clone': 'clone',
  'lodash-es/cloneDeep': 'cloneDeep',
  'lodash-es/isPlainObject': 'isPlainObject',
  'lodash-es/toPath': 'toPath',
  deepmerge: 'deepmerge',
  'react-fast-compare': 'isEqual',
}

/**
 * Formik's dependencies are as large as Formik itself because they handle arbitrary values. `formik-stand-ins.ts` does the same
 * for the values of our forms.
 */
function withLeanFormik(): Plugin {
  const prefix = '\0formik-stand-in:'
  return {
    name: 'portico:lean-formik',
    apply: 'build',
    enforce: 'pre',
    resolveId(id, importer) {
      const standIn = importer?.includes('/node_modules/formik/') ? formikImports[id] : undefined
      return standIn && prefix + standIn
    },
    load(id) {
      if (!id.startsWith(prefix)) return undefined
      return `export { ${id.slice(prefix.length)} as default } from ${JSON.stringify(standIns)}`
    },
    transform: {
      filter: { id: /\/formik\/dist\/formik\.esm\.js$/ },
      handler: (code) => ({ code: cutFormik(code), map: null }),
    },
  }
}

/**
 * Vite wraps each dynamic import to load its styles and scripts, which the pages' HTML already contains. This removes the
 * wrapper and turns the import itself into a call that retries a script that failed to load. The call has to be innermost,
 * because code that picks exports from the script may surround the import.
 */
function withLoadAgain(): Plugin {
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

/** Plugins that keep unneeded code out of the pages. */
export function leanPlugins(): Plugin[] {
  return [withLeanFormik(), withLoadAgain()]
}
