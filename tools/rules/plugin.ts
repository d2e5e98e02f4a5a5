// Run by Review / Rules in Storybook: provides every rule, and every story and test that cites one.
import type { Plugin } from 'vite'
import { readAllProofs } from './read-proofs.ts'
import { documents, readAllAreas, root } from './read-rules.ts'

const name = 'virtual:rule-coverage.js'

/** Provides the catalogue with the rules and their stories and tests. Each build reads them again; nothing is stored. */
export function ruleCoverage(): Plugin {
  return {
    name: 'portico:rule-coverage',
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load(id) {
      if (id !== `\0${name}`) return undefined
      const { proofs, files } = readAllProofs()
      for (const file of [...documents, ...files]) this.addWatchFile(`${root}/${file}`)
      return `export const areas = ${JSON.stringify(readAllAreas())}\nexport const proofs = ${JSON.stringify(proofs)}`
    },
  }
}
