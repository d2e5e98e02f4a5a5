import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { coveredFolders, findUncovered, sumByFolder } from '../../tools/coverage-figures.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))

const file = (covered: number, total: number) => ({ branches: { covered, total } })
const full = Object.fromEntries(coveredFolders.map((folder) => [`/app/${folder}/full.ts`, file(20, 20)]))
const judge = (summary: typeof full) =>
  findUncovered(sumByFolder({ total: file(99, 100), ...full, ...summary }, '/app'))

describe('branches are held folder by folder', () => {
  test('95 of 100 are enough', () => {
    expect(judge({})).toEqual([])
    expect(judge({ '/app/src/api/calls/more.ts': file(75, 80) })).toEqual([])
  })

  test('94 of 100 are not, however good the other folders are', () => {
    expect(judge({ '/app/src/api/calls/more.ts': file(74, 80) })).toEqual([
      'src/api: 94.00 % of its branches, below 95 %.',
    ])
  })

  test('a folder that matches no file fails, and so does one without a branch', () => {
    const { '/app/src/host/full.ts': _, ...rest } = full
    const missing = ['src/host: no branch was measured.']
    expect(findUncovered(sumByFolder(rest, '/app'))).toEqual(missing)
    expect(judge({ '/app/src/host/full.ts': file(0, 0) })).toEqual(missing)
    expect(findUncovered(sumByFolder(full, '/elsewhere'))).toHaveLength(coveredFolders.length)
  })

  test('a folder whose name only begins alike is another one', () => {
    expect(judge({ '/app/src/apis/bad.ts': file(0, 500), '/app/src/api.ts': file(0, 500) })).toEqual([])
  })

  test('the folders are there', () => {
    expect(coveredFolders.filter((folder) => !existsSync(root + folder))).toEqual([])
  })
})
