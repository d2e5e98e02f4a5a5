// Run by `npm run build`: makes Vite prerender the pages.
import { readFile } from 'node:fs/promises'
import { loadEnv, type Plugin } from 'vite'
import { buildPages, serverFolder } from './build-pages.ts'
import { createSharedScripts } from './shared-scripts.ts'

/** Makes `vite build` prerender: defines a browser and a rendering environment, and runs `buildPages` on both. */
export function prerender(): Plugin {
  return {
    name: 'portico:prerender',
    apply: 'build',
    config: (_, { mode }) => ({
      // Defined at build time, so that the other brand's artwork is left out.
      define: { 'import.meta.env.VITE_BRAND': JSON.stringify(loadEnv(mode, process.cwd()).VITE_BRAND ?? 'portico') },
      appType: 'custom',
      publicDir: false,
      environments: {
        client: {
          build: {
            // The page's HTML preloads its scripts; a list of them inside the scripts would only add weight.
            modulePreload: { polyfill: false, resolveDependencies: () => [] },
            assetsInlineLimit: 0,
            rolldownOptions: {
              // These have no side effects, so unused exports of a flow's index are dropped. The packages are used only by
              // parts of Formik that nothing here calls. The other brand's lazy scene is excluded: it becomes a script anyway,
              // and if its importer were dropped, React would be split from the entry.
              treeshake: {
                moduleSideEffects: [
                  { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
                  { test: /\/src\/(kit|widgets|flows|primitives\/(?!brand\/clear-sky))/, sideEffects: false },
                ],
              },
              // Inlines constants, so that no file is loaded just for a constant.
              optimization: { inlineConst: { mode: 'all', pass: 2 } },
              input: {
                entry: 'src/app/entry.tsx',
                theme: 'src/theme/theme.css',
                brands: 'src/theme/brands.css',
              },
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  // React rarely changes between releases, so its own file stays in the browser's cache.
                  groups: [
                    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                    { name: createSharedScripts(), debugName: 'shared scripts' },
                  ],
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
              input: { prerender: 'src/app/prerender.tsx' },
              // Hash the names, because Node never loads a file of the same name twice.
              output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
            },
          },
        },
      },
      builder: { buildApp: buildPages },
    }),
    async buildStart() {
      if (this.environment.name !== 'client') return
      const source = await readFile(new URL('../src/app/icon.svg', import.meta.url))
      this.emitFile({ type: 'asset', name: 'icon.svg', source })
    },
  }
}
