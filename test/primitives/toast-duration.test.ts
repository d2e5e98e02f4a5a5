import { expect, test } from 'vitest'
import { toastDuration } from '../../src/primitives/toast.tsx'

test.each([
  ['shows a short text for 1.5 s (WID-10)', 'Copied', 1500],
  ['shows a short Chinese text for 1.5 s', '已复制', 1500],
  ['shows a long text for as long as it takes to read (AC-3)', 'Your phone number was changed, 138****8000', 2520],
  ['counts a Chinese character as three letters', '手机号已修改为新号码', 1800],
])('%s', (_, text, milliseconds) => {
  expect(toastDuration(text)).toBe(milliseconds)
})
