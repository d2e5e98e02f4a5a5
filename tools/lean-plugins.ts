import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { cutFormik } from './lean-formik.ts'

const standIns = fileURLToPath(new URL('../src/flows/form/formik-stand-ins.ts', import.meta.url))

/** What Formik imports, and what stands in for it. */
const formikImports: Record<string, string> = {
  'lodash-es/clone': 'clone',
  'lodash-es/cloneDeep': 'cloneDeep',
  'lodash-es/isPlainObject': 'isPlainObject',
  'lodash-es/toPath': 'toPath',
  deepmerge: 'deepmerge',
  'react-fast-compare': 'isEqual',
}

/**
 * Formik brings packages that weigh as much as itself, since they work for any value there is. `formik-stand-ins.ts` has
 * the same for the values of our forms.
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
 * Vite wraps each dynamic import, to fetch the styles and scripts that go with it. The pages' HTML has all that already; in
 * its place a script that was lost is asked for again.
 */
function withoutPreloadHelper(): Plugin {
  const loadAgain = fileURLToPath(new URL('../src/pages/load-again.ts', import.meta.url))
  return {
    name: 'portico:without-preload-helper',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      // Vite hands further arguments over, which mean nothing here.
      handler: () => ({
        code: `import { loadAgain } from ${JSON.stringify(loadAgain)}; export const __vitePreload = (load) => loadAgain(load)`,
        map: null,
      }),
    },
  }
}

/** What keeps weight that no visitor needs out of the pages. */
export function leanPlugins(): Plugin[] {
  return [withLeanFormik(), withoutPreloadHelper()]
}
