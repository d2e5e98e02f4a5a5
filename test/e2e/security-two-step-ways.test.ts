import { expect, test } from 'vitest'
import { demoPassword, newPhone, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { logIn } from './login-form.ts'
import { enterClient, formOf, phone, whenReady } from './page-form.ts'
import { held } from './page-secrets.ts'
import { openSite } from './site.ts'
import {
  accountOf,
  confirmDone,
  dialogOf,
  enterSettings,
  readKey,
  sendToNewPhone,
  settings,
  twoStepOf,
  walk,
} from './two-step-member.ts'
import { callsTo, choose, otherThan, reachSetUp, sentCode, totp, typeProof } from './two-step-visitor.ts'

const site = openSite()

const turnOn = en('two-step.turn-on.name')
const asked = `${settings}?type=set`
const facts = { hasPassword: true, isVerified: false, methods: ['sms', 'wechat', 'google'] } as const

async function openWalker(options: Parameters<typeof site.newPage>[0] = {}) {
  const page = await site.newPage(options)
  return { page, service: site.service, openPhone: () => site.newPage() }
}

test('opened by a link, the settings ask for the password first, and a wrong one leads nowhere (TWO-16, RQ-10, TWO-01)', async () => {
  const walker = await openWalker()
  const { page } = walker
  await enterSettings(page, site.service, { path: asked })
  await dialogOf(page, en('two-step.verify-identity.title'))
  const { field } = formOf(page, 'two-step')
  await whenReady(page, 'two-step')
  await field('password').fill('Wrong2026')
  await page.keyboard.press('Enter')
  await page.getByRole('alert').filter({ hasText: 'left' }).waitFor()
  expect(await field('password').inputValue()).toBe('')
  await walk(walker, ['verify-identity', 'choose-method', 'sms'], { ...facts, method: 'sms' })
  await confirmDone(page, en('two-step.done.title'))
})

test('a question that fails is no proof: nothing opens, and it can be tried again (RQ-10)', async () => {
  site.expectTrouble(/^status 500/)
  const page = await site.newPage()
  await enterSettings(page, site.service)
  site.service.faults.add({ path: '/security/verify_identity', error: 'status-500' })
  await page.getByRole('button', { name: turnOn }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(new URL(page.url()).search).toBe('')
  expect(await page.getByRole('dialog').count()).toBe(0)
  await page.getByRole('button', { name: turnOn }).click()
  await dialogOf(page, en('two-step.verify-identity.title'))
})

test('who has no password sets one first, and then proves it (TWO-02)', async () => {
  const walker = await openWalker()
  await enterSettings(walker.page, site.service, { account: { password: undefined } })
  await walker.page.getByRole('button', { name: turnOn }).click()
  await walk(walker, ['set-password', 'verify-identity'], { ...facts, hasPassword: false })
  await walker.page.waitForURL((url) => url.searchParams.get('type') === 'set')
  await dialogOf(walker.page, en('two-step.choose-method.title'))
  expect(accountOf(site.service).password).toBe('Arcade2026')
})

test('previous leads back step by step, never to the identity; then by another method (TWO-13)', async () => {
  const walker = await openWalker()
  const { page } = walker
  await enterSettings(page, site.service, { path: asked })
  await walk(walker, ['verify-identity', 'choose-method', 'download-app'], { ...facts, method: 'google' })
  await dialogOf(page, en('two-step.google.title'))
  await page.getByRole('button', { name: en('two-step.back') }).click()
  await dialogOf(page, en('two-step.download.title'))
  await page.getByRole('button', { name: en('two-step.back') }).click()
  await dialogOf(page, en('two-step.choose-method.title'))
  expect(await page.getByRole('button', { name: en('two-step.back') }).count()).toBe(0)
  expect(await page.getByRole('radio', { name: en('two-step.method.google') }).isChecked()).toBe(true)
  await walk(walker, ['choose-method', 'sms'], { ...facts, method: 'sms' })
  await confirmDone(page, en('two-step.done.title'))
})

test('loaded anew on the way it begins at a safe step; the key is gone, the proof still counts (SE-2)', async () => {
  const walker = await openWalker()
  const { page } = walker
  await enterSettings(page, site.service, { path: asked })
  await walk(walker, ['verify-identity', 'choose-method', 'download-app'], { ...facts, method: 'google' })
  await dialogOf(page, en('two-step.google.title'))
  const key = await readKey(page)
  expect(await held(page)).toContain(key)
  await page.reload()
  await dialogOf(page, en('two-step.choose-method.title'))
  expect(await held(page)).not.toContain(key)
  await walk(walker, ['choose-method', 'sms'], { ...facts, method: 'sms' })
  await confirmDone(page, en('two-step.done.title'))
})

test('a wrong code, a server error and a lost network lose nothing but the code (IN-8, ERR-01)', async () => {
  site.expectTrouble(/^status 500/)
  site.expectTrouble(/^request failed: POST .*set_two_step/)
  const walker = await openWalker()
  const { page } = walker
  await enterSettings(page, site.service, { path: asked })
  await walk(walker, ['verify-identity', 'choose-method'], { ...facts, method: 'sms' })
  await dialogOf(page, en('two-step.sms.title'))
  await sendToNewPhone(page)
  const code = await sentCode(site.service)
  const { field, form } = formOf(page, 'two-step')
  await typeProof(page, otherThan(code))
  await form.locator('[name=code][aria-invalid=true]').waitFor()
  expect([await field('code').inputValue(), await field('phone').inputValue()]).toEqual(['', newPhone])
  site.service.faults.add({ path: '/security/set_two_step', error: 'status-500' })
  await page.keyboard.type(code)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  expect([await field('code').inputValue(), await field('phone').inputValue()]).toEqual([code, newPhone])
  // Chromium itself tries again where a kept-alive connection drops.
  site.service.faults.add({ path: '/security/set_two_step', reset: true, times: 9 })
  await page.getByRole('button', { name: en('two-step.turn-on'), exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  site.service.faults.clear()
  expect(await field('code').inputValue()).toBe(code)
  await page.getByRole('button', { name: en('two-step.turn-on'), exact: true }).click()
  await confirmDone(page, en('two-step.done.title'))
})

test('where the proof has lapsed on the way, it is asked for again, and the choice is kept (TWO-16)', async () => {
  const walker = await openWalker()
  const { page } = walker
  await enterSettings(page, site.service, { path: asked })
  await walk(walker, ['verify-identity', 'choose-method', 'download-app'], { ...facts, method: 'google' })
  await dialogOf(page, en('two-step.google.title'))
  const key = await readKey(page)
  site.service.clock.advance(16 * 60_000)
  await typeProof(page, totp(site.service, key))
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('dialog.ok') })
    .click()
  await walk(walker, ['verify-identity'], facts)
  await dialogOf(page, en('two-step.choose-method.title'))
  expect(await page.getByRole('radio', { name: en('two-step.method.google') }).isChecked()).toBe(true)
  await walk(walker, ['choose-method', 'download-app', 'google'], { ...facts, method: 'google' })
  await confirmDone(page, en('two-step.done.title'))
})

test('close asks first where something was typed; Escape closes at once where nothing was (AC-2)', async () => {
  const walker = await openWalker()
  const { page } = walker
  await enterSettings(page, site.service, { path: `${asked}&lang=en` })
  await walk(walker, ['verify-identity', 'choose-method'], { ...facts, method: 'sms' })
  const dialog = await dialogOf(page, en('two-step.sms.title'))
  await formOf(page, 'two-step').field('phone').fill(newPhone)
  await page.keyboard.press('Escape')
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('two-step.leave.no') })
    .click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(await formOf(page, 'two-step').field('phone').inputValue()).toBe(newPhone)
  await dialog.getByRole('button', { name: en('dialog.close') }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('two-step.leave.yes') })
    .click()
  await page.waitForURL((url) => url.pathname === settings && url.search === '?lang=en')
  expect(accountOf(site.service).twoStep).toBeUndefined()
  await page.goto(asked)
  await dialogOf(page, en('two-step.choose-method.title'))
  await page.keyboard.press('Escape')
  await page.waitForURL((url) => url.pathname === settings && url.search === '')
})

