import { expect, test } from 'vitest'
import { people } from '../../mocks/personas/people.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'

const site = openSite()

/** Persona, what it brings up over the page, and the status that the service answers with. */
const surfaces = [
  [people.enterpriseExpired.email, 'a dialog', 'Your company’s plan has expired or is restricted', 200],
  [people.downloadLink.email, 'an alert with a link', 'Download', 200],
  [people.serverError.email, 'an alert', 'small problem', 500],
  [people.tooFrequent.email, 'a toast', 'Too many verifications', 200],
] as const

for (const [login, what, text, status] of surfaces) {
  const tags = what === 'a toast' ? ['timing'] : []
  test(`what ${login} brings up, ${what}, breaks no policy (XS-3)`, { tags }, async () => {
    if (status >= 400) site.expectTrouble(new RegExp(`^status ${status}: POST .*/login`))
    const page = await site.open('/login')
    await logIn(page, login)
    await page.getByText(text).first().waitFor()
  })
}

test('a page that breaks its policy is found out', async () => {
  site.expectTrouble(/^(policy|console): .*style-src/)
  const page = await site.open('/login')
  await page.evaluate(() => {
    const style = document.createElement('style')
    style.textContent = 'body { color: red }'
    document.head.append(style)
  })
  await expect.poll(() => site.troubles().filter((trouble) => trouble.startsWith('policy: '))).toHaveLength(1)
})
