import { expect, test } from 'vitest'
import type { Handling } from '../../src/errors/handling.ts'
import { messages } from '../../src/i18n/catalogs/en.po'
import { createTranslations } from '../../src/i18n/translations.tsx'
import { createErrorNotice, createInlineMessage } from '../../src/kit/feedback/error-messages.ts'
import { fakeHost } from '../host/fake-host.ts'

const translations = createTranslations('en', messages)
const { pageData } = fakeHost()
const handling: Handling = { id: 'other', surface: 'alert', followUp: { kind: 'none' }, serverText: 'Too busy.' }
const bodyAfter = (retryAfterMs?: number) =>
  createErrorNotice({ ...handling, retryAfterMs }, translations, pageData).body

test('RQ-7 shows the wait time as the second line of an alert if the server specifies one', () => {
  expect(createErrorNotice({ ...handling, retryAfterMs: 30_000 }, translations, pageData)).toMatchObject({
    title: 'Too busy.',
    body: 'What you typed is still here. Please try again in 30 seconds.',
  })
  expect(bodyAfter()).toBeUndefined()
  expect(bodyAfter(0)).toBeUndefined()
})

test('RQ-7 adds the wait time to a message that is shown under a field, next to the button or in a toast', () => {
  expect(createInlineMessage({ ...handling, retryAfterMs: 1000 }, translations)).toBe(
    'Too busy. Please try again in 1 second.',
  )
  expect(createInlineMessage({ ...handling, retryAfterMs: 900_000 }, translations)).toBe(
    'Too busy. Please try again in 15 minutes.',
  )
  expect(createInlineMessage(handling, translations)).toBe('Too busy.')
})

test('ERR-01 makes the support line a link if there is a support URL', () => {
  const error = { id: 'status-500', surface: 'alert', followUp: { kind: 'none' } } as const
  const text = 'If this keeps happening, contact support.'
  expect(createErrorNotice(error, translations, { ...pageData, supportUrl: '/support' }).support).toEqual({
    text,
    href: '/support',
  })
  expect(createErrorNotice(error, translations, pageData).support).toEqual({ text })
  expect(createErrorNotice(handling, translations, pageData).support).toBeUndefined()
})

test('RS-1 offers a reload if a script fails to load, warns that a reload clears the form, and lets the user stay', () => {
  const missingScript = { id: 'unreachable', surface: 'alert', followUp: { kind: 'reload' } } as const
  expect(createErrorNotice(missingScript, translations, fakeHost().pageData)).toMatchObject({
    title: 'Part of this page didn’t load. Check your connection, then reload.',
    body: 'Reloading clears what you typed.',
    primary: { label: 'Reload', followUp: { kind: 'reload' } },
    secondary: { label: 'Close', followUp: { kind: 'none' } },
  })
})