test.each(['embedded', 'vendor'] as const)(
  'the slider that a send asks for is usable over the dialog, which stays and has the focus again: %s (OC-6)',
  async (provider) => {
    const walker = await openWalker()
    const { page } = walker
    site.service.settings.captcha_provider = provider
    await enterSettings(page, site.service, { path: asked })
    await walk(walker, ['verify-identity', 'choose-method'], { ...facts, method: 'sms' })
    const dialog = await dialogOf(page, en('two-step.sms.title'))
    site.service.faults.add({ path: '/security/send_two_step_code', error: 'sliding-captcha' })
    await sendToNewPhone(page)
    const slider = page.getByRole('slider')
    await slider.waitFor()
    await page.keyboard.press('Escape')
    await slider.waitFor({ state: 'hidden' })
    await dialog.locator(':focus').waitFor()
    site.service.faults.add({ path: '/security/send_two_step_code', error: 'sliding-captcha' })
    await page.getByRole('button', { name: en('sms-code.send') }).click()
    await slider.focus()
    await page.keyboard.press('End')
    // Passed, it leaves the focus where the code is typed.
    await dialog.locator('[name=code]:focus').waitFor()
    await typeProof(page, await sentCode(site.service))
    await confirmDone(page, en('two-step.done.title'))
  },
)

