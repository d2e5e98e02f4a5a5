// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { QrLoginState } from '../../src/flows/sign-in/qr-login/qr-login.machine.ts'
import { QrLoginView } from '../../src/flows/sign-in/qr-login/qr-login-view.tsx'
import { messages } from '../../src/i18n/catalogs/en.po'
import { TranslationsProvider } from '../../src/i18n/translations.tsx'

afterEach(cleanup)

function renderText(state: QrLoginState): string | null {
  render(
    <TranslationsProvider locale="en" messages={messages}>
      <QrLoginView state={state} productName="Portico" isOnPhone={false} onRefresh={() => undefined} />
    </TranslationsProvider>,
  )
  return screen.getByRole('status').textContent
}

test.each([
  [{ phase: 'failed' }, /didn’t load.*in a moment/],
  [{ phase: 'failed', retryAfterMs: 30_000 }, /didn’t load.*in 30 seconds/],
  [{ phase: 'failed', retryAfterMs: 300_000 }, /didn’t load.*in 5 minutes/],
  [{ phase: 'offline' }, /You are offline.*Connect to the internet/],
] as const)('tells the user what to do next if the state is %o', (state, text) => {
  expect(renderText(state)).toMatch(text)
})
