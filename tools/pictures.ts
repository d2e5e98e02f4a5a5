// `npm run test:pictures`: compares the pictures of stories with the committed ones; with --update it rewrites those that differ. `--states <folder>`
// does the same with the later states of pages and their errors, whose pictures are in that folder and nowhere in git.
// Further arguments, e.g. `-- login`, select pictures by name; by default all are compared.
// Needs the built Storybook (`npm run build:storybook`) and the pinned browser, since others render different pixels.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type LaunchOptions } from 'playwright'
import { findBrowser, launchOptions } from './browser.ts'
import { Camera, openPage, readStories } from './pictures-camera.ts'
import { isSame, pack } from './pictures-compare.ts'
import { listPictures, listStatePictures, type Picture } from './pictures-list.ts'
import { type Finding, writeReport } from './pictures-report.ts'
import { serveStorybook } from './serve-storybook.ts'

const root = join(import.meta.dirname, '..')
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, states: { type: 'string' } },
})
const { update: isUpdate, states } = values
const baselines = states ?? join(root, 'test/pictures/baselines')
const reports = join(root, 'reports')
const countsFile = join(reports, 'pictures.json')

/** In ms; longer than any picture takes on a busy machine. */
const hangMs = 90_000

const fileOf = ({ name }: Pick<Picture, 'name'>) => join(baselines, `${name}.webp`)

function keep(picture: Picture, content: Buffer) {
  mkdirSync(dirname(fileOf(picture)), { recursive: true })
  writeFileSync(fileOf(picture), content)
}

/** Checks one picture. A difference or failure counts only if a fresh page shows it too. */
async function check(camera: Camera, picture: Picture): Promise<Finding | undefined> {
  const before = existsSync(fileOf(picture)) ? readFileSync(fileOf(picture)) : undefined
  try {
    const isExpected = async (content: Buffer) => before !== undefined && (await isSame(before, content))
    const snapped = before && (await camera.snap(picture).catch(() => undefined))
    if (snapped && (await isExpected(snapped))) return undefined
    const taken = await camera.take(picture, isExpected)
    if (await isExpected(taken)) return undefined
    const after = await pack(taken)
    if (isUpdate) keep(picture, after)
    return { picture, before, after, reason: before ? 'Differs.' : 'Has no picture yet.', isMended: isUpdate }
  } catch (error) {
    return { picture, before, reason: error instanceof Error ? error.message : String(error) }
  }
}

function findOrphans(pictures: Picture[]): Finding[] {
  const known = new Set(pictures.map(({ name }) => `${name}.webp`))
  return globSync('**/*.webp', { cwd: baselines })
    .filter((file) => !known.has(file))
    .map((file) => file.slice(0, -'.webp'.length))
    .map((name) => {
      const picture = { name, title: name }
      if (isUpdate) rmSync(fileOf(picture))
      return { picture, reason: 'No story has this picture any more.', isMended: isUpdate }
    })
}

async function checkAll(url: string, options: LaunchOptions) {
  const browser = await chromium.launch(options)
  try {
    const stories = await readStories(await openPage(browser, url))
    const all = states === undefined ? listPictures(stories) : listStatePictures(stories)
    const pictures = all.filter(({ name }) => words.every((word) => name.includes(word)))
    if (pictures.length === 0) throw new Error('The built Storybook has no matching story.')
    const findings = findOrphans(all)
    // All pages share one queue, so a slow story holds up only one of them.
    const queue = pictures.values()
    const work = async () => {
      let camera = await Camera.open(browser, url)
      for (const picture of queue) {
        // A page that hangs would hold up everything, so it is closed and replaced.
        const watch = setTimeout((hanging: Camera) => void hanging.close(), hangMs, camera)
        const finding = await check(camera, picture)
        clearTimeout(watch)
        if (finding) findings.push(finding)
        if (camera.isClosed) camera = await Camera.open(browser, url)
      }
    }
    await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, work))
    return { compared: pictures.length, findings }
  } finally {
    await browser.close()
  }
}

/** Reports the result; `npm test` reads the counts from the file. */
function report(compared: number, findings: Finding[]) {
  writeReport(join(reports, 'pictures'), compared, findings)
  const failed = findings.filter(({ isMended }) => !isMended).length
  const passed = Math.max(0, compared - failed)
  writeFileSync(countsFile, JSON.stringify({ numPassedTests: passed, numFailedTests: failed }))
  for (const { picture, reason, isMended } of findings) {
    console.log(`${picture.name}: ${reason}${isMended ? ' Mended.' : ''}`)
  }
  console.log(`${compared} pictures compared, ${findings.length - failed} mended, ${failed} not as expected.`)
  if (failed) console.log('Before, after and difference: reports/pictures/index.html')
  process.exitCode = failed ? 1 : 0
}

const found = await findBrowser()
if (found.source === 'pinned') {
  const { url, close } = await serveStorybook()
  try {
    const { compared, findings } = await checkAll(url, launchOptions(found, { isForPictures: true }))
    report(compared, findings)
  } finally {
    await close()
  }
} else {
  const notCompared = `Pictures were NOT compared: only the pinned Chromium draws the same pixels everywhere, and this run uses ${found.executablePath} (${found.source}).`
  console.log(notCompared)
  mkdirSync(reports, { recursive: true })
  writeFileSync(countsFile, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, notCompared }))
  process.exitCode = isUpdate ? 1 : 0
}
