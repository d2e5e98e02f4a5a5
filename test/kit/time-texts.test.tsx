// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClock } from '../../src/host/clock.ts'
import { messages } from '../../src/i18n/catalogues/en.po'
import { useTimeTexts } from '../../src/kit/use-time-texts.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from './in-page.tsx'

// Noon local time, because the texts show dates in the local time zone.
const now = Date.parse('2026-11-01T12:00:00')
const inDays = (count: number) => now + count * 24 * 60 * 60_000

const timeTexts = (clock = { ...fakeHost().clock, now: () => now }) =>
  renderHook(useTimeTexts, { wrapper: createPageWrapper(fakeHost({ clock }), { messages }) }).result

afterEach(cleanup)

test('VAL-12 includes the year in an expiry date, even if it is the current year', () => {
  expect(timeTexts().current.timeLeft(inDays(8))).toBe('8 days left')
  expect(timeTexts().current.timeLeft(inDays(20))).toBe('Valid until November 21, 2026')
})

test('VAL-11 shows the year of a date only if it is not the current year', () => {
  expect(timeTexts().current.ago(inDays(-20))).toBe('October 12')
  expect(timeTexts().current.ago(inDays(-365))).toBe('November 1, 2025')
})

test('VAL-11 VAL-12 shows correct times after the device wakes up, as soon as the window regains focus', () => {
  let localTime = now
  const texts = timeTexts(createClock({ now: () => 0 }, () => localTime))
  const displayedTexts = () => [texts.current.ago(now - 5000), texts.current.timeLeft(now + 60_000)]
  const initialTexts = texts.current
  expect(displayedTexts()).toEqual(['5 seconds ago', '1 minute left'])
  localTime += 2 * 60 * 60_000
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(texts.current).not.toBe(initialTexts)
  expect(displayedTexts()).toEqual(['2 hours ago', 'expired'])
})
