import type { Page } from 'playwright'
import { expect } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { encryptFields } from '../mocks/visitor.ts'

/** Logs in with the login page's calls, without rendering the page. The account must not require a second step. */
export async function logInViaApi(page: Page, login: string = people.mei.email): Promise<void> {
  // The session keeps the language of its first request, so request the page in the browser's language.
  const language = await page.evaluate<string>('navigator.language')
  const pageHeaders = { Accept: 'text/html', 'Accept-Language': language }
  const html = await (await page.request.get('/login', { headers: pageHeaders })).text()
  const [, pageData = '{}'] = /id="page-data">([^<]*)</.exec(html) ?? []
  const { csrf_token: token = '' } = JSON.parse(pageData) as { csrf_token?: string }
  const response = await page.request.post('/login?_t=1', {
    headers: { 'X-Requested-With': 'XMLHttpRequest', 'X-CSRF-Token': token, Accept: 'application/json' },
    data: { secure_zone: encryptFields({ login, password: demoPassword }) },
  })
  expect(await response.json()).toMatchObject({ success: true })
}

/** Opens a page as a logged-in user. */
export async function openAs(page: Page, path: string, login?: string): Promise<void> {
  await logInViaApi(page, login)
  await page.goto(path)
}
