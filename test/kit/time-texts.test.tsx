// @vitest-environment jsdom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import type { Client } from '../../src/api/client.ts'
import { messages } from '../../src/i18n/catalogues/en.po'
import { TextsProvider } from '../../src/i18n/texts.tsx'
import { EnvironmentProvider } from '../../src/kit/environment.tsx'
import { useTimeTexts } from '../../src/kit/use-time-texts.ts'
import { fakeHost } from '../host/fake-host.ts'

const now = Date.parse('2026-11-01T12:00:00Z')
const days = (count: number) => now + count * 24 * 60 * 60_000

function timeTexts() {
  const host = fakeHost()
  host.clock.now = () => now
  const environment = { host, client: {} as Client, prerenderedPageData: host.pageData }
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TextsProvider locale="en" messages={messages}>
      <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>
    </TextsProvider>
  )
  return renderHook(useTimeTexts, { wrapper }).result.current
}

afterEach(cleanup)

test('VAL-12 the date that something ends on is full, in this year as well', () => {
  expect(timeTexts().left(days(8))).toBe('8 days left')
  expect(timeTexts().left(days(20))).toBe('Valid until November 21, 2026')
})

test('VAL-11 a day of this year is told without it, one of another with it', () => {
  expect(timeTexts().ago(days(-20))).toBe('October 12')
  expect(timeTexts().ago(days(-365))).toBe('November 1, 2025')
})
