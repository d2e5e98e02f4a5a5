// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClock } from '../../src/host/clock.ts'
import { messages } from '../../src/i18n/catalogs/en.po'
import { useTimeFormat } from '../../src/kit/use-time-format.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from './page-wrapper.tsx'

// Noon local time, because the formatted times show dates in the local time zone.
const now = Date.parse('2026-11-01T12:00:00')
const inDays = (count: number) => now + count * 24 * 60 * 60_000

const renderTimeFormat = (clock = { ...fakeHost().clock, now: () => now }) =>
  renderHook(useTimeFormat, { wrapper: createPageWrapper(fakeHost({ clock }), { messages }) }).result

afterEach(cleanup)

test('VAL-12 includes the year in an expiry date, even if it is the current year', () => {
  expect(renderTimeFormat().current.timeLeft(inDays(8))).toBe('8 days left')
  expect(renderTimeFormat().current.timeLeft(inDays(20))).toBe('Valid until November 21, 2026')
})

test('VAL-11 shows the year of a date only if it is not the current year', () => {
  expect(renderTimeFormat().current.ago(inDays(-20))).toBe('October 12')
  expect(renderTimeFormat().current.ago(inDays(-365))).toBe('November 1, 2025')
})

test('VAL-11 VAL-12 shows correct times after the device wakes up, as soon as the window regains focus', () => {
  let localTime = now
  const format = renderTimeFormat(createClock({ now: () => 0 }, () => localTime))
  const displayedTexts = () => [format.current.ago(now - 5000), format.current.timeLeft(now + 60_000)]
  const initialFormat = format.current
  expect(displayedTexts()).toEqual(['5 seconds ago', '1 minute left'])
  localTime += 2 * 60 * 60_000
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(format.current).not.toBe(initialFormat)
  expect(displayedTexts()).toEqual(['2 hours ago', 'expired'])
})
