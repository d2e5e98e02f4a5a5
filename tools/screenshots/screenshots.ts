// `npm run test:screenshots` compares screenshots of stories with the committed baselines. `--update` updates them.
// `--states <folder>` instead compares page stories of later states and errors with uncommitted baselines in that
// folder. Further arguments, e.g. `-- login`, select screenshots by name. Needs the built Storybook (`npm run
// build:storybook`) and the pinned browser, since other browsers render different pixels.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium, type LaunchOptions } from 'playwright'
import { findBrowser, launchOptions } from '../browser.ts'
import { serveStorybook } from '../serve-storybook.ts'
import { Camera, openPage, readStories } from './camera.ts'
import { compressLosslessly, looksSame } from './compare.ts'
import { listScreenshots, listStateScreenshots, type Screenshot } from './list.ts'
import { type Finding, writeReport } from './report.ts'

const root = join(import.meta.dirname, '../..')
const { values, positionals: nameParts } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, states: { type: 'string' } },
})
const { update: isUpdateRun, states } = values
const baselines = states ?? join(root, 'test/screenshots')
const reports = join(root, 'reports')
const countsFile = join(reports, 'screenshots.json')

/** The time limit for a screenshot, in ms. No screenshot takes that long, even on a busy machine. */
const captureTimeoutMs = 90_000

const getBaselineFile = ({ name }: Pick<Screenshot, 'name'>) => join(baselines, `${name}.webp`)

function saveBaseline(screenshot: Screenshot, content: Buffer) {
  mkdirSync(dirname(getBaselineFile(screenshot)), { recursive: true })
  writeFileSync(getBaselineFile(screenshot), content)
}

/** Checks one screenshot. Reports a difference or failure only if it also occurs in a fresh page. */
async function checkScreenshot(camera: Camera, screenshot: Screenshot): Promise<Finding | undefined> {
  const before = existsSync(getBaselineFile(screenshot)) ? readFileSync(getBaselineFile(screenshot)) : undefined
  try {
    const isExpected = async (content: Buffer) => before !== undefined && (await looksSame(before, content))
    const snapshot = before && (await camera.captureInCurrentPage(screenshot).catch(() => undefined))
    if (snapshot && (await isExpected(snapshot))) return undefined
    const capture = await camera.captureInFreshPage(screenshot, isExpected)
    if (await isExpected(capture)) return undefined
    const after = await compressLosslessly(capture)
    if (isUpdateRun) saveBaseline(screenshot, after)
    return { screenshot, before, after, reason: before ? 'Differs.' : 'Has no baseline yet.', isUpdated: isUpdateRun }
  } catch (error) {
    return { screenshot, before, reason: error instanceof Error ? error.message : String(error) }
  }
}

function findUnusedBaselines(screenshots: Screenshot[]): Finding[] {
  const knownFiles = new Set(screenshots.map(({ name }) => `${name}.webp`))
  return globSync('**/*.webp', { cwd: baselines })
    .filter((file) => !knownFiles.has(file))
    .map((file) => file.slice(0, -'.webp'.length))
    .map((name) => {
      const screenshot = { name, title: name }
      if (isUpdateRun) rmSync(getBaselineFile(screenshot))
      return { screenshot, reason: 'No story has this screenshot anymore.', isUpdated: isUpdateRun }
    })
}

async function checkAll(url: string, options: LaunchOptions) {
  const browser = await chromium.launch(options)
  try {
    const stories = await readStories(await openPage(browser, url))
    const allScreenshots = states === undefined ? listScreenshots(stories) : listStateScreenshots(stories)
    const screenshots = allScreenshots.filter(({ name }) => nameParts.every((part) => name.includes(part)))
    if (screenshots.length === 0) throw new Error('The built Storybook has no matching story.')
    const findings = findUnusedBaselines(allScreenshots)
    // All pages share one queue, so a slow story delays only one page.
    const queue = screenshots.values()
    const checkQueued = async () => {
      let camera = await Camera.open(browser, url)
      for (const screenshot of queue) {
        // A page that hangs would keep the run from ending, so it is closed and replaced.
        const timer = setTimeout((hangingCamera: Camera) => void hangingCamera.close(), captureTimeoutMs, camera)
        const finding = await checkScreenshot(camera, screenshot)
        clearTimeout(timer)
        if (finding) findings.push(finding)
        if (camera.isClosed) camera = await Camera.open(browser, url)
      }
    }
    await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, checkQueued))
    return { comparedCount: screenshots.length, findings }
  } finally {
    await browser.close()
  }
}

/** Reports the result. `npm test` reads the counts from `reports/screenshots.json`. */
function report(comparedCount: number, findings: Finding[]) {
  writeReport(join(reports, 'screenshots'), comparedCount, findings)
  const failedCount = findings.filter(({ isUpdated }) => !isUpdated).length
  const passedCount = Math.max(0, comparedCount - failedCount)
  writeFileSync(countsFile, JSON.stringify({ numPassedTests: passedCount, numFailedTests: failedCount }))
  for (const { screenshot, reason, isUpdated } of findings) {
    console.log(`${screenshot.name}: ${reason}${isUpdated ? ' Updated.' : ''}`)
  }
  console.log(
    `${comparedCount} screenshots compared, ${findings.length - failedCount} updated, ${failedCount} not as expected.`,
  )
  if (failedCount) console.log('Before, after and difference: reports/screenshots/index.html')
  process.exitCode = failedCount ? 1 : 0
}

const foundBrowser = await findBrowser()
if (foundBrowser.source === 'pinned') {
  const { url, close } = await serveStorybook()
  try {
    const { comparedCount, findings } = await checkAll(url, launchOptions(foundBrowser, { isForScreenshots: true }))
    report(comparedCount, findings)
  } finally {
    await close()
  }
} else {
  const notCompared = `Screenshots were NOT compared: only the pinned Chromium renders the same pixels everywhere, and this run uses ${foundBrowser.executablePath} (${foundBrowser.source}).`
  console.log(notCompared)
  mkdirSync(reports, { recursive: true })
  writeFileSync(countsFile, JSON.stringify({ numPassedTests: 0, numFailedTests: 0, notCompared }))
  process.exitCode = isUpdateRun ? 1 : 0
}