test('type=set while it is on changes the method; type=modify while it is off turns it on; another type is nothing', async () => {
  const page = await site.newPage()
  await enterSettings(page, site.service, { path: asked, account: { twoStep: twoStepOf.sms } })
  const walker = { page, service: site.service, openPhone: () => site.newPage() }
  await walk(walker, ['verify-identity'], facts)
  await page.getByText('It takes the place of your current method').waitFor()
  Object.assign(accountOf(site.service), { twoStep: undefined })
  await page.goto(`${settings}?type=modify`)
  await page.getByText('You’ll use it each time you log in').waitFor()
  await page.goto(`${settings}?type=other`)
  await page.getByRole('button', { name: turnOn }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('where the script of the steps is lost, it is said, with a way to have it again (RS-1)', async () => {
  site.expectTrouble(/step-fields/)
  const page = await site.newPage()
  await page.route(/step-fields.*\.js/, (route) => route.abort())
  await reachSetUp(page)
  await choose(page, en('two-step.method.wechat'))
  await page.locator('main').getByText('Part of this page did not arrive').waitFor()
  await page.unroute(/step-fields.*\.js/)
  await page.getByRole('button', { name: en('page.reload') }).click()
  await page.getByRole('radio', { name: en('two-step.method.wechat') }).waitFor()
})

test('where the script of the dialogs is lost, it is said, and the button can be pressed again (RS-1)', async () => {
  site.expectTrouble(/\/two-step-dialog/)
  const page = await site.newPage()
  await page.route(/\/two-step-dialog.*\.js/, (route) => route.abort())
  await enterSettings(page, site.service)
  await page.getByRole('button', { name: turnOn }).click()
  await page.getByText('Part of this page did not arrive').first().waitFor()
  expect(await page.getByRole('button', { name: turnOn }).getAttribute('aria-busy')).toBeNull()
  await page.unroute(/\/two-step-dialog.*\.js/)
  await page.getByRole('button', { name: turnOn }).click()
  await dialogOf(page, en('two-step.verify-identity.title'))
})

test('where the enterprise requires it, it cannot be turned off, and the page says why', async () => {
  const page = await site.newPage()
  const enterprise = { name: 'Careful Ltd', status: 'active', forcesTwoStep: true } as const
  await enterSettings(page, site.service, { account: { twoStep: twoStepOf.google, enterprise } })
  await page.getByText(en('two-step.forced.title')).waitFor()
  expect(await page.getByRole('button', { name: en('two-step.close.row') }).count()).toBe(0)
  await page.getByRole('button', { name: en('two-step.change.name') }).waitFor()
})

test('RQ-10: turned off only after the password, a question and an answer', async () => {
  const walker = await openWalker()
  const { page } = walker
  await enterSettings(page, site.service, { account: { twoStep: twoStepOf.google } })
  await page.getByRole('button', { name: en('two-step.close.row') }).click()
  await walk(walker, ['verify-identity'], facts)
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: en('two-step.close.keep') })
    .click()
  await page.getByRole('alertdialog').waitFor({ state: 'hidden' })
  expect(callsTo(site.service, '/security/close_two_step')).toEqual([])
  expect(accountOf(site.service).twoStep).toEqual(twoStepOf.google)
})

test('a stranger goes to the login and comes back, with what was asked for (SCR-16, AC-2)', async () => {
  const page = await site.newPage()
  await page.goto(asked)
  await page.waitForURL((url) => url.pathname === '/login')
  await logIn(page)
  await page.waitForURL((url) => url.pathname === settings && url.search === '?type=set')
  await dialogOf(page, en('two-step.verify-identity.title'))
})

test('a login that must set it up first is led on to the set-up, with the query kept (ERR-16)', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  await logIn(page, people.forceTwoStep.email)
  await page.waitForURL(/\/two-step-setup/)
  await page.goto(`${settings}?redirect=%2F__pages%2Fterms&lang=en`)
  await page.waitForURL((url) => url.pathname === '/two-step-setup')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/__pages/terms')
  await page.getByRole('radio', { name: en('two-step.method.wechat') }).waitFor()
})

