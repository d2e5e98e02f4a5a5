import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { findResolved, findSlips } from '../../tools/repository.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

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
  test('an address in the lock file', () => {
    expect(
      findResolved({ packages: { 'node_modules/a': { resolved: 'https://somewhere' }, 'node_modules/b': {} } }),
    ).toEqual(['node_modules/a'])
  })
})

describe('the repository', () => {
  test('has no machine path, registry address or plain http in any text', () => {
    const files = readFiles()
    expect(files.length).toBeGreaterThan(50)
    expect(files.flatMap(({ file, text }) => findSlips(text).map((slip) => `${file}: ${slip}`))).toEqual([])
  })
  test('has a lock file that says nothing of where packages came from', () => {
    const lock = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as Parameters<typeof findResolved>[0]
    expect(Object.keys(lock.packages).length).toBeGreaterThan(100)
    expect(findResolved(lock)).toEqual([])
  })

  test('has every decision in the index', () => {
    const index = readFileSync(`${root}docs/decisions/README.md`, 'utf8')
    const records = globSync('0*.md', { cwd: `${root}docs/decisions` })
    expect(records.length).toBeGreaterThan(50)
    expect(records.filter((record) => !index.includes(`](${record})`))).toEqual([])
  })
})
