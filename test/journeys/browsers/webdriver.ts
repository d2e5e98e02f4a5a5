import { type WebDriver, WebElement } from 'selenium-webdriver'
import type { Tab } from '../tab.ts'
import { find, look, type Searched } from './page-finder.ts'

/** A page that the engine's own WebDriver drives. */
export function webdriverTab(driver: WebDriver, address: string): Tab {
  const evaluate = (expression: string): Promise<unknown> => driver.executeScript(`return (${expression})`)
  const searched: Searched<WebElement> = {
    evaluate,
    evaluateElement: async (expression) => {
      const element = await evaluate(expression)
      return element instanceof WebElement ? element : undefined
    },
  }
  return {
    evaluate,
    open: (path) => driver.get(new URL(path, address).href),
    press: async (found) => (await find(searched, look.pressable(found))).click(),
    see: async (found) => void (await find(searched, look.seen(found))),
    type: async (label, text) => {
      const field = await find(searched, look.field(label))
      await driver.executeScript('arguments[0].focus(); arguments[0].select()', field)
      await field.sendKeys(text)
    },
  }
}
