import { expect, test } from 'vitest'
import { openStorybook } from './storybook.ts'
import { compose, paste } from './typing.ts'

const storybook = openStorybook()

test('pasting and composing work, which all tests here rely on', async () => {
  const page = await storybook.open('primitives-textfield--empty')
  const input = page.getByRole('textbox').first()
  await input.click()
  await page.keyboard.press('ControlOrMeta+a')
  await paste(page, 'a＋b')
  expect(await input.inputValue()).toBe('a＋b')
  await page.evaluate(() => {
    const events: string[] = []
    for (const name of ['compositionstart', 'compositionend']) document.addEventListener(name, () => events.push(name))
    Object.assign(window, { events })
  })
  await compose(page, ['n', 'ni'], '你')
  expect(await input.inputValue()).toBe('a＋b你')
  expect(await page.evaluate<unknown>('events')).toEqual(['compositionstart', 'compositionend'])
})
