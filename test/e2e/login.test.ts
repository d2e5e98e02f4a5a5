import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { expectArrival, logIn, loginForm, whenReady } from './login-form.ts'
import { enterClient, whenFetchedAhead } from './page-form.ts'
import { openSite } from './site.ts'

const site = openSite()
const wrong = 'Wrong2026'

const loginsReceived = () =>
  site.service.calls.filter(
    ({ path, method }) => method === 'POST' && path.endsWith('login') && path !== '/check_login',
  )

test.each([people.mei.email, 'Mei.Lin@Example.com', people.mei.phone, people.ava.phone])(
  '%s logs in, is shown who they are, and logs out (LOG-01, SCR-01)',
  async (login) => {
    const page = await site.newPage()
    await page.goto('/login')
    await logIn(page, login)
    await expectArrival(page, '/')
    await page
      .getByText(login.startsWith('(') ? /\*\*\*\*/ : /138\*\*\*\*8000/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: 'Log out' }).click()
    await page.waitForURL(/\/login/)
    await whenReady(page)
  },
)

test('secrets travel encrypted, and neither they nor the page’s tokens show in an address (API-04, RQ-3)', async () => {
  const page = await site.newPage()
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`))
  await page.goto('/login')
  await logIn(page)
  await expectArrival(page, '/')
  expect(sent.filter((text) => /\/login\?.*secure_zone/.test(text))).toHaveLength(1)
  expect(sent.filter((text) => text.includes(demoPassword) || text.includes(people.mei.email))).toEqual([])
})

test('a wrong password is said beside the button; the login stays, the password goes, and the focus is there (ERR-06, IN-8, IN-9)', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  await logIn(page, people.mei.email, wrong)
  const { login, password, submit } = loginForm(page)
  const alert = page.getByRole('alert').filter({ hasText: '5 tries left' })
  await alert.waitFor()
  expect(await login.inputValue()).toBe(people.mei.email)
  expect(await password.inputValue()).toBe('')
  expect(await password.evaluate((field) => field === document.activeElement)).toBe(true)
  expect(await password.getAttribute('aria-invalid')).toBe('true')
  expect(await submit.getAttribute('aria-disabled')).toBe('true')
  await password.pressSequentially('P')
  await alert.waitFor({ state: 'detached' })
})

test('after three wrong tries the picture captcha is asked for, and lets the right password in (WID-04, ERR-14, OC-5)', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  for (const tries of [5, 4, 3]) {
    await logIn(page, people.mei.email, wrong)
    await page
      .getByRole('alert')
      .filter({ hasText: `${tries} tries left` })
      .waitFor()
  }
  const captcha = page.getByRole('textbox', { name: en('picture-captcha.label') })
  await captcha.waitFor()
  await page.getByRole('button', { name: /another picture/ }).click()
  expect(await captcha.evaluate((field) => field === document.activeElement)).toBe(true)

  await captcha.fill('????')
  await logIn(page)
  await page.getByText('not the characters in the picture').waitFor()
  expect(await captcha.inputValue()).toBe('')
  expect(await loginForm(page).password.inputValue()).toBe(demoPassword)

  await page.waitForLoadState('networkidle')
  await captcha.fill(String(site.service.peek.captcha()))
  await page.keyboard.press('Enter')
  await expectArrival(page, '/')
})

test('a locked account says for how long', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  for (let tries = 1; tries <= 6; tries += 1) {
    const captcha = page.locator('[name=pic_captcha]')
    if (tries > 3) {
      await captcha.waitFor()
      await page.waitForLoadState('networkidle')
      await captcha.fill(String(site.service.peek.captcha()))
    }
    await logIn(page, people.mei.email, wrong)
    await expect.poll(() => loginsReceived().length).toBe(tries)
    if (tries < 6) await page.getByRole('alert').filter({ hasText: /left/ }).waitFor()
  }
  const alert = page.getByRole('alertdialog')
  await alert.getByText('15 minutes').waitFor()
})

test('a server error is said over the page, and nothing typed is lost (ERR-01)', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  await page.goto('/login')
  await logIn(page, people.serverError.email)
  const alert = page.getByRole('alertdialog', { name: en('error.status-500.title') })
  expect(await alert.getByRole('link', { name: 'contact support' }).getAttribute('href')).toMatch(/support/)
  await alert.getByRole('button', { name: en('dialog.ok') }).click()
  await alert.waitFor({ state: 'detached' })
  const { login, password, submit } = loginForm(page)
  expect([await login.inputValue(), await password.inputValue()]).toEqual([people.serverError.email, demoPassword])
  expect(await submit.evaluate((button) => button === document.activeElement)).toBe(true)
})

test('the blocker covers the page while the login runs, and is lifted when the connection drops (WID-15, RQ-7)', async () => {
  site.expectTrouble(/^request failed: POST .*\/login/)
  const page = await site.newPage()
  await page.goto('/login')
  await whenReady(page)
  // Chromium itself tries again where a kept-alive connection drops.
  site.service.faults.add({ path: '/login', method: 'POST', delay_ms: 600, reset: true, times: 9 })
  await logIn(page)
  await page.getByText(en('blocker.label')).waitFor()
  await page
    .getByRole('alertdialog', { name: en('error.unreachable.title') })
    .getByRole('button')
    .click()
  expect(await page.getByText(en('blocker.label')).count()).toBe(0)
  site.service.faults.clear()
  await loginForm(page).submit.click()
  await expectArrival(page, '/')
})

test('offline is said as such, and a try once back online logs in', async () => {
  site.expectTrouble(/ERR_INTERNET_DISCONNECTED/)
  const page = await site.newPage()
  await page.goto('/login')
  await loginForm(page).password.focus()
  await whenFetchedAhead(page)
  await page.context().setOffline(true)
  await logIn(page)
  await page
    .getByRole('alertdialog', { name: en('error.offline.title') })
    .getByRole('button')
    .click()
  await page.context().setOffline(false)
  await loginForm(page).submit.click()
  await expectArrival(page, '/')
})

test('an alert whose script never arrived is still said (RS-1)', async () => {
  site.expectTrouble(/feedback-surfaces|status 500/)
  const page = await site.newPage()
  await page.route(/feedback-surfaces.*\.js/, (route) => route.abort())
  await page.goto('/login')
  await logIn(page, people.serverError.email)
  const bar = page.getByRole('alert').filter({ hasText: en('error.status-500.title') })
  await bar.getByRole('button', { name: en('dialog.ok') }).click()
  await bar.waitFor({ state: 'detached' })
  expect(await loginForm(page).password.inputValue()).toBe(demoPassword)
})

test('the language switch keeps the query and the hash (WID-11)', async () => {
  const page = await site.newPage()
  await page.goto('/login?redirect=%2F__pages%2Fterms#top')
  await whenReady(page)
  await page.locator('summary').click()
  await page.getByRole('link', { name: '繁體中文' }).click()
  await page.getByRole('heading', { name: '登入 Portico' }).waitFor()
  const { search, hash } = new URL(page.url())
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({ redirect: '/__pages/terms', lang: 'zh-TW' })
  expect(hash).toBe('#top')
  await logIn(page)
  await expectArrival(page, '/__pages/terms')
})

test('the language switch asks first when something was typed, and Stay keeps it', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  await whenReady(page)
  const { login } = loginForm(page)
  await login.fill(people.mei.email)
  const choose = async () => {
    await page.locator('summary').click()
    await page.getByRole('link', { name: '简体中文' }).click()
  }
  await choose()
  const question = page.getByRole('alertdialog', { name: 'Switch to 简体中文?' })
  await question.getByRole('button', { name: en('language.stay') }).click()
  await question.waitFor({ state: 'detached' })
  expect(await login.inputValue()).toBe(people.mei.email)
  await choose()
  await question.getByRole('button', { name: en('language.switch') }).click()
  await page.getByRole('heading', { name: '登录 Portico' }).waitFor()
})

test('a login in the address is filled in, unless something is typed already', async () => {
  const page = await site.newPage()
  await page.goto('/login?login=mei.lin%40example.com')
  await whenReady(page)
  const { login, password, submit } = loginForm(page)
  await expect.poll(() => login.inputValue()).toBe(people.mei.email)
  await password.fill(demoPassword)
  await submit.click()
  await expectArrival(page, '/')
})

test('on behalf of another application its values go along (LOG-06)', async () => {
  const page = await site.newPage()
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await page.goto('/login?mode=oauth&client_id=sheets&state=s1&unknown=x')
  await logIn(page)
  await expectArrival(page, '/')
  expect(loginsReceived().map(({ path }) => path)).toEqual(['/oauth/login'])
  const { searchParams } = new URL(String(addresses.find((address) => address.includes('/oauth/login'))))
  expect([searchParams.get('client_id'), searchParams.get('state'), searchParams.get('unknown')]).toEqual([
    'sheets',
    's1',
    null,
  ])
})

test.each([
  '{"success":true,"redirect":null,"user":{"phone":null}}',
  '{"success":true,"user":"mei","redirect":7,"errors":[]}',
])('a login that succeeded stays one, whatever else the answer holds: %s (RQ-5)', async (body) => {
  const page = await site.newPage()
  await page.goto('/login')
  await whenReady(page)
  site.service.faults.add({ path: '/login', method: 'POST', body })
  await logIn(page)
  // The page has left for the default address, which asks who is not logged in to log in.
  await page.waitForURL(/redirect=/)
})

test('a third party logs in, and carries on where the person wanted to go (SCR-01)', async () => {
  const page = await site.newPage()
  await page.goto('/login?redirect=/__pages/privacy')
  await whenReady(page)
  await page.getByRole('link', { name: en('login.third.wechat') }).click()
  await page.getByRole('button', { name: /Mei Lin/ }).click()
  await expectArrival(page, '/__pages/privacy')
})

test('back from the next page the form is ready, and the password is gone (IN-4, RS-3)', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  await logIn(page)
  await expectArrival(page, '/')
  await page.goBack()
  await whenReady(page)
  const { password, submit } = loginForm(page)
  expect(await password.inputValue()).toBe('')
  expect(await submit.getAttribute('aria-busy')).toBe(null)
})

test.each([
  ['sync', '/sync_login'],
  ['app', '/app_login'],
] as const)(
  'inside the %s client the result goes to its hook, and the page stays (LOG-01, LOG-06)',
  async (type, path) => {
    const page = await site.newPage()
    const client = await enterClient(page, type)
    await page.goto('/login')
    await logIn(page)
    await expect.poll(async () => (await client.results()).length).toBe(1)
    expect(loginsReceived().map((call) => call.path)).toEqual([path])
    expect(new URL(page.url()).pathname).toBe('/login')
  },
)

test('a client whose hook throws is treated as the web (RD-6)', async () => {
  const page = await site.newPage()
  await page.addInitScript(() => {
    Object.assign(window, {
      AccountClient: {
        type: 'sync',
        onLogin: () => {
          throw new Error('half built')
        },
      },
    })
  })
  await page.goto('/login')
  await logIn(page)
  await expectArrival(page, '/')
})

test('the device token is kept for a year and made anew when it is a stale one (LOG-07, SE-3)', async () => {
  const page = await site.newPage()
  await page
    .context()
    .addCookies([{ name: 'device_token', value: 'd41d8cd98f00b204e9800998ecf8427e', url: site.address }])
  await page.goto('/login')
  await logIn(page)
  await expectArrival(page, '/')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'device_token')
  expect(cookie?.value).toMatch(/^[0-9a-f]{32}$/)
  expect(cookie?.value).not.toBe('d41d8cd98f00b204e9800998ecf8427e')
  expect(cookie).toMatchObject({ sameSite: 'Lax', path: '/' })
  expect((cookie?.expires ?? 0) * 1000 - Date.now()).toBeGreaterThan(364 * 86_400_000)
})

test('nothing secret is left in storage, cookies or the console (SE-1)', async () => {
  const page = await site.newPage()
  const words: string[] = []
  page.on('console', (message) => words.push(message.text()))
  await page.goto('/login')
  await logIn(page, people.mei.email, wrong)
  await page.getByRole('alert').filter({ hasText: 'left' }).waitFor()
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie, location.href]),
  )
  expect([kept, ...words].filter((text) => text.includes(wrong) || text.includes(people.mei.email))).toEqual([])
})
