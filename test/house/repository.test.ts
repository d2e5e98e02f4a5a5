import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')

/** Hosts allowed in plain HTTP URLs: localhost, XML namespaces, and names reserved for examples. */
const plainHosts =
  /^(localhost|127\.0\.0\.1|\[::1\]|www\.w3\.org|schemas?\.[\w.]+|[\w.-]*\bexample(\.(com|net|org))?|[\w.-]+\.(test|invalid))$/i

const machinePath = /(?<![\w.~*})-])\/(?:home|Users|root|work|workspace|mnt|tmp|var\/folders)\/[\w.-]+/g
const registryHost = /\b(?:registry|npm|mirrors?)\.[\w-]+\.(?:org|com|cn|io|dev|net)\b|\bnpmmirror\b/gi
const plainUrl = /\bhttp:\/\/(\[[\d:a-f]+\]|[\w.-]*\w)/gi

function findViolations(text: string): string[] {
  const urls = [...text.matchAll(plainUrl)].filter(([, host = '']) => !plainHosts.test(host))
  return [...text.matchAll(machinePath), ...text.matchAll(registryHost), ...urls].map(([violation]) => violation)
}

test('no file contains a local machine path, a registry URL or a plain HTTP URL', () => {
  // Each example is split in two, so that this file does not contain it.
  const examples = [`/${'home/somebody/notes'}`, `https://npm${'mirror.com'}`, `http:${'//portico.cloud/login'}`]
  expect(findViolations([...examples, 'http://localhost:3000'].join(' '))).toHaveLength(3)
  const fileList = execFileSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], { cwd: root, encoding: 'utf8' })
  const files = [...new Set(fileList.split('\0'))].filter((file) => file && existsSync(join(root, file)))
  expect(files.length).toBeGreaterThan(50)
  const violations = files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8')
    // Skip binary files, recognized by a NUL byte.
    return text.includes('\0') ? [] : findViolations(text).map((violation) => `${file}: ${violation}`)
  })
  expect(violations).toEqual([])
})

test('the lock file has no package URLs', () => {
  expect(readFileSync(join(root, 'package-lock.json'), 'utf8')).not.toContain('"resolved"')
})

test('every decision is listed in the index', () => {
  const index = readFileSync(join(root, 'docs/decisions/README.md'), 'utf8')
  const records = globSync('0*.md', { cwd: join(root, 'docs/decisions') })
  expect(records.length).toBeGreaterThan(20)
  expect(records.filter((record) => !index.includes(`](${record})`))).toEqual([])
})
