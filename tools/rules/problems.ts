import { existsSync } from 'node:fs'
import { findAllStrangers } from './mentions.ts'
import type { Area, Proof } from './model.ts'
import { demandingDocument, drawProofs, proofsFile } from './proofs-file.ts'
import { readAllProofs } from './read-proofs.ts'
import { documents, readAllAreas, readStrayRows, readSums, readText, root, type Sums, sumUp } from './read-rules.ts'
import { wayOf } from './way.ts'

/** The document that counts its rules in a table. */
const countedDocument = 'docs/rules.md'

/** Sources are named by their paths under `src`. */
function isThere(path: string): boolean {
  return [path, `src/${path}`].some((place) => existsSync(`${root}/${place}`))
}

const layers = /^(?:rules|i18n|theme|host|errors|api|primitives|flows|pages)\/[\w./-]+$/

/** The paths that a row names: its proofs, and where in `src` the rule is kept. */
function pathsIn(where: string): string[] {
  const inTicks = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  return inTicks.filter((path) => /^(test|stories)\//.test(path) || layers.test(path))
}

const isUnder = (path: string) => (proof: Proof) => proof.file === path || proof.file.startsWith(`${path}/`)

/** What a requirement demands, and what of it no story or test proves. */
function findUnproved(areas: Area[], proofs: Proof[]): string[] {
  const sound = proofs.filter(({ defect }) => !defect)
  return areas.flatMap(({ document, rules }) =>
    rules.flatMap(({ id, demands }) => {
      if (document === demandingDocument && demands.length === 0) return [`${id} does not say how it is to be proved`]
      const proved = sound.filter((proof) => proof.rules.includes(id)).map(wayOf)
      return demands.filter((way) => !proved.includes(way)).map((way) => `${id} is to be proved by ${way}, and is not`)
    }),
  )
}

/** What is wrong between the rules and what shows them; nothing, where all is well. */
export function findProblems(areas: Area[], proofs: Proof[], exists: (path: string) => boolean = isThere): string[] {
  const rules = areas.flatMap((area) => area.rules)
  const known = new Set(rules.map(({ id }) => id))
  const shows = (id: string) => proofs.filter((proof) => proof.rules.includes(id) && !proof.defect)
  const twice = rules.filter(({ id }, place) => rules.findIndex((rule) => rule.id === id) !== place)
  return [
    ...twice.map(({ id }) => `${id} is used twice`),
    ...rules.filter(({ id, area }) => !id.startsWith(`${area}-`)).map(({ id, area }) => `${id} stands under ${area}`),
    ...rules
      .filter(({ id, state }) => state !== 'not yet' && shows(id).length === 0)
      .map(({ id }) => `${id} has no story and no test that shows it`),
    ...findUnproved(areas, proofs),
    ...rules
      .filter(({ id, state }) => state === 'not yet' && shows(id).length > 0)
      .map(({ id }) => `${id} is said not to be there yet, and ${shows(id)[0]?.file} shows it`),
    ...rules.flatMap(({ id, where }) =>
      pathsIn(where)
        .filter((path) => !exists(path))
        .map((path) => `${id} names ${path}, which is not there`),
    ),
    ...rules.flatMap(({ id, proofs: named }) =>
      named
        .filter((path) => !shows(id).some(isUnder(path)))
        .map((path) => `${id} names ${path}, where nothing cites it`),
    ),
    ...proofs.flatMap(({ file, line, rules: cited, defect }) => [
      ...cited.filter((id) => !known.has(id)).map((id) => `${file}:${line} cites ${id}, which is no rule`),
      ...(defect ? [`${file}:${line} cites ${cited.join(', ')} and ${defect}`] : []),
    ]),
  ]
}

/** The table of sums against the rows that it counts. */
export function findWrongSums(written: Sums[], areas: Area[]): string[] {
  const isIn = (rows: Sums[], row: Sums) => rows.some((other) => JSON.stringify(other) === JSON.stringify(row))
  const right = sumUp(areas)
  return [
    ...right.filter((row) => !isIn(written, row)).map((row) => `the sums should say ${JSON.stringify(row)}`),
    ...written.filter((row) => !isIn(right, row)).map((row) => `the sums say ${JSON.stringify(row)}`),
  ]
}

/** The page of proofs is written anew whenever they change. */
function findStale(proofs: Proof[]): string[] {
  const isCurrent = isThere(proofsFile) && readText(proofsFile) === drawProofs(proofs)
  return isCurrent ? [] : [`${proofsFile} is not current: run \`npm run proofs:generate\``]
}

/** All that is wrong with the project's own rules, as the documents, stories and tests have them. */
export function findAllProblems(): string[] {
  const areas = readAllAreas()
  const counted = areas.filter(({ document }) => document === countedDocument)
  const { proofs } = readAllProofs()
  return [
    ...findProblems(areas, proofs),
    ...findStale(proofs),
    ...documents.flatMap((document) => readStrayRows(readText(document)).map((id) => `${id} stands under no area`)),
    ...findWrongSums(readSums(readText(countedDocument)), counted),
    ...findAllStrangers(),
  ]
}
