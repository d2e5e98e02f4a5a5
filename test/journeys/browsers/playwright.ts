import type { Page } from 'playwright'
import { logInViaApi } from '../../e2e/log-in-via-api.ts'
import type { Site } from '../../e2e/site.ts'
import type { JourneyEnvironment } from '../journey.ts'
import { type ControlQuery, type Tab, timeout } from '../tab.ts'

type Role = Parameters<Page['getByRole']>[0]

/** Creates a tab that is operated by Playwright. */
export function createPlaywrightTab(page: Page): Tab {
  // A radio's accessible name also contains its description, so an exact match would fail.
  const find = ({ role, name }: ControlQuery) =>
    page.getByRole(role as Role, name === undefined ? {} : { name, exact: role !== 'radio' }).first()
  const field = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input'))
  return {
    open: async (url) => void (await page.goto(url)),
    logInViaApi: (login) => logInViaApi(page, login),
    press: (query) => find(query).click({ timeout }),
    type: (label, text) => field(label).fill(text, { timeout }),
    waitForElement: (query) => find(query).waitFor({ timeout }),
    evaluate: (expression) => page.evaluate(expression),
  }
}

/** Creates a journey's environment on a page of this site. */
export const createJourneyEnvironment = (
  site: Pick<Site, 'service' | 'newPage'>,
  page: Page,
  tab = createPlaywrightTab(page),
): JourneyEnvironment => ({
  service: site.service,
  tab,
  openInOtherBrowser: async () => createPlaywrightTab(await site.newPage()),
})
