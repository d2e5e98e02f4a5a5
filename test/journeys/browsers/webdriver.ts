import { type WebDriver, WebElement } from 'selenium-webdriver'
import type { Found, Tab } from '../tab.ts'
import { find, look, type Searched } from './page-finder.ts'

function searchedIn(driver: WebDriver): Searched<WebElement> {
  const evaluate = (expression: string): Promise<unknown> => driver.executeScript(`return (${expression})`)
  return {
    evaluate,
    evaluateElement: async (expression) => {
      const element = await evaluate(expression)
      return element instanceof WebElement ? element : undefined
    },
  }
}

/** Waits for something to be seen, and answers it. */
export const findSeen = (driver: WebDriver, found: Found): Promise<WebElement> =>
  find(searchedIn(driver), look.seen(found))

/** A page that the engine's own WebDriver drives. */
export function webdriverTab(driver: WebDriver, address: string): Tab {
  const searched = searchedIn(driver)
  return {
    evaluate: searched.evaluate,
    open: (path) => driver.get(new URL(path, address).href),
    press: async (found) => (await find(searched, look.pressable(found))).click(),
    see: async (found) => void (await findSeen(driver, found)),
    type: async (label, text) => {
      const field = await find(searched, look.field(label))
      await driver.executeScript('arguments[0].focus(); arguments[0].select()', field)
      await field.sendKeys(text)
    },
  }
}
