import { expect, test } from 'vitest'
import { toastDuration } from '../../src/primitives/toast.tsx'

test.each([
  ['a short text stays 1.5 s (WID-10)', 'Copied', 1500],
  ['so does a short one in Chinese', '已复制', 1500],
  ['a long text stays as long as it takes to read (AC-3)', 'Your phone number was changed, 138****8000', 2520],
  ['a Chinese character takes as long as three letters', '手机号已修改为新号码', 1800],
])('%s', (_, text, milliseconds) => {
  expect(toastDuration(text)).toBe(milliseconds)
})
