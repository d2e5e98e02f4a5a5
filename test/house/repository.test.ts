// What must not be in a tracked file: paths of someone's machine, package registries, plain http.
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

/** The violations in one file's text. */
function findSlips(text: string): string[] {
  const addresses = [...text.matchAll(plainAddress)].filter(([, host = '']) => !plainHosts.test(host))
  return [...text.matchAll(machinePath), ...text.matchAll(registry), ...addresses].map(([slip]) => slip)
}

/** Every file that Git tracks or would add, with its text; what holds a zero byte is no text. */
function readFiles(): { file: string; text: string }[] {
  const list = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  return [...new Set(list.split('\0'))]
    .filter((file) => file && existsSync(root + file))
    .map((file) => ({ file, text: readFileSync(root + file, 'utf8') }))
    .filter(({ text }) => !text.includes('\0'))
}

describe('on planted slips', () => {
  const on = (...parts: string[]) => parts.join('')
  test.each([
    ['a home folder', on('see /', 'home/somebody/notes')],
    ['a folder of the system', on("'/", "root/.cache'")],
    ['a package registry', on('https://', 'registry.npmjs', '.org/react')],
    ['a mirror', on('https://', 'npm', 'mirror.com')],
    ['plain http', on('http:', '//portico.cloud/login')],
  ])('%s', (_, text) => {
    expect(findSlips(text)).toHaveLength(1)
  })
  test.each([
    'http://localhost:3000',
    'http://127.0.0.1/x',
    'http://www.w3.org/2000/svg',
    'http://evil.example/',
    'https://portico.cloud/home/start',
  ])('%s may stand', (text) => {
    expect(findSlips(text)).toEqual([])
  })
})

describe('the repository', () => {
  test('has no machine path, registry address or plain http in any text', () => {
    const files = readFiles()
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap(({ file, text }) => findSlips(text).map((slip) => `${file}: ${slip}`))).toEqual([])
  })
  test('has a lock file that says nothing of where packages came from', () => {
    expect(readFileSync(`${root}package-lock.json`, 'utf8')).not.toContain('"resolved"')
  })

  test('has every decision in the index', () => {
    const index = readFileSync(`${root}docs/decisions/README.md`, 'utf8')
    const records = globSync('0*.md', { cwd: `${root}docs/decisions` })
    expect(records.length).toBeGreaterThan(20)
    expect(records.filter((record) => !index.includes(`](${record})`))).toEqual([])
  })
})
