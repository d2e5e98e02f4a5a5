import type { Locator, Page } from 'playwright'
import { type Found, type Tab, patience as timeout } from '../tab.ts'
import { playwrightTab } from './playwright.ts'

type Role = Parameters<Page['getByRole']>[0]

/** More stops than any screen has: who has not got there by then never will. */
const mostStops = 80

/** Tells what the hands do, and each stop of the focus on the way. */
export type Hands = {
  /** A key has moved the focus. */
  onStop?: () => Promise<void>
  /** A control is reached, and is about to be pressed or typed into. */
  onReached?: (found: { key: string } | { text: string }) => Promise<void>
  /** It is typed. */
  onTyped?: () => Promise<void>
}

/** Where a control is from the focus: before it, after it, or there; `tab` for a tab beside the one that has it. */
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

/** Goes to a control by the keys that lead there, stop by stop. */
async function reach(page: Page, control: Locator, { onStop }: Hands): Promise<void> {
  await control.waitFor({ timeout })
  for (let stops = 0; stops < mostStops; stops += 1) {
    const where = await whereIs(control)
    if (where === 'here') return
    await page.keyboard.press(keys[where])
    await onStop?.()
  }
  throw new Error(`By keyboard there is no way to ${String(control)} on ${page.url()}.`)
}

/** A page that Playwright drives by its keyboard alone: nothing is clicked, and nothing focused but by keys (AC-6). */
export function keyboardTab(page: Page, hands: Hands = {}): Tab {
  const find = ({ role, name }: Found) =>
    page.getByRole(role as Role, name === undefined ? {} : { name, exact: true }).first()
  return {
    ...playwrightTab(page),
    press: async (found) => {
      await reach(page, find(found), hands)
      const key = found.role === 'checkbox' || found.role === 'radio' ? 'Space' : 'Enter'
      await hands.onReached?.({ key })
      await page.keyboard.press(key)
    },
    type: async (label, text) => {
      await reach(page, page.getByLabel(label, { exact: true }).and(page.locator('input')), hands)
      await hands.onReached?.({ text })
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type(text)
      await hands.onTyped?.()
    },
  }
}
