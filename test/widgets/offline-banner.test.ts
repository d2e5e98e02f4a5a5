import { expect, test } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'

const storybook = openStorybook()

test('the banner shows that the connection is lost, then briefly that it is restored, without interrupting typing (RS-1)', async () => {
  const page = await storybook.open('pages-login--default', { viewport: { width: 320, height: 640 } })
  // The banner loads with the toast region, a second after the page.
  await page.getByRole('region', { name: 'Notices (F8)' }).waitFor({ state: 'attached' })
  const login = page.getByRole('textbox', { name: en('login.login.label') })
  await login.fill('')
  await login.pressSequentially('mei.')
  const initialBox = await login.boundingBox()
  await page.context().setOffline(true)
  const offlineMessage = page.getByText(en('connection.offline'))
  await offlineMessage.waitFor()
  expect(await offlineMessage.evaluate((element) => element.closest('[aria-live]')?.ariaLive)).toBe('polite')
  expect(await login.boundingBox()).toEqual(initialBox)
  const { y, height } = (await offlineMessage.boundingBox()) ?? { y: 0, height: 0 }
  expect(initialBox?.y).toBeGreaterThan(y + height)
  await page.keyboard.type('lin')
  expect(await login.inputValue()).toBe('mei.lin')
  await page.context().setOffline(false)
  const onlineMessage = page.getByText(en('connection.online'))
  await onlineMessage.waitFor()
  expect(await offlineMessage.count()).toBe(0)
  await onlineMessage.waitFor({ state: 'detached', timeout: 6000 })
})
