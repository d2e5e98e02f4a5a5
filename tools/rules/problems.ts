import { existsSync } from 'node:fs'
import { findAllStrangers } from './mentions.ts'
import type { Area, Proof, Way } from './model.ts'
import { readAllProofs } from './read-proofs.ts'
import { documents, readAllAreas, readStrayRows, readSums, readText, root, type Sums, sumUp } from './read-rules.ts'

/** The document with a table that counts its rules. */
const countedDocument = 'docs/rules.md'

/** The document whose rows say in which ways they must be proved. */
const demandingDocument = 'docs/safety.md'

/** The suites that run in a real browser. */
const inBrowser = /^test\/(?:e2e|widgets|journeys|access|deploy)\//

/** The way in which a proof works, according to its file's folder. */
function wayOf({ kind, file }: Pick<Proof, 'kind' | 'file'>): Way {
  if (kind === 'story') return 'story'
  if (inBrowser.test(file)) return 'browser'
  return file.startsWith('test/house/') ? 'house' : 'unit'
}

/** Whether a path exists; sources are given relative to `src`. */
function isThere(path: string): boolean {
  return [path, `src/${path}`].some((place) => existsSync(`${root}/${place}`))
}

const layers = /^(?:rules|i18n|theme|host|errors|api|primitives|kit|widgets|flows|pages|app)\/[\w./-]+$/

/** The paths in a row: its proofs, and the sources that implement the rule. */
function pathsIn(where: string): string[] {
  const inTicks = [...where.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path)
  return inTicks.filter((path) => /^(test|stories)\//.test(path) || layers.test(path))
}

const isUnder = (path: string) => (proof: Proof) => proof.file === path || proof.file.startsWith(`${path}/`)

/** Requirements that do not say how to prove them, and demanded proofs that no story or test provides. */
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

/** The mismatches between the rules and their proofs. */
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
    ...rules
      .filter(({ state, where }) => state === 'softened' && !/\(decisions\/\d+-/.test(where))
      .map(({ id }) => `${id} is softened and names no decision that says why`),
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

/** Compares the written table of sums with the actual numbers of rows. */
export function findWrongSums(written: Sums[], areas: Area[]): string[] {
  const isIn = (rows: Sums[], row: Sums) => rows.some((other) => JSON.stringify(other) === JSON.stringify(row))
  const right = sumUp(areas)
  return [
    ...right.filter((row) => !isIn(written, row)).map((row) => `the sums should say ${JSON.stringify(row)}`),
    ...written.filter((row) => !isIn(right, row)).map((row) => `the sums say ${JSON.stringify(row)}`),
  ]
}

/** All mismatches between the project's own documents, stories and tests. */
export function findAllProblems(): string[] {
  const areas = readAllAreas()
  const counted = areas.filter(({ document }) => document === countedDocument)
  const { proofs } = readAllProofs()
  return [
    ...findProblems(areas, proofs),
    ...documents.flatMap((document) => readStrayRows(readText(document)).map((id) => `${id} stands under no area`)),
    ...findWrongSums(readSums(readText(countedDocument)), counted),
    ...findAllStrangers(),
  ]
}
