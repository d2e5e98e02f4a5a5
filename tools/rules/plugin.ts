// Run by Review / Rules in Storybook: links every rule to the stories and tests that show it.
import type { Plugin } from 'vite'
import { documents, root } from './read-rules.ts'

const name = 'virtual:rule-coverage.js'

/** Provides the catalogue with the rules and their stories and tests. Each build reads them again; nothing is stored. */
export function ruleCoverage(): Plugin {
  return {
    name: 'portico:rule-coverage',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      // Loading the TypeScript compiler is slow, so only builds that include this page do.
      const { readCoverage } = await import('./link.ts')
      const { coverage, files } = readCoverage()
      for (const file of [...documents, ...files]) this.addWatchFile(`${root}/${file}`)
      return `export const coverage = ${JSON.stringify(coverage)}`
    },
  }
}
