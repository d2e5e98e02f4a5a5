import { globSync } from 'node:fs'
import { readAllAreas, readText, root } from './read-rules.ts'
import { numbersIn } from './syntax.ts'

/** Rule ids in a text that do not exist, so that the citation leads nowhere. */
export function findStrangers(text: string, known: ReadonlySet<string>): string[] {
  return numbersIn(text).filter((id) => !known.has(id))
}

/** All files of the project that can cite a rule. */
const citing = '{src,mocks,stories,test,tools,docs,.storybook}/**/*.{ts,tsx,js,css,md,mdx}'

/** All citations in the project of rules that do not exist, as `file: id`. */
export function findAllStrangers(): string[] {
  const known = new Set(readAllAreas().flatMap(({ rules }) => rules.map(({ id }) => id)))
  return [...globSync(citing, { cwd: root }), ...globSync('*.{js,ts,md}', { cwd: root })].flatMap((file) =>
    findStrangers(readText(file), known).map((id) => `${file}: ${id}`),
  )
}
