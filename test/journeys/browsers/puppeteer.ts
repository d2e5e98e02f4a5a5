import type { ElementHandle, Page } from 'puppeteer-core'
import type { Tab } from '../tab.ts'
import { find, look, type Searched } from './page-finder.ts'

/** A page that Puppeteer drives, over WebDriver BiDi where it is Firefox's. */
export function puppeteerTab(page: Page, address: string): Tab {
  const evaluate = (expression: string): Promise<unknown> => page.evaluate(expression)
  const searched: Searched<ElementHandle<Element>> = {
    evaluate,
    evaluateElement: async (expression) =>
      ((await page.evaluateHandle(expression)).asElement() ?? undefined) as ElementHandle<Element> | undefined,
  }
  return {
    evaluate,
    open: async (path) => void (await page.goto(new URL(path, address).href)),
    press: async (found) => (await find(searched, look.pressable(found))).click(),
    see: async (found) => void (await find(searched, look.seen(found))),
    type: async (label, text) => {
      const field = await find(searched, look.field(label))
      await field.click()
      await field.evaluate((input) => (input as HTMLInputElement).select())
      await page.keyboard.type(text)
    },
  }
}
