import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { errorWords } from '../../mocks/words/error-words.ts'
import { logIn, loginForm, whenReady } from './login-form.ts'
import { expectAlert, expectNothingLost, openIn, type Place, type Said, tryAs } from './refused-alert.ts'
import { openSite } from './site.ts'

const site = openSite()

type Refusal = Said & {
  login: string
  places: readonly Place[]
  /** The HTTP status, where it is no success. */
  status?: number
  /** What the last button opens in a window of its own. */
  opens?: string
  /** Of the client, where it matters. */
  version?: string
}

const limited = 'Your company’s plan has expired or is restricted'
const onDesktop = {
  title: limited,
  body: 'You can still download your files from the web version.',
  buttons: ['Next time', 'Open web version'],
  opens: '/__pages/web',
  places: ['desktop', 'sync'],
} as const
const onMobile = {
  title: limited,
  body: 'You can still download your files from the web version on a computer.',
  buttons: ['OK'],
  places: ['phone', 'app'],
} as const

/** Who is refused with a word over the page: what it says in each place, and what can be done. */
const refusals: readonly Refusal[] = [
  { login: people.enterpriseExpired.email, ...onDesktop },
  { login: people.enterpriseExpired.email, ...onMobile },
  { login: people.enterpriseRestricted.email, ...onDesktop },
  { login: people.enterpriseRestricted.email, ...onMobile },
  {
    login: people.clientOutdated.email,
    places: ['desktop', 'phone', 'sync', 'app'],
    version: '5.1.9',
    title: errorWords.clientOutdated.en,
    body: 'It protects files against leaks. Install it, then log in again.',
    buttons: ['Not now', 'Download now'],
    opens: '/__pages/download',
  },
  {
    login: people.downloadLink.email,
    places: ['desktop', 'phone', 'sync', 'app'],
    title: errorWords.withLink.en,
    buttons: ['Close', 'Open link'],
    opens: '/__pages/download',
  },
  { login: people.notActivated.email, places: ['desktop', 'app'], title: errorWords.notActivated.en, buttons: ['OK'] },
  {
    login: people.notActivatedPhone.phone,
    places: ['desktop', 'phone'],
    title: errorWords.notActivated.en,
    buttons: ['OK'],
  },
  {
    login: people.noPermission.email,
    places: ['desktop', 'sync'],
    status: 403,
    title: 'You have no permission to access',
    buttons: ['OK'],
  },
  {
    login: people.serverError.email,
    places: ['phone', 'sync'],
    status: 500,
    title: 'The server had a small problem',
    body: 'Our team has been notified. Please wait a moment or refresh the page.\nIf it goes on, contact support.',
    buttons: ['OK'],
  },
  {
    login: people.badGateway.email,
    places: ['desktop', 'app'],
    status: 502,
    title: 'Server error, please retry (502)',
    buttons: ['OK'],
  },
  {
    login: people.tooManyRequests.email,
    places: ['desktop', 'sync'],
    status: 429,
    title: 'The server could not answer just now',
    body: 'What you typed is kept. Please try again in 30 seconds.',
    buttons: ['OK'],
  },
]

const inEachPlace = refusals.flatMap(({ places, ...refusal }) => places.map((place) => ({ ...refusal, place })))

// ERR-01, ERR-02, ERR-04, ERR-09, ERR-10, ERR-11, ERR-17, RQ-7
test.each(inEachPlace)('$login, $place: $title', async ({ login, place, status, opens, version, ...said }) => {
  if (status) site.expectTrouble(new RegExp(`^status ${status}: POST .*login`))
  const { page, asked } = await openIn(site, place, { version })
  await page.goto('/login')
  await tryAs(page, login)
  const alert = await expectAlert(page, said)
  await alert.getByRole('button').first().click()
  await expectNothingLost(page, login)
  expect(page.context().pages()).toHaveLength(1)
  expect(asked).toEqual([])
  if (!opens) return
  await loginForm(page).submit.click()
  const again = await expectAlert(page, said)
  const opened = page.context().waitForEvent('page')
  await again.getByRole('button').last().click()
  const window = await opened
  await window.waitForURL((url) => url.pathname === opens)
  // A page that was opened must not be able to send this one elsewhere (RD-4).
  expect(await window.evaluate(() => globalThis.opener === null && document.referrer === '')).toBe(true)
  await expectNothingLost(page, login)
})

test.each(['5.2', '8.4.1'])(
  'a client of version %s is new enough for file-leak prevention (ERR-10)',
  async (version) => {
    const { page, asked } = await openIn(site, 'sync', { version })
    await page.goto('/login')
    await tryAs(page, people.clientOutdated.email)
    await expect.poll(() => asked).toEqual(['onLogin'])
    expect(await page.getByRole('alertdialog').count()).toBe(0)
  },
)

test.each(['javascript:alert(1)', 'data:text/html,<p>evil</p>'])(
  'a download link to %j is no button; the words stay (RD-4)',
  async (download_link) => {
    const page = await site.newPage()
    await page.goto('/login')
    const error = [{ error_code: 2001001, error_msg: 'Get the client first.', download_link }]
    site.service.faults.add({ path: '/login', method: 'POST', error })
    await logIn(page)
    const alert = await expectAlert(page, { title: 'Get the client first.', buttons: ['OK'] })
    await alert.getByRole('button').click()
    await expectNothingLost(page, people.mei.email)
  },
)

test.each(['desktop', 'app'] as const)(
  'too many verifications, %s: a notice, and nothing is lost (ERR-13)',
  async (place) => {
    const { page } = await openIn(site, place)
    await page.goto('/login')
    await tryAs(page, people.tooFrequent.email)
    // In the toast itself, beside its words for screen readers.
    await page.locator('li').getByText(errorWords.tooFrequent.en).waitFor()
    await expectNothingLost(page, people.tooFrequent.email)
  },
)

test.each(['desktop', 'sync'] as const)(
  'a closed account, %s: said under the login, which has the focus (ERR-06)',
  async (place) => {
    const { page } = await openIn(site, place)
    await page.goto('/login')
    await tryAs(page, people.accountClosed.email)
    await page.getByText(errorWords.accountClosed.en).waitFor()
    const { login, password } = loginForm(page)
    const [id = ''] = ((await login.getAttribute('aria-describedby')) ?? '').split(' ')
    expect(await page.locator(`[id="${id}"]`).textContent()).toBe(errorWords.accountClosed.en)
    expect(await login.getAttribute('aria-invalid')).toBe('true')
    expect(await login.evaluate((field) => field === document.activeElement)).toBe(true)
    expect([await login.inputValue(), await password.inputValue()]).toEqual([people.accountClosed.email, demoPassword])
  },
)

test('the wait that the server names is said beside its own words as well (RQ-7)', async () => {
  site.expectTrouble(/^status 429: POST .*\/login/)
  const page = await site.newPage()
  await page.goto('/login')
  await whenReady(page)
  await page.route('**/login?*', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          headers: { 'Retry-After': '840' },
          json: { success: false, errors: [{ error_code: 7, error_msg: 'Too many people at once.' }] },
        })
      : route.continue(),
  )
  await logIn(page)
  const alert = await expectAlert(page, {
    title: 'Too many people at once.',
    body: 'What you typed is kept. Please try again in 14 minutes.',
    buttons: ['OK'],
  })
  await alert.getByRole('button').click()
  await expectNothingLost(page, people.mei.email)
})
