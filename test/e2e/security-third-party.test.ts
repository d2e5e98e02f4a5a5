import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { letIn } from './let-in.ts'
import { expectArrival, logIn } from './login-form.ts'
import { enterClient, phone, submitForm } from './page-form.ts'
import { openSite } from './site.ts'
import { reachSecondStep, sentCode, typeCode } from './two-step-visitor.ts'

const site = openSite()
const here = '/security/third-party'
const unbindPath = '/security/unbind_third'

/** Logs in by password, and opens the section. */
async function open(page: Page, { path = here, login = people.mei.email } = {}): Promise<void> {
  await letIn(page, login)
  await page.goto(path)
}

/** Kofi logs in by DingTalk and by nothing else. */
async function openAsKofi(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByRole('link', { name: en('login.third.dingtalk') }).click()
  await page.getByRole('button', { name: /Kofi Mensah/ }).click()
  await expectArrival(page, '/')
  await page.goto(here)
}

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })
const unlink = (page: Page, name: string) =>
  page.getByRole('button', { name: en('third-party-binds.unlink-label', { third: name }), exact: true })
const question = (page: Page) => page.getByRole('alertdialog')
const answer = (page: Page, name: string) => question(page).getByRole('button', { name }).click()
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')
const requests = () => site.service.calls.filter(({ path }) => path.endsWith(unbindPath))
const bound = (login = people.mei.email) => site.service.peek.account(login)?.thirds.map(({ type }) => type)

test('each linked account says whose it is and since when; one is unlinked, at once and for good (SCR-12, VAL-11)', async () => {
  const page = await site.newPage()
  await open(page)
  await page.getByRole('heading', { level: 1, name: en('security.nav.third-party') }).waitFor()
  expect(await row(page, en('login.third.wechat')).textContent()).toMatch(/Mei Lin · Linked \S+ \d+/)
  await unlink(page, en('login.third.wechat')).click()
  expect(await question(page).textContent()).toContain('unless you link it again')
  site.service.faults.add({ path: unbindPath, delay_ms: 1500 })
  await answer(page, en('third-party-binds.unlink'))
  await row(page, en('login.third.wechat')).waitFor({ state: 'detached', timeout: 1000 })
  expect(bound()).toEqual(['wechat', 'wecom'])
  await page.getByText('WeChat is no longer linked').first().waitFor()
  expect(bound()).toEqual(['wecom'])
  await page.reload()
  await row(page, en('login.third.wecom')).waitFor()
  expect(await row(page, en('login.third.wechat')).count()).toBe(0)
})

test('the last one leaves the way to link one, and whoever goes that way has it linked again', async () => {
  const page = await site.newPage()
  await open(page, { login: people.ava.email })
  await unlink(page, en('login.third.dingtalk')).click()
  await answer(page, en('third-party-binds.unlink'))
  await page.getByRole('heading', { name: en('third-party-binds.empty.title') }).waitFor()
  // Ava has a password: as the page says, by the login page and one login.
  await page.goto('/login')
  await page.getByRole('link', { name: en('login.third.dingtalk') }).click()
  await page.getByRole('button', { name: /Kai Chen/ }).click()
  await page.waitForURL(/\/bind/)
  await submitForm(page, 'bind-login', { login: people.ava.email, password: demoPassword })
  await expectArrival(page, '/')
  await page.goto(here)
  await row(page, en('login.third.dingtalk')).waitFor()
})

test('a no changes nothing, and the focus is where it was (AC-2)', async () => {
  const page = await site.newPage()
  await open(page)
  await unlink(page, en('login.third.wecom')).click()
  await answer(page, en('third-party-binds.confirm.no'))
  await question(page).waitFor({ state: 'detached' })
  await expect.poll(() => focused(page)).toBe('Unlink WeCom')
  expect(requests()).toEqual([])
})

