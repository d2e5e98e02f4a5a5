import { readFile } from 'node:fs/promises'
import { loadEnv, type Plugin } from 'vite'
import { buildPages, serverFolder } from './build-pages.ts'

/** The modules of the frame around every page. */
const framePattern =
  /pages\/entry-layout|theme\/breakpoints|primitives\/(icon|link|language-switcher|logo|brand-panel|page-frame)\.tsx|icons\/(check|chevron-down|circle-alert|globe)\.mjs/

/** Makes `vite build` prerender: two environments, the browser's and the one that renders, and `buildPages` over both. */
export function prerender(): Plugin {
  return {
    name: 'portico:prerender',
    apply: 'build',
    config: (_, { mode }) => ({
      // Known while building, so that the other brand's drawings stay out.
      define: { 'import.meta.env.VITE_BRAND': JSON.stringify(loadEnv(mode, process.cwd()).VITE_BRAND ?? 'portico') },
      appType: 'custom',
      publicDir: false,
      environments: {
        client: {
          build: {
            // The page's HTML names what to fetch ahead; a list of it inside the scripts would be paid for twice.
            modulePreload: { polyfill: false, resolveDependencies: () => [] },
            assetsInlineLimit: 0,
            rolldownOptions: {
              // Formik's ways that nobody takes here lead to these; they do nothing by being loaded.
              treeshake: {
                moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
              },
              input: {
                entry: 'src/pages/entry.tsx',
                theme: 'src/theme/theme.css',
                brands: 'src/theme/brands.css',
              },
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  // What every page shows is one file: icons apart from their frame would be files of a hundred bytes.
                  groups: [{ name: 'entry-layout', test: framePattern }],
                },
              },
            },
          },
        },
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: serverFolder,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: { prerender: 'src/pages/prerender.tsx' },
              // Named by their content, since Node never loads a file of the same name anew.
              output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
            },
          },
        },
      },
      builder: { buildApp: buildPages },
    }),
    async buildStart() {
      if (this.environment.name !== 'client') return
      const source = await readFile(new URL('../src/pages/icon.svg', import.meta.url))
      this.emitFile({ type: 'asset', name: 'icon.svg', source })
    },
  }
}
