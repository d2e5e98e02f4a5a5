// `npm run test:pictures`: compares the pictures of stories with the committed ones; with --update it rewrites those that differ.
// `--states <folder>` does the same with the later states of pages and their errors, whose pictures are in that folder and
// nowhere in git. Further arguments, e.g. `-- login`, select pictures by name; by default all are compared.
// Needs the built Storybook (`npm run build:storybook`) and the pinned browser, since others render different pixels.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Browser, chromium } from 'playwright'
import { findBrowser, launchOptions } from './browser.ts'
import { isSame, pack, readStories, takePicture } from './pictures-camera.ts'
import { listPictures, listStatePictures, type Picture } from './pictures-list.ts'
import { serveStorybook } from './serve-storybook.ts'

const root = join(import.meta.dirname, '..')
const { values, positionals: words } = parseArgs({
  allowPositionals: true,
  options: { update: { type: 'boolean', default: false }, states: { type: 'string' } },
})
const { update: isUpdate, states } = values
const baselines = states ?? join(root, 'test/pictures/baselines')
const reports = join(root, 'reports/pictures')

type Finding = { name: string; reason: string; before?: Buffer; after?: Buffer; isOrphan?: boolean }

function write(folder: string, file: string, content: Buffer | string) {
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), content)
}

async function check(browser: Browser, address: string, picture: Picture): Promise<Finding | undefined> {
  const { name } = picture
  const file = join(baselines, `${name}.webp`)
  const before = existsSync(file) ? readFileSync(file) : undefined
  try {
    const isExpected = async (content: Buffer) => before !== undefined && (await isSame(before, content))
    const taken = await takePicture(browser, address, picture, isExpected)
    if (await isExpected(taken)) return undefined
    return { name, before, after: await pack(taken), reason: before ? 'Differs.' : 'Has no picture yet.' }
  } catch (error) {
    return { name, before, reason: error instanceof Error ? error.message : String(error) }
  }
}

/** Checks the pictures, several at a time, and finds committed ones that no story has any more. */
async function checkAll(browser: Browser, address: string) {
  const stories = await readStories(browser, address)
  const all = states === undefined ? listPictures(stories) : listStatePictures(stories)
  const pictures = all.filter(({ name }) => words.every((word) => name.includes(word)))
  if (pictures.length === 0) throw new Error('The built Storybook has no matching story.')
  const known = new Set(all.map(({ name }) => name))
  const committed = globSync('**/*.webp', { cwd: baselines }).map((file) => file.slice(0, -'.webp'.length))
  const findings: Finding[] = committed
    .filter((name) => !known.has(name))
    .map((name) => ({ name, reason: 'No story has this picture any more.', isOrphan: true }))
  const queue = pictures.values()
  const work = async () => {
    for (const picture of queue) findings.push(...[await check(browser, address, picture)].filter((one) => !!one))
  }
  await Promise.all(Array.from({ length: Math.min(4, availableParallelism() + 1) }, work))
  return { compared: pictures.length, findings }
}

/** Writes the pictures that differ, side by side, into `index.html`. The browser shows their difference. */
function writeReport(findings: Finding[]) {
  rmSync(reports, { recursive: true, force: true })
  const sections = findings.map(({ name, reason, before, after }) => {
    if (before) write(reports, `${name}/before.webp`, before)
    if (after) write(reports, `${name}/after.webp`, after)
    const images = ['before', 'after'].map((side) => `<img src="${name}/${side}.webp" alt="${side}">`)
    return `<h2>${name}</h2><p>${reason}</p><div>${images.join('')}<p class="difference">${images.join('')}</p></div>`
  })
  const style = `div { display: grid; grid-template-columns: repeat(3, 1fr); gap: 1rem } img { max-width: 100% }
    .difference { display: grid; margin: 0; isolation: isolate; background: black; filter: brightness(255) }
    .difference img { grid-area: 1 / 1 } .difference img + img { mix-blend-mode: difference }`
  write(reports, 'index.html', `<!doctype html><style>${style}</style>${sections.join('\n')}`)
}

const found = await findBrowser()
if (found.source === 'pinned') {
  const { address, close } = await serveStorybook()
  const browser = await chromium.launch(launchOptions(found, { isForPictures: true }))
  const { compared, findings } = await checkAll(browser, address)
  await browser.close()
  await close()
  writeReport(findings)
  for (const { name, reason } of findings) console.log(`${name}: ${reason}`)
  const updated = isUpdate ? findings.filter(({ after, isOrphan }) => after ?? isOrphan) : []
  for (const { name, after } of updated) {
    if (after) write(baselines, `${name}.webp`, after)
    else rmSync(join(baselines, `${name}.webp`), { force: true })
  }
  const failed = findings.length - updated.length
  console.log(`${compared} pictures compared, ${updated.length} updated, ${failed} not as expected.`)
  if (failed) console.log('Before, after and difference: reports/pictures/index.html')
  process.exitCode = failed ? 1 : 0
} else {
  console.log(`No pictures compared: only the pinned Chromium draws the same pixels everywhere, not ${found.source}.`)
  process.exitCode = isUpdate ? 1 : 0
}