test('a login that waits for its code is a stranger here', async () => {
  const page = await site.newPage()
  await page.goto('/login')
  await logIn(page, people.ines.email)
  await page.waitForURL(/\/two-step-login/)
  await page.goto(settings)
  await page.waitForURL((url) => url.pathname === '/login')
})

test('on a small phone, in Chinese, it goes through and nothing is wider than the page', async () => {
  const page = await site.newPage({ ...phone, viewport: { width: 320, height: 640 } })
  await enterSettings(page, site.service, { path: `${settings}?lang=zh-CN` })
  await page.getByRole('button', { name: '开启两步验证' }).tap()
  await page.getByRole('dialog', { name: '验证身份' }).waitFor()
  await whenReady(page, 'two-step')
  await formOf(page, 'two-step').field('password').fill(demoPassword)
  await page.getByRole('button', { name: '下一步' }).tap()
  await page.getByRole('dialog', { name: '选择验证方式' }).waitFor()
  await page.getByRole('button', { name: '下一步' }).tap()
  await page.getByRole('dialog', { name: '验证手机号' }).waitFor()
  await formOf(page, 'two-step').field('phone').fill(newPhone)
  await page.getByRole('button', { name: '获取验证码' }).tap()
  await typeProof(page, await sentCode(site.service))
  const alert = page.getByRole('alertdialog', { name: '两步验证已开启' })
  await alert.waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await alert.getByRole('button').tap()
  await page.waitForURL((url) => url.search === '?lang=zh-CN')
  await page.getByText('已开启', { exact: true }).waitFor()
})

test('in the desktop client’s window the choice needs no scrolling, and the button of each step is in sight', async () => {
  const walker = await openWalker({ viewport: { width: 380, height: 520 } })
  const { page } = walker
  await enterSettings(page, site.service)
  await enterClient(page, 'sync')
  await page.goto(asked)
  await walk(walker, ['verify-identity'], facts)
  const dialog = await dialogOf(page, en('two-step.choose-method.title'))
  for (const part of [
    page.getByRole('radio', { name: en('two-step.method.google') }),
    dialog.getByRole('button', { name: en('two-step.next') }),
  ]) {
    const box = await part.boundingBox()
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(520)
  }
  await walk(walker, ['choose-method', 'download-app', 'google'], { ...facts, method: 'google' })
  await confirmDone(page, en('two-step.done.title'))
})

test('under /account every call, picture and address stays there (SCR-21)', async () => {
  const walker = await openWalker()
  const { page } = walker
  const paths: string[] = []
  await enterSettings(page, site.service, { path: `/account${settings}` })
  page.on('request', (request) => paths.push(new URL(request.url()).pathname))
  await page.getByRole('button', { name: turnOn }).click()
  await walk(walker, ['verify-identity'], facts)
  await page.waitForURL((url) => url.pathname === `/account${settings}` && url.search === '?type=set')
  await walk(walker, ['choose-method', 'download-app', 'google'], { ...facts, method: 'google' })
  await confirmDone(page, en('two-step.done.title'))
  await page.waitForURL((url) => url.pathname === `/account${settings}` && url.search === '')
  expect(paths.filter((path) => /^\/(security|credential)/.test(path))).toEqual([])
})

test('SE-1, RQ-3: neither password nor key nor code nor phone is in an address, in storage or in a cookie', async () => {
  const walker = await openWalker()
  const { page } = walker
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await enterSettings(page, site.service, { path: asked })
  await walk(walker, ['verify-identity', 'choose-method', 'download-app'], { ...facts, method: 'google' })
  await dialogOf(page, en('two-step.google.title'))
  const key = await readKey(page)
  const code = totp(site.service, key)
  await typeProof(page, code)
  await page.getByRole('alertdialog', { name: en('two-step.done.title') }).waitFor()
  const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]))
  for (const secret of [demoPassword, key, code]) expect([...addresses, kept].join('\n')).not.toContain(secret)
  await confirmDone(page, en('two-step.done.title'))
  await page.waitForURL((url) => url.pathname === settings && url.search === '')
})
