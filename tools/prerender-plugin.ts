import { readFile } from 'node:fs/promises'
import { loadEnv, type Plugin } from 'vite'
import { buildPages, serverFolder } from './build-pages.ts'
import { createSharedScripts, memberScript } from './shared-scripts.ts'

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
              // These do nothing by being loaded, so whatever a page does not use of a flow's door is left out. The packages
              // are those to which Formik's ways lead that nobody takes here. The other brand must stay in sight: its late
              // scene stays a script all the same, and without its importer would part React from the entry.
              treeshake: {
                moduleSideEffects: [
                  { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
                  { test: /\/src\/(flows|primitives\/(?!clear-sky))/, sideEffects: false },
                ],
              },
              input: {
                entry: 'src/pages/entry.tsx',
                theme: 'src/theme/theme.css',
                brands: 'src/theme/brands.css',
              },
              output: {
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  // React stays the same from release to release, and so does its file in everybody's cache.
                  groups: [
                    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                    { name: 'member', test: memberScript },
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
