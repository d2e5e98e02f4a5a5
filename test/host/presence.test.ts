// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createPresence, type Presence } from '../../src/host/presence.ts'

const minute = 60_000
let now: number
let presence: Presence
let visibility: DocumentVisibilityState

beforeEach(() => {
  now = 500
  visibility = 'visible'
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  presence = createPresence(document, { now: () => now })
})
afterEach(() => {
  presence.stop()
  document.body.replaceChildren()
})

test('RQ-11 treats the user as present for the given time after the page opens', () => {
  now += minute
  expect(presence.isPresent(minute)).toBe(true)
  now += 1
  expect(presence.isPresent(minute)).toBe(false)
  expect(presence.isPresent(2 * minute)).toBe(true)
})

test.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('RQ-11 treats %s as activity', (eventName) => {
  now += 10 * minute
  expect(presence.isPresent(minute)).toBe(false)
  document.body.dispatchEvent(new Event(eventName, { bubbles: true }))
  now += minute
  expect(presence.isPresent(minute)).toBe(true)
})

test.each(['pointermove', 'focus', 'scroll'])(
  'RQ-11 does not treat %s as activity, since the page itself can trigger this event',
  (eventName) => {
    now += 10 * minute
    document.body.dispatchEvent(new Event(eventName, { bubbles: true }))
    expect(presence.isPresent(minute)).toBe(false)
  },
)

test('RQ-11 treats the user of a hidden page as absent, and does not treat showing the page again as activity', () => {
  visibility = 'hidden'
  expect(presence.isPresent(minute)).toBe(false)
  visibility = 'visible'
  expect(presence.isPresent(minute)).toBe(true)
  now += 2 * minute
  expect(presence.isPresent(minute)).toBe(false)
})

test('RQ-11 treats an event as activity even if its propagation is stopped, and does not cancel the event', () => {
  const button = document.createElement('button')
  document.body.append(button)
  button.addEventListener('keydown', (event) => event.stopPropagation())
  now += 10 * minute
  const key = new Event('keydown', { bubbles: true, cancelable: true })
  expect(button.dispatchEvent(key)).toBe(true)
  expect(presence.isPresent(minute)).toBe(true)
})

test('RQ-11 ignores all events after `stop` is called', () => {
  presence.stop()
  now += 10 * minute
  document.dispatchEvent(new Event('keydown'))
  expect(presence.isPresent(minute)).toBe(false)
})
