import type { Frame } from 'playwright'
import { expect, test } from 'vitest'
import { entries, frameSize, openCatalogue, pathOfId } from './catalogue-window.ts'

const open = openCatalogue()
const documents = entries.filter(({ type }) => type === 'docs')
/** Every third page of each root: they are made alike, and the stories on them are played elsewhere. */
const picked = (root: string) =>
  documents.filter(({ title }) => title.split('/')[0] === root).filter((_, index) => index % 3 === 0)
const roots = [...new Set(documents.map(({ title }) => title.split('/')[0] ?? ''))]

/** The story that a wrong mock worker would show otherwise, and the words that it promises. */
const errorStory = { id: 'pages-login-errors--status-500', words: 'The server had a small problem' }

test('the catalogue has its documentation', () => {
  expect(documents.length).toBeGreaterThan(50)
})

/**
 * The examples that do not show themselves yet, by their places. One in a frame is loaded as it comes into view: with
 * `isMoving`, the first of them is brought there.
 */
const findUnshown = (isMoving: boolean) => {
  const isShown = (example: Element) => {
    if (/Invariant Violation|^Error:|\bat .*\.js:\d+/m.test(example.textContent)) return false
    const frame = example.querySelector('iframe')
    if (!frame) return !example.querySelector('.sb-loader')
    const { body } = frame.contentDocument ?? {}
    // A frame says by a class what it shows; what stands over a page is beside its root.
    const filled = body?.querySelector('#storybook-root > *, [role$="dialog"], [role="region"] li')
    return Boolean(filled && body?.classList.contains('sb-show-main'))
  }
  const examples = [...document.querySelectorAll('.sb-story')]
  const unshown = examples.filter((example) => !isShown(example))
  if (isMoving) unshown[0]?.scrollIntoView()
  return unshown.map((example) => examples.indexOf(example))
}

/** Every example of the page in the frame shows itself, and those that take the focus scroll nothing. */
async function expectExamples(frame: Frame, id: string): Promise<void> {
  const poll = (isMoving: boolean) =>
    expect.poll(() => frame.evaluate(findUnshown, isMoving), { message: id, timeout: 60_000, interval: 100 })
  await poll(false).not.toContain(0)
  expect([id, await frame.evaluate(() => window.scrollY)]).toEqual([id, 0])
  await poll(true).toEqual([])
  expect([id, await frame.locator('.sb-errordisplay:visible').count()]).toEqual([id, 0])
}

const readLook = () => {
  const { lang, dataset } = document.documentElement
  return { lang, theme: dataset.theme, brand: dataset.brand }
}

test.each(roots)(
  '%s: pages, opened first, show every example from their top',
  async (root) => {
    const { page, loadFrame } = await open(frameSize)
    for (const { id } of picked(root)) {
      await expect(loadFrame(id), id).resolves.toEqual({ ending: 'success', scrolled: 0 })
      expect([id, await page.evaluate(readLook)]).toEqual([id, { lang: 'en', theme: 'light', brand: 'portico' }])
      await expectExamples(page.mainFrame(), id)
    }
  },
  900_000,
)

test.each(['primitives-button--docs', 'widgets-smscode--docs', 'primitives-dialog--docs'])(
  'after %s a story shows what it says, without a reload',
  async (id) => {
    const { load, pick, frame } = await open()
    await load(pathOfId(id))
    await expect(pick(errorStory.id)).resolves.toMatchObject({ ending: 'success' })
    await expect.poll(() => frame().getByRole('alertdialog').textContent()).toContain(errorStory.words)
  },
)
