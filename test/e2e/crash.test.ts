import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readCatalog } from '../../tools/catalogs.ts'
import { waitUntilReady } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()

/** The name of the login page's script. */
const [script = ''] = readdirSync('dist/assets').filter(
  (name) => /^login-.*\.js$/.test(name) && readScript(name).includes(' as LoginPage'),
)
/** A copy of this script with a `LoginPage` that throws an error. */
const crashingScript = readScript(script).replace(
  /export\{\w+ as LoginPage/,
  'function Planted(){throw new Error("planted")}export{Planted as LoginPage',
)

function readScript(name: string): string {
  return readFileSync(`dist/assets/${name}`, 'utf8')
}

test('a crashed screen is replaced by a message in the page’s language and a working reload button (RS-1)', async () => {
  const lang = 'zh-TW'
  const messages = await readCatalog(lang)
  const [title = '', reloadLabel = ''] = [messages['page.crashed.title'], messages['page.reload']]
  // React logs caught errors to the console.
  site.allowError(/^(uncaught|console): .*(planted|Minified React error)/s)
  const page = await site.newPage()
  let isCrashing = true
  await page.route(`**/assets/${script}`, (route) =>
    isCrashing ? route.fulfill({ contentType: 'text/javascript', body: crashingScript }) : route.fallback(),
  )
  await page.goto(`/login?lang=${lang}`)
  const alert = page.getByRole('alert').filter({ hasText: title })
  await alert.waitFor()
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([title])

  isCrashing = false
  await page.getByRole('button', { name: reloadLabel }).click()
  await waitUntilReady(page)
  expect(await alert.count()).toBe(0)
})
