import { expect, test, vi } from 'vitest'
import { en } from '../screens/english.ts'
import { openStorybook } from './storybook.ts'
import { compose } from './typing.ts'

const storybook = openStorybook()

test('WID-04 IM-1 text is not cut off while an input method composes it', async () => {
  const page = await storybook.open('widgets-picturecaptcha--asked')
  const box = page.getByRole('textbox', { name: en('picture-captcha.label') })
  await compose(page, ['k', 'keqim'])
  expect(await box.inputValue()).toBe('keqim')
  await compose(page, ['keqim'], 'keqim')
  await vi.waitFor(async () => expect(await box.inputValue()).toBe('keqi'))
})
