// What must not be in a tracked file: paths of someone's machine, package registries, plain http, and words with a standard
// equivalent.
import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** Hosts allowed in plain http URLs: this machine, XML namespaces, and names reserved for examples. */
const plainHosts =
  /^(localhost|127\.0\.0\.1|\[::1\]|www\.w3\.org|schemas?\.[\w.]+|[\w.-]*\bexample(\.(com|net|org))?|[\w.-]+\.(test|invalid))$/i

const machinePath = /(?<![\w.~*})-])\/(?:home|Users|root|work|workspace|mnt|tmp|var\/folders)\/[\w.-]+/g
const registry = /\b(?:registry|npm|mirrors?)\.[\w-]+\.(?:org|com|cn|io|dev|net)\b|\bnpmmirror\b/gi
const plainAddress = /\bhttp:\/\/(\[[\d:a-f]+\]|[\w.-]*\w)/gi

/** Our own words for things that have a standard one, and what to write instead. Patterns must not match ordinary English. */
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

/** Where house words may not appear. */
const proseFiles =
  /^(?:(?:src|stories|test|tools|mocks|docs)\/.*\.(?:[jt]sx?|mdx?|css|html)|README\.md|CONTRIBUTING\.md)$/

function findHouseWords(text: string): string[] {
  return houseWords.flatMap(([pattern, instead]) => [...text.matchAll(pattern)].map(([word]) => `${word} → ${instead}`))
}

/** The violations in one file's text. */
function findViolations(text: string): string[] {
  const addresses = [...text.matchAll(plainAddress)].filter(([, host = '']) => !plainHosts.test(host))
  return [...text.matchAll(machinePath), ...text.matchAll(registry), ...addresses].map(([violation]) => violation)
}

/** Every text file that Git tracks or would add. A file with a zero byte counts as binary. */
function readFiles(): { file: string; text: string }[] {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return [...new Set(list.split('\0'))]
    .filter((file) => file && existsSync(root + file))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))
    .filter(({ text }) => !text.includes('\0'))
}

describe('on planted violations', () => {
  const on = (...parts: string[]) => parts.join('')
  test.each([
    ['a home folder', on('see /', 'home/somebody/notes')],
    ['a system folder', on("'/", "root/.cache'")],
    ['a package registry', on('https://', 'registry.npmjs', '.org/react')],
    ['a mirror', on('https://', 'npm', 'mirror.com')],
    ['plain http', on('http:', '//portico.cloud/login')],
  ])('%s', (_, text) => {
    expect(findViolations(text)).toHaveLength(1)
  })
  test.each([
    'http://localhost:3000',
    'http://127.0.0.1/x',
    'http://www.w3.org/2000/svg',
    'http://evil.example/',
    'https://portico.cloud/home/start',
  ])('%s is allowed', (text) => {
    expect(findViolations(text)).toEqual([])
  })
})

test.each([
  ['Scripts are fetch', 'ed ahead.', 'prefetch'],
  ['The page reloads of its own', ' accord.', 'automatically'],
])('finds the planted house word in “%s%s”', (start, end, instead) => {
  expect(findHouseWords(start + end)).toEqual([expect.stringContaining(instead)])
})

describe('the repository', () => {
  test('has no machine path, registry URL or plain http in any text', () => {
    const files = readFiles()
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap(({ file, text }) => findViolations(text).map((violation) => `${file}: ${violation}`))).toEqual(
      [],
    )
  })
  test('uses the standard words', () => {
    const files = readFiles().filter(({ file }) => proseFiles.test(file))
    expect(files.length).toBeGreaterThan(500)
    expect(files.flatMap(({ file, text }) => findHouseWords(text).map((violation) => `${file}: ${violation}`))).toEqual(
      [],
    )
  })
  test('has a lock file without the URLs of packages', () => {
    expect(readFileSync(`${root}package-lock.json`, 'utf8')).not.toContain('"resolved"')
  })

  test('has every decision in the index', () => {
    const index = readFileSync(`${root}docs/decisions/README.md`, 'utf8')
    const records = globSync('0*.md', { cwd: `${root}docs/decisions` })
    expect(records.length).toBeGreaterThan(20)
    expect(records.filter((record) => !index.includes(`](${record})`))).toEqual([])
  })
})
