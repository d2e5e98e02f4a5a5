import type { Page } from 'playwright'

/** All that the document holds, and once more without the marks between the groups of a secret. */
export async function held(page: Page): Promise<string> {
  const content = await page.content()
  return content + content.replace(/<[^>]*>|\s/g, '')
}
