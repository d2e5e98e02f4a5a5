// Reads the output of `npm run build`, for the tests that check the output.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BundleReport } from '../../tools/bundle-report.ts'
import { distFolder } from '../../tools/preview-server.ts'

/** Reads a file of `dist`. */
export const readBuilt = (file: string): string => readFileSync(join(distFolder, file), 'utf8')

/** The paths of all files in `dist`. */
export const builtFiles = globSync('**/*.*', { cwd: distFolder })

const textsOf = (kind: RegExp) =>
  builtFiles.filter((file) => kind.test(file)).map((file) => ({ file, text: readBuilt(file) }))

export const builtPages = textsOf(/\.html$/)
export const builtScripts = textsOf(/\.js$/)
export const builtTexts = textsOf(/(?<!\.br)$/)

/** The build's report on its scripts and pages. */
export const bundle = JSON.parse(readFileSync(join(distFolder, '../reports/bundle.json'), 'utf8')) as BundleReport
