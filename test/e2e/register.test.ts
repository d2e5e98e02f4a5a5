import { expect, test } from 'vitest'
import { demoLinks } from '../../mocks/personas/demo-links.ts'
import { newCompany, newcomer } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { enterClient, expectArrival, fillIn, formOf, phone, submitForm, whenReady, whenWaysBack } from './page-form.ts'
import { finish, reachProof, receiveCode, register, registrations } from './register-form.ts'
import { openSite } from './site.ts'

const site = openSite()

test('from login by the choice to a personal account; logged out, its password logs in (SCR-02, SCR-04)', async () => {
  const page = await site.newPage()
  await page.goto('/login?redirect=/%3Fnew')
  await page.getByRole('link', { name: en('login.register') }).click()
  await page.getByRole('link', { name: /^For me/ }).click()
  await register(site, page)
  await page.waitForURL((url) => url.pathname + url.search === '/?new')
  expect(registrations(site).map(({ path }) => path)).toEqual(['/personal_register'])
  expect(site.service.peek.account(newcomer.phone)?.title).toBe(newcomer.name)
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(/\/login/)
  await submitForm(page, 'login', { login: newcomer.phone, password: newcomer.password })
  await expectArrival(page, '/')
})

test('a company gets its account, and the redirect its mode (SCR-03, LOG-02)', async () => {
  const page = await site.newPage()
  await page.goto('/register')
  await page.getByRole('link', { name: /^For my company/ }).click()
  await register(site, page, { ...newcomer, company: newCompany })
  await page.waitForURL((url) => url.searchParams.get('mode') === 'ent_reg')
  expect(site.service.peek.account(newcomer.phone)?.enterprise).toMatchObject({ name: newCompany })
})

test('a plan, its position and a coupon go from the choice through to the call (SCR-02)', async () => {
  const page = await site.newPage()
  await page.goto('/register?plan_id=team&register_position=pricing&coupon=team50')
  await page.getByRole('link', { name: /^For my company/ }).click()
  await reachProof(page, { ...newcomer, company: newCompany })
  await page.getByText('Half price for the first year').first().waitFor()
  await finish(page, await receiveCode(site, page))
  await expectArrival(page, '/')
  expect(registrations(site).map(({ path }) => path)).toEqual(['/new_register'])
  expect(site.service.peek.account(newcomer.phone)?.registration).toEqual({
    planId: 'team',
    position: 'pricing',
    coupon: 'TEAM50',
  })
})

test('the market’s link activates its purchase once; without its token, or used, it says so (SCR-19)', async () => {
  const page = await site.newPage()
  await page.goto(demoLinks.market)
  await register(site, page)
  await expectArrival(page, '/')
  expect(site.service.peek.account(newcomer.phone)?.registration).toMatchObject({ isFromMarket: true })

  const other = await site.newPage()
  await other.goto('/register/market')
  await other.getByRole('heading', { name: en('register.dead-link.title') }).waitFor()
  await other.goto(demoLinks.market)
  await register(site, other, { ...newcomer, phone: '13700137001' })
  const title = other.getByRole('heading', { name: en('register.dead-link.title') })
  await title.waitFor()
  expect(await title.evaluate((heading) => heading === document.activeElement)).toBe(true)
  await other.getByRole('link', { name: en('register.without-link') }).click()
  await expectArrival(other, '/register')
})

test('who leaves half-way is asked why once, answers, and goes on', async () => {
  const page = await site.newPage()
  await page.goto('/register/personal')
  await fillIn(page, 'register', { name: 'Mei Lin' })
  await page.locator('a[aria-haspopup=dialog]').click()
  const dialog = page.getByRole('dialog', { name: en('leave-reason.title') })
  await dialog.getByText(en('leave-reason.has-account')).click()
  await dialog.getByRole('textbox').fill('I forgot')
  await dialog.getByRole('button', { name: en('register.log-in') }).click()
  await expectArrival(page, '/login')
  expect(site.service.peek.leaves()).toMatchObject([{ reason: 'has_account', detail: 'I forgot' }])

  // Once a tab.
  await page.goto('/register/personal')
  await fillIn(page, 'register', { name: 'Mei Lin' })
  await page.waitForLoadState('networkidle')
  await page.getByRole('link', { name: en('register.log-in') }).click()
  await expectArrival(page, '/login')
})

