// Reads the output of `npm run build`, for the tests that check the output.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleReport } from '../../tools/bundle-report.ts'
import { distFolder } from '../../tools/preview-server.ts'

export const readBuilt = (file: string): string => readFileSync(join(distFolder, file), 'utf8')

/** The paths of all files in `dist`. */
export const builtFiles = globSync('**/*.*', { cwd: distFolder })

const readMatching = (pattern: RegExp) =>
  builtFiles.filter((file) => pattern.test(file)).map((file) => ({ file, text: readBuilt(file) }))

export const builtPages = readMatching(/\.html$/)
export const builtScripts = readMatching(/\.js$/)
export const uncompressedFiles = readMatching(/(?<!\.br)$/)

/** The build's report on its scripts and pages. */
export const bundle = JSON.parse(readFileSync(join(distFolder, '../reports/bundle.json'), 'utf8')) as BundleReport
