import type { Locator, Page } from 'playwright'
import { type ControlQuery, type Tab, timeout } from '../tab.ts'
import { playwrightTab } from './playwright.ts'

type Role = Parameters<Page['getByRole']>[0]

/** More stops than any screen has. A control that is not reached by then is unreachable. */
const mostStops = 80

/** The position of a control relative to the focused element; `beside` for another tab of the focused tab list. */
function whereIs(control: Locator): Promise<'here' | 'before' | 'after' | 'beside'> {
  return control.evaluate((element) => {
    const focused = document.activeElement
    if (element === focused) return 'here'
    if (!focused || focused === document.body) return 'after'
    if (element.matches('[role=tab]') && focused.closest('[role=tablist]')?.contains(element)) return 'beside'
    return focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING ? 'before' : 'after'
  })
}

const keys = { before: 'Shift+Tab', after: 'Tab', beside: 'ArrowRight' } as const

/** Moves focus to a control by keyboard, stop by stop. */
async function reach(page: Page, control: Locator, onStop: () => Promise<void>): Promise<void> {
  await control.waitFor({ timeout })
  for (let stops = 0; stops < mostStops; stops += 1) {
    const where = await whereIs(control)
    if (where === 'here') return
    await page.keyboard.press(keys[where])
    await onStop()
  }
  throw new Error(`${String(control)} cannot be reached by keyboard on ${page.url()}.`)
}

/**
 * A page that Playwright operates by keyboard alone, without clicks or scripted focus (AC-6). `onStop` runs each time a
 * key has moved focus.
 */
export function keyboardTab(page: Page, onStop: () => Promise<void>): Tab {
  const find = ({ role, name }: ControlQuery) =>
    page.getByRole(role as Role, name === undefined ? {} : { name, exact: true }).first()
  return {
    ...playwrightTab(page),
    press: async (found) => {
      await reach(page, find(found), onStop)
      const key = found.role === 'checkbox' || found.role === 'radio' ? 'Space' : 'Enter'
      await page.keyboard.press(key)
    },
    type: async (label, text) => {
      await reach(page, page.getByLabel(label, { exact: true }).and(page.locator('input')), onStop)
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
    },
  }
}
