import { expect, test } from 'vitest'
import type { Handling } from '../../src/errors/handling.ts'
import { messages } from '../../src/i18n/catalogues/en.po'
import { createTexts } from '../../src/i18n/texts.tsx'
import { lineOf, noticeOf } from '../../src/kit/feedback/error-texts.ts'
import { fakeHost } from '../host/fake-host.ts'

const texts = createTexts('en', messages)
const { pageData } = fakeHost()
const handling: Handling = { id: 'other', surface: 'alert', followUp: { kind: 'none' }, serverText: 'Too busy.' }
const bodyAfter = (retryAfterMs?: number) => noticeOf({ ...handling, retryAfterMs }, texts, pageData).body

test('RQ-7 shows the wait time as the second line of an alert if the server specifies one', () => {
  expect(noticeOf({ ...handling, retryAfterMs: 30_000 }, texts, pageData)).toMatchObject({
    title: 'Too busy.',
    body: 'What you typed is still here. Please try again in 30 seconds.',
  })
  expect(bodyAfter()).toBeUndefined()
  expect(bodyAfter(0)).toBeUndefined()
})

test('RQ-7 adds the wait time to the message under a field, next to the button and in a toast', () => {
  expect(lineOf({ ...handling, retryAfterMs: 1000 }, texts)).toBe('Too busy. Please try again in 1 second.')
  expect(lineOf({ ...handling, retryAfterMs: 900_000 }, texts)).toBe('Too busy. Please try again in 15 minutes.')
  expect(lineOf(handling, texts)).toBe('Too busy.')
})

test('ERR-01 makes the support line a link if there is a support URL', () => {
  const error = { id: 'status-500', surface: 'alert', followUp: { kind: 'none' } } as const
  const text = 'If this keeps happening, contact support.'
  expect(noticeOf(error, texts, { ...pageData, supportUrl: '/support' }).support).toEqual({ text, href: '/support' })
  expect(noticeOf(error, texts, pageData).support).toEqual({ text })
  expect(noticeOf(handling, texts, pageData).support).toBeUndefined()
})

test('RS-1 offers a reload if a script fails to load, warns that a reload clears the form, and lets the user stay', () => {
  const missingScript = { id: 'unreachable', surface: 'alert', followUp: { kind: 'reload' } } as const
  expect(noticeOf(missingScript, texts, fakeHost().pageData)).toMatchObject({
    title: 'Part of this page didn’t load. Check your connection, then reload.',
    body: 'Reloading clears what you typed.',
    primary: { label: 'Reload', followUp: { kind: 'reload' } },
    secondary: { label: 'Close', followUp: { kind: 'none' } },
  })
})
