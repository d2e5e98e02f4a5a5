// Run by `npm run build`. Makes a dynamic import retry if its script fails to load.
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { urgentScripts } from './shared-scripts.ts'

type Chunks = Readonly<Record<string, { name: string; imports: readonly string[] }>>

function collectImports(file: string, chunks: Chunks, files = new Set<string>()): Set<string> {
  if (files.has(file)) return files
  files.add(file)
  for (const importedFile of chunks[file]?.imports ?? []) collectImports(importedFile, chunks, files)
  return files
}

/**
 * Returns the imports that should load in parallel with a lazy script. Omits scripts that the importer has
 * already loaded, and the scripts needed to send a form, which the page's inline script preloads.
 */
function getNeededScripts(file: string, importer: string, chunks: Chunks): string[] {
  const submitChunks = Object.keys(chunks).filter((script) => script !== file && chunks[script]?.name === 'sending')
  const loadedScripts = new Set([importer, ...submitChunks].flatMap((script) => [...collectImports(script, chunks)]))
  return [...collectImports(file, chunks)]
    .filter((script) => script !== file && !loadedScripts.has(script))
    .map((script) => script.replace('assets/', ''))
}

/**
 * Vite wraps each dynamic import in a call that preloads styles and scripts. The plugin removes the wrapper, and
 * replaces the import itself with a call that retries if the script fails to load. This call must be innermost,
 * because the import may be inside code that picks exports from the script.
 */
export function retryFailedImports(): Plugin {
  const source = JSON.stringify(fileURLToPath(new URL('../src/app/import-with-retry.ts', import.meta.url)))
  return {
    name: 'portico:retry-imports',
    apply: 'build',
    transform: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => ({ code: `export { importWithRetry as __vitePreload } from ${source}`, map: null }),
    },
    renderChunk(code, { fileName }, _, { chunks }) {
      const wrapper = /\b(importWithRetry(?:\$\d+)?)\((?=(?:async )?\(\) => )/g
      const [, name] = wrapper.exec(code) ?? []
      if (name === undefined) {
        if (code.includes('__VITE_PRELOAD__')) this.error(`${fileName} has a dynamic import in an unknown wrapper`)
        return null
      }
      const seenFiles = new Set<string>()
      const rewrittenCode = code.replaceAll(/\bimport\("\.\/([^"]+)"/g, (_match, target: string) => {
        const file = `assets/${target}`
        const needsList = urgentScripts.includes(chunks[file]?.name ?? '') && !seenFiles.has(file)
        seenFiles.add(file)
        const neededScripts = needsList ? getNeededScripts(file, fileName, chunks).map((script) => `"./${script}"`) : []
        return neededScripts.length > 0 ? `${name}("./${target}", [${neededScripts.join()}]` : `${name}("./${target}"`
      })
      // A dynamic import of a module in the same script becomes `Promise.resolve()`, which makes no request.
      if (rewrittenCode === code && !code.includes('Promise.resolve()'))
        this.error(`${fileName} has no import to retry, although Vite wrapped one`)
      return rewrittenCode.replaceAll(wrapper, '(').replaceAll(', __VITE_PRELOAD__)', ')()')
    },
  }
}