test('the last way in is named as such before the server refuses; its refusal brings the account back (1900008)', async () => {
  const page = await site.newPage()
  await openAsKofi(page)
  await row(page, en('login.third.dingtalk')).getByText(en('third-party-binds.state.last')).waitFor()
  await unlink(page, en('login.third.dingtalk')).click()
  expect(await question(page).textContent()).toContain('no password, no phone and no other linked account')
  const first = question(page).getByRole('link', { name: en('third-party-binds.confirm.last-first') })
  expect(await first.getAttribute('href')).toMatch(/security\/password$/)
  await answer(page, en('third-party-binds.confirm.anyway'))
  await question(page).filter({ hasText: 'This is the only way to log in to your account.' }).waitFor()
  await answer(page, en('dialog.ok'))
  await row(page, en('login.third.dingtalk')).waitFor()
  await expect.poll(() => focused(page)).toBe('Unlink DingTalk')
  expect(bound(people.kofi.email)).toEqual(['dingtalk'])
})

test('the way to a password leads there', async () => {
  const page = await site.newPage()
  await openAsKofi(page)
  await unlink(page, en('login.third.dingtalk')).click()
  await question(page)
    .getByRole('link', { name: en('third-party-binds.confirm.last-first') })
    .click()
  await expectArrival(page, '/security/password')
  expect(requests()).toEqual([])
})

test('the second step that runs over WeChat is named as such; a refusal is told (1900009)', async () => {
  const page = await site.newPage()
  await reachSecondStep(page, people.olu.email)
  await typeCode(page, await sentCode(site.service))
  await expectArrival(page, '/')
  await page.goto(here)
  await row(page, en('login.third.wechat')).getByText(en('third-party-binds.state.second')).waitFor()
  await unlink(page, en('login.third.wechat')).click()
  const settings = question(page).getByRole('link', { name: en('third-party-binds.confirm.second-first') })
  expect(await settings.getAttribute('href')).toMatch(/security\/two-step$/)
  await answer(page, en('third-party-binds.confirm.anyway'))
  await question(page).filter({ hasText: 'Your second step goes by WeChat.' }).waitFor()
  await answer(page, en('dialog.ok'))
  await row(page, en('login.third.wechat')).waitFor()
  expect(bound(people.olu.email)).toEqual(['wechat'])
})

test.each([
  ['status-500', 'small problem'],
  ['unreachable', 'could not reach the server'],
] as const)('%s: the account comes back, and unlinking works the next time', async (error, words) => {
  site.expectTrouble(/^status 500|^request failed/)
  const page = await site.newPage()
  await open(page)
  // A browser tries a lost connection again by itself.
  site.service.faults.add({ path: unbindPath, error, times: 9 })
  await unlink(page, en('login.third.wechat')).click()
  await answer(page, en('third-party-binds.unlink'))
  await question(page).filter({ hasText: words }).waitFor()
  await answer(page, en('dialog.ok'))
  await row(page, en('login.third.wechat')).waitFor()
  site.service.faults.clear()
  await unlink(page, en('login.third.wechat')).click()
  await answer(page, en('third-party-binds.unlink'))
  await expect.poll(() => bound()).toEqual(['wecom'])
})

test('what another tab has unlinked already is told, and then gone (1900007)', async () => {
  const page = await site.newPage()
  await open(page)
  await row(page, en('login.third.wechat')).waitFor()
  const other = await page.context().newPage()
  await other.goto(here)
  await unlink(other, en('login.third.wechat')).click()
  await answer(other, en('third-party-binds.unlink'))
  await expect.poll(() => bound()).toEqual(['wecom'])
  await unlink(page, en('login.third.wechat')).click()
  await answer(page, en('third-party-binds.unlink'))
  await question(page).filter({ hasText: 'not linked' }).waitFor()
  await answer(page, en('dialog.ok'))
  await row(page, en('login.third.wechat')).waitFor({ state: 'detached' })
})

