// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { installTapGuard } from '../../src/host/tap-guard.ts'

const handleClick = vi.fn()
let stop: () => void
let now: number

beforeEach(() => {
  now = 10_000
  handleClick.mockClear()
  document.body.innerHTML = `
    <button>Log in</button>
    <label>Terms <input type="checkbox" /></label>
    <input type="text" />
    <textarea></textarea>
    <div role="option">China</div>`
  document.body.addEventListener('click', handleClick)
  stop = installTapGuard(window)
})
afterEach(() => {
  stop()
  document.body.removeEventListener('click', handleClick)
  document.body.replaceChildren()
})

const find = (selector: string) => document.querySelector(selector) as HTMLElement

function dispatch(target: HTMLElement, name: string, values: object) {
  const event = new MouseEvent(name, { bubbles: true, cancelable: true, ...values })
  Object.defineProperty(event, 'timeStamp', { value: now })
  if ('touches' in values) Object.defineProperty(event, 'touches', { value: values.touches })
  target.dispatchEvent(event)
  return event
}

const touch = (name: 'touchstart' | 'touchend', fingers: number, target = find('button')) =>
  dispatch(target, name, { touches: Array.from({ length: fingers }) })

/** Puts down and lifts one finger, then dispatches the resulting click. */
function tap(target = find('button')) {
  touch('touchstart', 1, target)
  touch('touchend', 0, target)
  return dispatch(target, 'click', { detail: 1 })
}

describe('WID-17 taps', () => {
  test('WID-17 blocks a tap within 300 ms of the previous tap, but not a later one', () => {
    expect(tap().defaultPrevented).toBe(false)
    now += 299
    expect(tap().defaultPrevented).toBe(true)
    now += 300
    expect(tap().defaultPrevented).toBe(false)
    expect(handleClick).toHaveBeenCalledTimes(2)
  })

  test('WID-17 also measures the 300 ms from a blocked tap', () => {
    tap()
    for (let count = 0; count < 4; count += 1) {
      now += 200
      tap()
    }
    expect(handleClick).toHaveBeenCalledTimes(1)
  })

  test('WID-17 allows one tap to cause two clicks, as on a label', () => {
    tap(find('label'))
    expect(dispatch(find('[type=checkbox]'), 'click', { detail: 1 }).defaultPrevented).toBe(false)
  })

  test('WID-17 blocks nothing after the guard is stopped', () => {
    stop()
    tap()
    tap()
    expect(handleClick).toHaveBeenCalledTimes(2)
  })
})

test('WID-17 blocks the click after a touch with several fingers, but not the next tap with one finger', () => {
  touch('touchstart', 1)
  touch('touchstart', 2)
  touch('touchend', 1)
  touch('touchend', 0)
  expect(dispatch(find('button'), 'click', { detail: 1 }).defaultPrevented).toBe(true)
  now += 400
  expect(tap().defaultPrevented).toBe(false)
})

describe('AC-5 clicks that the guard allows', () => {
  test('AC-5 allows a click from the keyboard, assistive technology or a script right after a tap', () => {
    tap()
    expect(dispatch(find('button'), 'click', { detail: 0 }).defaultPrevented).toBe(false)
    find('button').click()
    expect(handleClick).toHaveBeenCalledTimes(3)
  })

  test('AC-5 allows mouse clicks in quick succession once 700 ms have passed since the last touch', () => {
    tap()
    now += 700
    dispatch(find('button'), 'click', { detail: 1 })
    now += 10
    dispatch(find('button'), 'click', { detail: 2 })
    expect(handleClick).toHaveBeenCalledTimes(3)
  })

  test.each(['[type=text]', 'textarea', '[role=option]'])(
    'allows a quick second tap on %s, followed by a tap on a button',
    (selector) => {
      tap(find(selector))
      now += 50
      tap(find(selector))
      now += 50
      tap()
      expect(handleClick).toHaveBeenCalledTimes(3)
    },
  )
})
