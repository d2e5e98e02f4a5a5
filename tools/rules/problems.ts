// `npm run check:rules` checks that stories or tests cover every numbered rule, and prints the totals.
import { existsSync, globSync } from 'node:fs'
import { type Proof, readAllProofs, ruleIdsIn } from './read-proofs.ts'
import { type Area, type ProofType, type Rule, readAllAreas, readText, root } from './read-rules.ts'

/** The document that states which types of proof each rule requires. */
const requirementsDocument = 'docs/safety.md'

/** Returns the type of a proof, based on its kind and folder. */
function getProofType({ kind, file }: Proof): ProofType {
  if (kind === 'story') return 'story'
  if (/^test\/(?:e2e|widgets|journeys|accessibility|deploy|storybook)\//.test(file)) return 'browser'
  return file.startsWith('test/house/') ? 'house' : 'unit'
}

/** Returns whether a path exists, relative to the project's root or to `src`. */
const existsInProject = (path: string) => [path, `src/${path}`].some((candidate) => existsSync(`${root}/${candidate}`))

const pathPattern =
  /`((?:test|stories|rules|i18n|theme|host|errors|api|primitives|kit|widgets|flows|pages|app)\/[\w./-]+)`/g

/** Returns the paths in a row: its proofs, and the sources that implement the rule. */
const findPaths = (where: string) => Array.from(where.matchAll(pathPattern), ([, path = '']) => path)

const isUnder = (path: string) => (proof: Proof) => proof.file === path || proof.file.startsWith(`${path}/`)

/** Finds the problems with a rule, given the valid proofs that cite the rule. */
function findProblemsOfRule({ id, state, where, proofs, requiredTypes }: Rule, area: Area, citedBy: Proof[]): string[] {
  const missingTypes = requiredTypes.filter((type) => !citedBy.some((proof) => getProofType(proof) === type))
  const isCited = citedBy.length > 0
  const lacksTypes = area.document === requirementsDocument && requiredTypes.length === 0
  return [
    ...(id.startsWith(`${area.id}-`) ? [] : [`${id} is in the wrong chapter, ${area.id}`]),
    ...(isCited || state === 'not yet' ? [] : [`${id} is not covered by any story or test`]),
    ...(isCited && state === 'not yet' ? [`${id} is marked as not yet covered, but ${citedBy[0]?.file} cites it`] : []),
    ...(state === 'softened' && !/\(decisions\/\d+-/.test(where)
      ? [`${id} is softened but names no decision that explains why`]
      : []),
    ...(lacksTypes ? [`${id} does not say which types of proof it requires`] : []),
    ...missingTypes.map((type) => `${id} requires a proof of type ${type}, but has none`),
    ...proofs
      .filter((path) => !citedBy.some(isUnder(path)))
      .map((path) => `${id} names ${path}, which does not cite it`),
  ]
}

/** Finds the problems with the rules and their proofs. */
export function findProblems(
  areas: Area[],
  proofs: Proof[],
  exists: (path: string) => boolean = existsInProject,
): string[] {
  const rules = areas.flatMap((area) => area.rules)
  const ids = rules.map(({ id }) => id)
  const findProofs = (id: string) => proofs.filter((proof) => proof.rules.includes(id) && !proof.defect)
  return [
    ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${id} is defined twice`),
    ...areas.flatMap((area) => area.rules.flatMap((rule) => findProblemsOfRule(rule, area, findProofs(rule.id)))),
    ...rules.flatMap(({ id, where }) =>
      findPaths(where)
        .filter((path) => !exists(path))
        .map((path) => `${id} names ${path}, which does not exist`),
    ),
    ...proofs.flatMap(({ file, line, rules: citedIds, defect }) => [
      ...citedIds.filter((id) => !ids.includes(id)).map((id) => `${file}:${line} cites ${id}, which is not a rule`),
      ...(defect ? [`${file}:${line} cites ${citedIds.join(', ')} but ${defect}`] : []),
    ]),
  ]
}

/** Patterns for the files of the project that can cite a rule. */
const citingFiles = ['{src,mocks,stories,test,tools,docs,.storybook}/**/*.{ts,tsx,js,css,md,mdx}', '*.{js,ts,md}']

if (import.meta.main) {
  const areas = readAllAreas()
  const rules = areas.flatMap((area) => area.rules)
  const knownIds = new Set(rules.map(({ id }) => id))
  const { proofs } = readAllProofs()
  const softenedCount = rules.filter(({ state }) => state === 'softened').length
  const storyCount = proofs.filter(({ kind }) => kind === 'story').length
  console.log(
    `Rules: ${rules.length}, ${softenedCount} softened; covered by ${storyCount} stories and ${proofs.length - storyCount} tests`,
  )
  const problems = [
    ...findProblems(areas, proofs),
    // Every citation must refer to an existing rule.
    ...globSync(citingFiles, { cwd: root }).flatMap((file) =>
      ruleIdsIn(readText(file)).flatMap((id) => (knownIds.has(id) ? [] : [`${file} cites ${id}, which is not a rule`])),
    ),
  ]
  for (const problem of problems) console.error(problem)
  process.exitCode = problems.length > 0 ? 1 : 0
}
