// Used by Review / Rules in Storybook.
import type { Plugin } from 'vite'
import { readAllProofs } from './read-proofs.ts'
import { documents, readAllAreas, root } from './read-rules.ts'

const moduleId = 'virtual:rule-coverage.js'

/** Provides Storybook with the rules, and the stories and tests that cite them. Reloads them when a file changes. */
export function ruleCoverage(): Plugin {
  return {
    name: 'portico:rule-coverage',
    resolveId: (id) => (id === moduleId ? `\0${moduleId}` : undefined),
    load(id) {
      if (id !== `\0${moduleId}`) return undefined
      const { proofs, files } = readAllProofs()
      for (const file of [...documents, ...files]) this.addWatchFile(`${root}/${file}`)
      return `export const areas = ${JSON.stringify(readAllAreas())}\nexport const proofs = ${JSON.stringify(proofs)}`
    },
  }
}
