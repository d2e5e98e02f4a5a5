import { expect, test } from 'vitest'
import { entries, getEntryPath, openCatalog } from './catalog-window.ts'

const open = openCatalog()

/** Stories that may pass elsewhere but fail in a Storybook window, due to toasts, fading elements or the toolbar. */
const windowSensitiveIds = [
  'pages-login-errors--verify-too-frequent',
  'pages-account-security-linked-accounts--last-login-method',
  'pages-account-security-two-step-verification--password-first',
  'pages-account-security-email--submitting',
  'pages-registerenterprise--in-desktop-client',
  'widgets-sessionnotice--logged-out',
  'widgets-dialogshost--one-alert',
]

/** All stories except the review pages, which have separate tests, and the story that crashes on purpose. */
const stories = entries.filter(({ type, id }) => type === 'story' && !/^review-|crashed/.test(id))
/** Each component's first story, which also opens when the component is expanded in the sidebar. */
const firstStories = stories.filter(({ title }, index) => title !== stories[index - 1]?.title)
const sampleSize = 16
/** The ids of stories spread evenly across the sidebar. */
const sample = Array.from(
  { length: sampleSize },
  (_, index) => firstStories[Math.floor((index * firstStories.length) / sampleSize)]?.id ?? '',
)
const storyIds = [
  ...new Set([...sample, ...windowSensitiveIds.filter((id) => stories.some((story) => story.id === id))]),
]

test('sampled stories pass and start at the top when opened one after another from the sidebar', async () => {
  const { load, openFromSidebar, frame } = await open()
  await load(getEntryPath('start-here--docs'))
  const failures: unknown[] = []
  for (const id of storyIds) {
    const { status, scrollTop } = await openFromSidebar(id)
    const errorCount = await frame().locator('.sb-errordisplay:visible').count()
    if (status !== 'success' || scrollTop !== 0 || errorCount) failures.push({ id, status, scrollTop })
  }
  expect(failures).toEqual([])
}, 900_000)

test('a toast in a page’s story stays visible for at least a minute', async () => {
  const { page, load, frame } = await open()
  await page.clock.install()
  await load(getEntryPath('pages-login-errors--verify-too-frequent'))
  const toast = frame().locator('[role="region"] li[data-state="open"]')
  await expect(toast.count()).resolves.toBe(1)
  await page.clock.fastForward('01:00')
  await expect(toast.count()).resolves.toBe(1)
})
