import type { Plugin } from 'vite'
import { documents, root } from './read-rules.ts'

const name = 'virtual:rule-coverage.js'

/** Gives the catalogue its rules with their stories and tests, read anew with each build: nothing of it is kept. */
export function ruleCoverage(): Plugin {
  return {
    name: 'portico:rule-coverage',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    async load(id) {
      if (id !== `\0${name}`) return undefined
      // The compiler that reads the sources is heavy; a build without this page does not wait for it.
      const { readCoverage } = await import('./link.ts')
      const { coverage, files } = readCoverage()
      for (const file of [...documents, ...files]) this.addWatchFile(`${root}/${file}`)
      return `export const coverage = ${JSON.stringify(coverage)}`
    },
  }
}
