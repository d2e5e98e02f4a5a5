import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { isFocused, openStorybook } from './storybook.ts'

const storybook = openStorybook()
const offline = en('connection.offline')
const online = en('connection.online')

/** A login page with its lazy parts loaded, ready to type in. */
async function loginPage(options = {}) {
  const page = await storybook.open('pages-login--default', { ...options, isFresh: true })
  // The banner loads with the toast region, a second after the page.
  await page.getByRole('region', { name: 'Notices (F8)' }).waitFor({ state: 'attached' })
  const login = page.getByRole('textbox', { name: en('login.login.label') })
  return { page, login }
}

test('says that the connection is lost, then briefly that it is back, without interrupting typing (RS-1)', async () => {
  const { page, login } = await loginPage()
  await login.fill('')
  await login.pressSequentially('mei.')
  const before = await login.boundingBox()
  await page.context().setOffline(true)
  await page.getByText(offline).waitFor()
  expect(await page.getByText(offline).evaluate((words) => words.closest('[aria-live]')?.ariaLive)).toBe('polite')
  expect(await login.boundingBox()).toEqual(before)
  await page.keyboard.type('lin')
  expect(await login.inputValue()).toBe('mei.lin')
  await page.context().setOffline(false)
  await page.getByText(online).waitFor()
  expect(await page.getByText(offline).count()).toBe(0)
  await page.getByText(online).waitFor({ state: 'detached', timeout: 6000 })
})

test.each([
  { width: 320, height: 640 },
  { width: 380, height: 520 },
])('at $width × $height it covers neither field nor button, and lets clicks through', async (viewport) => {
  const { page, login } = await loginPage({ viewport })
  await page.context().setOffline(true)
  const words = page.getByText(offline)
  await words.waitFor()
  const { y, height } = (await words.boundingBox()) ?? { y: 0, height: 0 }
  for (const target of [login, page.getByRole('button', { name: en('login.submit') })]) {
    expect((await target.boundingBox())?.y).toBeGreaterThan(y + height)
  }
  // The element below gets the click.
  const hit = await words.evaluate((element) => {
    const { left, top, width, height: tall } = element.getBoundingClientRect()
    return element.contains(document.elementFromPoint(left + width / 2, top + tall / 2))
  })
  expect(hit).toBe(false)
})

test('the banner is dimmed under an open dialog, but still announced', async () => {
  const page = await storybook.open('widgets-dialogshost--one-alert', { isFresh: true })
  await page.context().setOffline(true)
  await page.getByText(offline).waitFor()
  expect(await page.getByText(offline).evaluate((words) => words.closest('[aria-hidden]'))).toBeNull()
  expect(await isFocused(page.getByRole('button', { name: en('dialog.ok') }))).toBe(true)
})
