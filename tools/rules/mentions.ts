import { globSync } from 'node:fs'
import { readAllAreas, readText, root } from './read-rules.ts'
import { numbersIn } from './syntax.ts'

/** The numbers in a text that no rule has: a remark that cites one leads its reader nowhere. */
export function findStrangers(text: string, known: ReadonlySet<string>): string[] {
  return numbersIn(text).filter((id) => !known.has(id))
}

/** Every file of the project that can cite a rule. */
const citing = '{src,mocks,stories,test,tools,docs,.storybook}/**/*.{ts,tsx,js,css,md,mdx}'

/** Every remark in the project that cites a rule which is none, as `file: id`. */
export function findAllStrangers(): string[] {
  const known = new Set(readAllAreas().flatMap(({ rules }) => rules.map(({ id }) => id)))
  return [...globSync(citing, { cwd: root }), ...globSync('*.{js,ts,md}', { cwd: root })].flatMap((file) =>
    findStrangers(readText(file), known).map((id) => `${file}: ${id}`),
  )
}
