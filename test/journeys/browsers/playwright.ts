import type { Page } from 'playwright'
import { letIn } from '../../e2e/let-in.ts'
import { type Found, type Tab, patience as timeout } from '../tab.ts'

type Role = Parameters<Page['getByRole']>[0]

/** A page that Playwright drives. */
export function playwrightTab(page: Page): Tab {
  const find = ({ role, name }: Found) =>
    page.getByRole(role as Role, name === undefined ? {} : { name, exact: true }).first()
  const field = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input'))
  return {
    open: async (address) => void (await page.goto(address)),
    letIn: (login) => letIn(page, login),
    press: (found) => find(found).click({ timeout }),
    type: (label, text) => field(label).fill(text, { timeout }),
    see: (found) => find(found).waitFor({ timeout }),
    evaluate: (expression) => page.evaluate(expression),
  }
}
