import type { Area, Proof, Rule, Way } from './model.ts'
import { ways } from './model.ts'
import { wayOf } from './way.ts'

const titles: Record<Way, string> = {
  story: 'Stories',
  browser: 'In a real browser',
  house: 'Over the sources and the build',
  unit: 'By itself',
}

/** One error looks alike on many screens: their stories are counted, not named. */
const ofErrors = 'stories/pages/errors/'

/** Words as Markdown shows them, and nothing in them as its marks. */
const plain = (words: string) => words.replace(/\s+/g, ' ').replace(/[\\`*_[\]<>$|]/g, '\\$&')

function listFile(file: string, proofs: Proof[]): string[] {
  const names = [...new Set(proofs.map(({ name }) => `  - ${plain(name)}`))]
  return [`- [${file}](../${file})`, ...names]
}

function listWay(way: Way, proofs: Proof[]): string[] {
  const own = proofs.filter((proof) => wayOf(proof) === way)
  if (own.length === 0) return []
  const named = own.filter(({ file }) => !file.startsWith(ofErrors))
  const files = [...new Set(named.map(({ file }) => file))]
  const counted = own.length - named.length
  return [
    `**${titles[way]}**`,
    '',
    ...files.flatMap((file) =>
      listFile(
        file,
        named.filter((proof) => proof.file === file),
      ),
    ),
    ...(counted > 0 ? [`- [${ofErrors}](../${ofErrors}): ${counted} stories of errors`] : []),
    '',
  ]
}

function writeRule({ id, words }: Rule, proofs: Proof[]): string[] {
  const own = proofs.filter((proof) => proof.rules.includes(id) && !proof.defect)
  return [`### ${id}`, '', words, '', ...ways.flatMap((way) => listWay(way, own))]
}

/** The page that lists each requirement with every story and test that cites it. */
export function writeProofsPage(areas: Area[], proofs: Proof[]): string {
  return [
    '# What proves each requirement',
    '',
    'Every requirement of [safety.md](safety.md) with the stories and tests that cite it and fail when it is broken. Written by `npm run proofs:generate`, not by hand.',
    '',
    ...areas.flatMap(({ id, title, rules }) => [
      `## ${id}: ${title}`,
      '',
      ...rules.flatMap((rule) => writeRule(rule, proofs)),
    ]),
  ].join('\n')
}