test('a double press unlinks once, and asks for nothing twice (IN-6)', async () => {
  const page = await site.newPage()
  await open(page)
  await unlink(page, en('login.third.wechat')).click()
  await question(page)
    .getByRole('button', { name: en('third-party-binds.unlink') })
    .dblclick()
  await expect.poll(() => bound()).toEqual(['wecom'])
  await page.waitForLoadState('networkidle')
  expect(requests()).toHaveLength(1)
})

test('by keyboard alone: the focus stays in the list when the row is gone (AC-6)', async () => {
  const page = await site.newPage()
  await open(page)
  await unlink(page, en('login.third.wechat')).focus()
  await page.keyboard.press('Enter')
  await question(page).waitFor()
  await page.keyboard.press('Enter')
  await row(page, en('login.third.wechat')).waitFor({ state: 'detached' })
  await question(page).waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toMatch(/UL|DIV/)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe('Unlink WeCom')
})

test('what cannot be loaded says so in its place, and can be asked for again', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  site.service.faults.add({ path: '/security/get_thirds', error: 'status-500' })
  await open(page)
  await page.getByRole('button', { name: en('error-card.retry') }).click()
  await row(page, en('login.third.wechat')).waitFor()
})

test('whoever knows less of the account may still unlink: nothing is warned of, the server decides', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  site.service.faults.add({ path: '/security/get_two_step_method', error: 'status-500' })
  await openAsKofi(page)
  await unlink(page, en('login.third.dingtalk')).click()
  await answer(page, en('third-party-binds.unlink'))
  await question(page).filter({ hasText: 'This is the only way to log in to your account.' }).waitFor()
})

test('a stranger logs in first, and comes back', async () => {
  const page = await site.newPage()
  await page.goto(here)
  await expectArrival(page, '/login')
  await logIn(page)
  await expectArrival(page, here)
  await row(page, en('login.third.wechat')).waitFor()
})

test('under /account every way stays there (SCR-21)', async () => {
  const page = await site.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await open(page, { path: `/account${here}` })
  await unlink(page, en('login.third.wechat')).click()
  await answer(page, en('third-party-binds.unlink'))
  await expect.poll(() => bound()).toEqual(['wecom'])
  expect(asked.filter((path) => path.endsWith(unbindPath))).toEqual([`/account${unbindPath}`])
})

test.each([
  ['a small phone', { ...phone, viewport: { width: 320, height: 640 } }, undefined],
  ['the desktop client', { viewport: { width: 380, height: 520 } }, 'sync'],
  ['the app', phone, 'app'],
] as const)('on %s it is all there, and nothing is wider than the screen', async (_, options, client) => {
  const page = await site.newPage(options)
  await open(page)
  if (client) {
    await enterClient(page, client)
    await page.reload()
  }
  await unlink(page, en('login.third.wecom')).click()
  await answer(page, en('third-party-binds.unlink'))
  await row(page, en('login.third.wecom')).waitFor({ state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test.each([
  ['zh-CN', '解绑微信', '解绑', '已解绑微信'],
  ['zh-TW', '解除綁定微信', '解除綁定', '已解除綁定微信'],
])('in %s it is all in the language of the page', async (locale, label, yes, done) => {
  const page = await site.newPage({ locale })
  await open(page)
  await page.getByRole('button', { name: label }).click()
  await question(page).getByRole('button', { name: yes }).click()
  await page.getByText(done).first().waitFor()
})

test('where the script of the question is lost, it is said, and the button can be pressed again (RS-1)', async () => {
  site.expectTrouble(/unbind-confirm/)
  const page = await site.newPage()
  await page.route(/unbind-confirm.*\.js/, (route) => route.abort())
  await open(page)
  const lost = page.getByText('Part of this page did not arrive').first()
  await unlink(page, en('login.third.wechat')).click()
  await lost.waitFor()
  await page.unroute(/unbind-confirm.*\.js/)
  await unlink(page, en('login.third.wechat')).click()
  await question(page).waitFor()
  expect(requests()).toEqual([])
})
