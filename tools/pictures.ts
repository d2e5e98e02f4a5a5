// Compares the picture of every story with the one committed, strictly; with --update it rewrites those that differ.
// Further words, e.g. `-- login`, name the pictures that are meant; without any it is all of them.
// It needs the built Storybook (`npm run build:storybook`) and the pinned browser: another one draws other pixels.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { chromium, type LaunchOptions } from 'playwright'
import { findBrowser, launchOptions } from './browser.ts'
import { Camera, readStories } from './pictures-camera.ts'
import { isSame } from './pictures-compare.ts'
import { listPictures, type Picture } from './pictures-list.ts'
import { openPage } from './pictures-page.ts'
import { type Finding, writeReport } from './pictures-report.ts'
import { serveStorybook } from './serve-storybook.ts'

const root = join(import.meta.dirname, '..')
const baselines = join(root, 'test/pictures/baselines')
const reports = join(root, 'reports')
const isUpdate = process.argv.includes('--update')
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'))

/** Longer than any picture takes on a busy machine. */
const hangMs = 90_000

const fileOf = ({ name }: Pick<Picture, 'name'>) => join(baselines, `${name}.png`)

function keep(picture: Picture, content: Buffer) {
  mkdirSync(dirname(fileOf(picture)), { recursive: true })
  writeFileSync(fileOf(picture), content)
}

/** What is not as expected about one picture. A difference or a failure counts only when a page loaded afresh shows it too. */
async function check(camera: Camera, picture: Picture): Promise<Finding | undefined> {
  const before = existsSync(fileOf(picture)) ? readFileSync(fileOf(picture)) : undefined
  try {
    const isExpected = (content: Buffer) => before !== undefined && isSame(before, content)
    const snapped = before && (await camera.snap(picture).catch(() => undefined))
    if (snapped && isExpected(snapped)) return undefined
    const after = await camera.take(picture, isExpected)
    if (isExpected(after)) return undefined
    if (isUpdate) keep(picture, after)
    return { picture, before, after, reason: before ? 'Differs.' : 'Has no committed picture yet.', isMended: isUpdate }
  } catch (error) {
    return { picture, before, reason: error instanceof Error ? error.message : String(error) }
  }
}

function findOrphans(pictures: Picture[]): Finding[] {
  const known = new Set(pictures.map(({ name }) => `${name}.png`))
  return globSync('**/*.png', { cwd: baselines })
    .filter((file) => !known.has(file))
    .map((file) => file.slice(0, -'.png'.length))
    .map((name) => {
      const picture = { name, title: name }
      if (isUpdate) rmSync(fileOf(picture))
      return { picture, reason: 'No story shows this any more.', isMended: isUpdate }
    })
}

async function checkAll(address: string, options: LaunchOptions) {
  const browser = await chromium.launch(options)
  try {
    const all = listPictures(await readStories(await openPage(browser, address)))
    const pictures = all.filter(({ name }) => words.every((word) => name.includes(word)))
    if (pictures.length === 0) throw new Error('The built Storybook has no such story.')
    const findings = findOrphans(all)
    // One queue for all pages: a slow story holds up one of them.
    const queue = pictures.values()
    const work = async () => {
      let camera = await Camera.open(browser, address)
      for (const picture of queue) {
        // A page that hangs would hold up everything, so it ends and another one takes its place.
        const watch = setTimeout((hanging: Camera) => void hanging.close(), hangMs, camera)
        const finding = await check(camera, picture)
        clearTimeout(watch)
        if (finding) findings.push(finding)
        if (camera.isClosed) camera = await Camera.open(browser, address)
      }
    }
    await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, work))
    return { compared: pictures.length, findings }
  } finally {
    await browser.close()
  }
}

/** Says how it went; `npm test` reads the counts from the file. */
function report(compared: number, findings: Finding[]) {
  writeReport(join(reports, 'pictures'), compared, findings)
  const failed = findings.filter(({ isMended }) => !isMended).length
  const passed = Math.max(0, compared - failed)
  writeFileSync(join(reports, 'pictures.json'), JSON.stringify({ numPassedTests: passed, numFailedTests: failed }))
  for (const { picture, reason, isMended } of findings) {
    console.log(`${picture.name}: ${reason}${isMended ? ' Mended.' : ''}`)
  }
  console.log(`${compared} pictures compared, ${findings.length - failed} mended, ${failed} not as expected.`)
  if (failed) console.log('Before, after and difference: reports/pictures/index.html')
  process.exitCode = failed ? 1 : 0
}

const found = await findBrowser()
if (found.source === 'pinned') {
  const { address, close } = await serveStorybook()
  try {
    const { compared, findings } = await checkAll(address, launchOptions(found, { isForPictures: true }))
    report(compared, findings)
  } finally {
    await close()
  }
} else {
  const notCompared = `Pictures were NOT compared: only the pinned Chromium draws the same pixels everywhere, and this run uses ${found.executablePath} (${found.source}).`
  console.log(notCompared)
  mkdirSync(reports, { recursive: true })
  writeFileSync(join(reports, 'pictures.json'), JSON.stringify({ numPassedTests: 0, numFailedTests: 0, notCompared }))
  process.exitCode = isUpdate ? 1 : 0
}
