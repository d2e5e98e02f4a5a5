import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const standIns = fileURLToPath(new URL('../src/flows/form/formik-stand-ins.ts', import.meta.url))

/**
 * Formik asks lodash for four functions that weigh more than Formik itself, since lodash's work for any value there is. A
 * form's values are plain; `formik-stand-ins.ts` has the same four for these.
 */
function withoutLodash(): Plugin {
  const prefix = '\0formik-stand-in:'
  return {
    name: 'portico:without-lodash',
    apply: 'build',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^lodash-es\// },
      handler: (id, importer) => (importer?.includes('/formik/') ? prefix + id.replace('lodash-es/', '') : undefined),
    },
    load: {
      filter: { id: new RegExp(`^${prefix}`) },
      handler: (id) => `export { ${id.replace(prefix, '')} as default } from ${JSON.stringify(standIns)}`,
    },
  }
}

/**
 * Vite wraps each dynamic import, to fetch the styles and scripts that go with it. The pages' HTML has all that already.
 */
function withoutPreloadHelper(): Plugin {
  return {
    name: 'portico:without-preload-helper',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: 'export const __vitePreload = (load) => load()', map: null }),
    },
  }
}

/** What keeps weight that no visitor needs out of the pages (design: speed). */
export function leanPlugins(): Plugin[] {
  return [withoutLodash(), withoutPreloadHelper()]
}
