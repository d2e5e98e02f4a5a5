// Run by `npm run build`.
import { readFile } from 'node:fs/promises'
import { loadEnv, type Plugin } from 'vite'
import { buildPages, serverFolder } from './build-pages.ts'
import { createScriptNamer } from './shared-scripts.ts'

/** Makes `vite build` prerender the pages: defines client and server environments, and runs `buildPages` with both. */
export function prerender(): Plugin {
  return {
    name: 'portico:prerender',
    apply: 'build',
    config: (_, { mode }) => ({
      // The brand is defined at build time, so that the build omits the other brand's artwork.
      define: { 'import.meta.env.VITE_BRAND': JSON.stringify(loadEnv(mode, process.cwd()).VITE_BRAND ?? 'portico') },
      appType: 'custom',
      publicDir: false,
      environments: {
        client: {
          build: {
            // The page's HTML preloads its scripts, so listing them inside the scripts again would only add weight.
            modulePreload: { polyfill: false, resolveDependencies: () => [] },
            assetsInlineLimit: 0,
            rolldownOptions: {
              // Declare that these modules have no side effects, so that the build drops unused exports of each
              // `index`, and two packages imported only by unused parts of Formik.
              treeshake: {
                moduleSideEffects: [
                  { test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false },
                  { test: /\/src\/(kit|widgets|flows|primitives\/(?!brand\/clear-sky))/, sideEffects: false },
                ],
              },
              // The build inlines constants, so that no page loads a file for a single constant.
              optimization: { inlineConst: { mode: 'all', pass: 2 } },
              input: {
                entry: 'src/app/entry.tsx',
                theme: 'src/theme/theme.css',
                brands: 'src/theme/brands.css',
              },
              output: {
                // Tell Chromium to compile all functions of these scripts in the background while they download,
                // because most of the functions run during hydration (decision 27).
                postBanner: ({ name }) => (['entry', 'react'].includes(name) ? '//# allFunctionsCalledOnLoad' : ''),
                codeSplitting: {
                  includeDependenciesRecursively: false,
                  // React rarely changes, so a separate file lets browsers keep it cached.
                  groups: [
                    { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
                    { name: createScriptNamer(), debugName: 'shared scripts' },
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
              // The names contain hashes, because Node caches imported modules by URL.
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
