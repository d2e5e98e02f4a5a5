import type { Locator, Page } from 'playwright'
import { type ControlQuery, type Tab, timeout } from '../tab.ts'
import { createPlaywrightTab } from './playwright.ts'

type Role = Parameters<Page['getByRole']>[0]

/** More Tab stops than any screen has, so a control is unreachable if it is not focused by then. */
const maxStops = 80

/** Returns a control's position relative to the focused element. A tab in the same tab list is `beside` it. */
function findPosition(control: Locator): Promise<'here' | 'before' | 'after' | 'beside'> {
  return control.evaluate((element) => {
    const focused = document.activeElement
    if (element === focused) return 'here'
    if (!focused || focused === document.body) return 'after'
    if (element.matches('[role=tab]') && focused.closest('[role=tablist]')?.contains(element)) return 'beside'
    return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after'
  })
}

const keys = { before: 'Shift+Tab', after: 'Tab', beside: 'ArrowRight' } as const

/** Moves focus to a control, one key press at a time. */
async function moveFocusTo(page: Page, control: Locator, onStop: () => Promise<void>): Promise<void> {
  await control.waitFor({ timeout })
  for (let stops = 0; stops < maxStops; stops += 1) {
    const position = await findPosition(control)
    if (position === 'here') return
    await page.keyboard.press(keys[position])
    await onStop()
  }
  throw new Error(`${String(control)} cannot be reached by keyboard on ${page.url()}.`)
}

/** Creates a browser tab operated only by keyboard (AC-6). `onStop` runs after each key press that moves focus. */
export function createKeyboardTab(page: Page, onStop: () => Promise<void>): Tab {
  const find = ({ role, name }: ControlQuery) =>
    page.getByRole(role as Role, name === undefined ? {} : { name, exact: true }).first()
  return {
    ...createPlaywrightTab(page),
    press: async (query) => {
      await moveFocusTo(page, find(query), onStop)
      const key = query.role === 'checkbox' || query.role === 'radio' ? 'Space' : 'Enter'
      await page.keyboard.press(key)
    },
    type: async (label, text) => {
      await moveFocusTo(page, page.getByLabel(label, { exact: true }).and(page.locator('input')), onStop)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }
}
