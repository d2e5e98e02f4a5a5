// No tracked file may contain paths from someone's machine, package registries, plain http, or words with a standard
// equivalent.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Hosts allowed in plain http URLs: localhost, XML namespaces, and names reserved for examples. */
const plainHosts =
  /^(localhost|127\.0\.0\.1|\[::1\]|www\.w3\.org|schemas?\.[\w.]+|[\w.-]*\bexample(\.(com|net|org))?|[\w.-]+\.(test|invalid))$/i

const machinePath = /(?<![\w.~*})-])\/(?:home|Users|root|work|workspace|mnt|tmp|var\/folders)\/[\w.-]+/g
const registry = /\b(?:registry|npm|mirrors?)\.[\w-]+\.(?:org|com|cn|io|dev|net)\b|\bnpmmirror\b/gi
const plainAddress = /\bhttp:\/\/(\[[\d:a-f]+\]|[\w.-]*\w)/gi

/**
 * Private words for things that have a standard term, and the term to use. Patterns must not match ordinary English.
 */
const houseWords: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bfetch(?:es|ed|ing)? ahead\b/gi, 'prefetch'],
  [/\bdrawn in slices\b/gi, 'rendered in a transition'],
  [/\bof (?:its|their) own accord\b/gi, 'automatically'],
  [/\bfor whom? (?:reads|saves|uses)\b/gi, 'for people who read, save or use'],
  [/\bwho (?:is|are) new\b/gi, 'new users'],
  [/\b(?:is|are) spared\b/gi, 'is allowed'],
  [/\b(?:is|be) found out\b/gi, 'is reported'],
  [/\b(?:has|have|had) gone well\b/gi, 'has succeeded'],
  [/\bat the soonest\b/gi, 'at the earliest'],
  [/\bnot to be had\b/gi, 'not available'],
  [/\bsmall (?:hexadecimal|letters)\b/gi, 'lowercase'],
  [/\bfirst sight\b/gi, 'initial view'],
  [/\banew\b/gi, 'again'],
  [/\bfor who\b/gi, 'for people who'],
  [/\b(?:told|tells) of\b/gi, 'shown, announced or reported'],
  [/\bis said\b/gi, 'is shown or announced'],
  [/\bin the place of\b/gi, 'instead of'],
  [/\b(?:lost|late) (?:script|part|chunk)s?\b/gi, 'failed to load, or lazy'],
  [/, place\) =>/g, 'index, slot or location'],
]

/** The violations in one file's text. */
function findViolations(text: string): string[] {
  const addresses = [...text.matchAll(plainAddress)].filter(([, host = '']) => !plainHosts.test(host))
  return [...text.matchAll(machinePath), ...text.matchAll(registry), ...addresses].map(([violation]) => violation)
}

function findHouseWords(text: string): string[] {
  return houseWords.flatMap(([pattern, instead]) =>
    Array.from(text.matchAll(pattern), ([word]) => `${word} → ${instead}`),
  )
}

/** Every text file that Git tracks or would add. A file with a zero byte counts as binary. */
function readFiles(): { file: string; text: string }[] {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return [...new Set(list.split('\0'))]
    .filter((file) => file && existsSync(root + file))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))
    .filter(({ text }) => !text.includes('\0'))
}

const files = readFiles()
const find = (search: (text: string) => string[], among = files) =>
  among.flatMap(({ file, text }) => search(text).map((violation) => `${file}: ${violation}`))

// Each example is in two parts, so that this file does not contain it.
test.each([
  ['/', 'home/somebody/notes', 1],
  ["'/", "root/.cache'", 1],
  ['https://registry.npmjs', '.org/react', 1],
  ['https://npm', 'mirror.com', 1],
  ['http:', '//portico.cloud/login', 1],
  ['http:', '//localhost:3000', 0],
  ['http:', '//127.0.0.1/x', 0],
  ['http:', '//www.w3.org/2000/svg', 0],
  ['http:', '//evil.example/', 0],
  ['https:', '//portico.cloud/home/start', 0],
])('in %s%s there are %d paths, registries or plain addresses', (start, end, count) => {
  expect(findViolations(start + end)).toHaveLength(count)
})

test('a planted house word is found', () => {
  const words = ['fetch', 'ed ahead'].join('')
  expect(findHouseWords(`Scripts are ${words}.`)).toEqual([`${words} → prefetch`])
})

test('no file contains a local machine path, a registry URL or plain http', () => {
  expect(files.length).toBeGreaterThan(50)
  expect(find(findViolations)).toEqual([])
})

test('all prose uses the standard words', () => {
  const prose = files.filter(({ file }) =>
    /^(src|stories|test|tools|mocks|docs)\/.*\.([jt]sx?|mdx?|css|html)$|^(README|CONTRIBUTING)\.md$/.test(file),
  )
  expect(prose.length).toBeGreaterThan(500)
  expect(find(findHouseWords, prose)).toEqual([])
})

test('the lock file has no package URLs', () => {
  expect(readFileSync(`${root}package-lock.json`, 'utf8')).not.toContain('"resolved"')
})

test('every decision is listed in the index', () => {
  const index = readFileSync(`${root}docs/decisions/README.md`, 'utf8')
  const records = globSync('0*.md', { cwd: `${root}docs/decisions` })
  expect(records.length).toBeGreaterThan(20)
  expect(records.filter((record) => !index.includes(`](${record})`))).toEqual([])
})