test('the question is skipped with one press, and nothing is sent; whoever typed nothing is not asked', async () => {
  const page = await site.newPage()
  await page.goto('/register/personal')
  await whenReady(page, 'register')
  await page.getByRole('link', { name: en('register.log-in') }).click()
  await expectArrival(page, '/login')
  await page.goto('/register/personal')
  await fillIn(page, 'register', { name: 'Mei Lin' })
  await page.locator('a[aria-haspopup=dialog]').click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: en('register.log-in') })
    .click()
  await expectArrival(page, '/login')
  expect(site.service.peek.leaves()).toEqual([])
})

test('an answer that does not get through holds nobody up', async () => {
  const page = await site.newPage()
  await page.goto('/register/personal')
  site.service.faults.add({ path: '/report_why_leave', delay_ms: 20_000 })
  await fillIn(page, 'register', { name: 'Mei Lin' })
  await page.locator('a[aria-haspopup=dialog]').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(en('leave-reason.other')).click()
  await dialog.getByRole('button', { name: en('register.log-in') }).click()
  await page.waitForURL(/\/login/, { timeout: 5000 })
})

test('a phone of another country registers by its own code (VAL-07)', async () => {
  const page = await site.newPage()
  await page.goto('/register/personal')
  await reachProof(page, { ...newcomer, phone: '+852 5123 4567' })
  await page.getByText(/Verify \+852 51234567/).waitFor()
  await finish(page, await receiveCode(site, page))
  await expectArrival(page, '/')
  expect(site.service.peek.account('(+852)51234567')?.title).toBe(newcomer.name)
})

test.each(['sync', 'app'] as const)('in the %s client the answer goes to its hook (LOG-01)', async (type) => {
  const page = await site.newPage(type === 'app' ? phone : { viewport: { width: 380, height: 520 } })
  const client = await enterClient(page, type)
  await page.goto('/register/personal')
  await register(site, page)
  await expect.poll(client.results).toMatchObject([{ user: { phone: newcomer.phone } }])
  expect(new URL(page.url()).pathname).toBe('/register/personal')
})

test('on a phone, under /account: the prefix stays, and nothing reaches over the edge (SCR-21)', async () => {
  const page = await site.newPage(phone)
  await page.goto('/account/register')
  await page.getByRole('link', { name: /^For my company/ }).click()
  await expectArrival(page, '/account/register/enterprise')
  await page.getByRole('link', { name: en('register.enterprise.other') }).click()
  await expectArrival(page, '/account/register/personal')
  await whenReady(page, 'register')
  await reachProof(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  await finish(page, await receiveCode(site, page))
  await page.waitForURL((url) => !url.pathname.startsWith('/account/register'))
})

test('in Chinese, from the choice to the files', async () => {
  const page = await site.newPage({ locale: 'zh-CN' })
  await page.goto('/register')
  await page.getByRole('link', { name: /^个人账号/ }).click()
  await fillIn(page, 'register', { name: '林梅', phone: newcomer.phone })
  await page.getByRole('button', { name: '下一步' }).click()
  await page.getByRole('heading', { name: '最后一步' }).waitFor()
  await page.getByRole('button', { name: '获取验证码' }).click()
  await expect.poll(() => site.service.outbox.length).toBe(1)
  await finish(page, String(site.service.outbox[0]?.code))
  await expectArrival(page, '/')
})

test('a submit before the script leads on once it is there', async () => {
  const page = await site.newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/register/personal', { waitUntil: 'commit' })
  const { field, submit } = formOf(page, 'register')
  await field('name').fill(newcomer.name)
  await field('phone').fill(newcomer.phone)
  await submit.click()
  release()
  await page.getByText(/Verify \+86 13700137000/).waitFor()
})

test('Back in the browser leads from the second step to the first and then to the choice, and loses nothing', async () => {
  const page = await site.newPage()
  await page.goto('/register')
  await page.getByRole('link', { name: /^For me/ }).click()
  await whenReady(page, 'register')
  await reachProof(page)
  const { field } = formOf(page, 'register')
  await field('password').fill(newcomer.password)
  await whenWaysBack(page, 1)
  await page.goBack()
  await page.getByRole('heading', { level: 1, name: en('register.personal.title') }).waitFor()
  expect(await field('phone').inputValue()).toBe(newcomer.phone)
  // Forward leads to no step that was not gone through once more.
  await page.goForward()
  await field('name').waitFor()
  await formOf(page, 'register').submit.click()
  await page.getByRole('heading', { name: en('register.proof.title') }).waitFor()
  expect(await field('password').inputValue()).toBe(newcomer.password)
  await whenWaysBack(page, 1)
  await page.goBack()
  await field('name').waitFor()
  await page.goBack()
  await expectArrival(page, '/register')
})
