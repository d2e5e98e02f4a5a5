import { expect, test } from 'vitest'
import { demoPassword, people } from '../../mocks/personas/people.ts'
import { en } from '../screens/english.ts'
import { held, kept } from './page-form.ts'
import { logIn } from './perform.ts'
import { openSite } from './site.ts'
import {
  accountOf,
  confirmDone,
  dialogOf,
  enterSettings,
  openWalker,
  readKey,
  settings,
  twoStepOf,
  walk,
} from './two-step-member.ts'
import { totp, typeProof } from './two-step-visitor.ts'

const site = openSite()

const turnOn = en('two-step.turn-on.name')
const asked = `${settings}?type=set`
const facts = { hasPassword: true, isVerified: false, methods: ['sms', 'wechat', 'google'] } as const

test('loaded anew on the way it begins at a safe step; the key is gone, the proof still counts (SE-2)', async () => {
  const walker = await openWalker(site)
  const { page } = walker
  await enterSettings(walker, { path: asked })
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

test('type=set while it is on changes the method; type=modify while it is off turns it on; another type is nothing (SCR-16)', async () => {
  const walker = await openWalker(site)
  const { page } = walker
  await enterSettings(walker, { path: asked, account: { twoStep: twoStepOf.sms } })
  await walk(walker, ['verify-identity'], facts)
  await page.getByText('It takes the place of your current method').waitFor()
  Object.assign(accountOf(site.service), { twoStep: undefined })
  await page.goto(`${settings}?type=modify`)
  await page.getByText('You’ll use it each time you log in').waitFor()
  await page.goto(`${settings}?type=other`)
  await page.getByRole('button', { name: turnOn }).waitFor()
  expect(await page.getByRole('dialog').count()).toBe(0)
})

test('a login that must set it up first is led on to the set-up, with the query kept (ERR-16)', async () => {
  const page = await site.open('/login')
  await logIn(page, people.forceTwoStep.email)
  await page.waitForURL(/\/two-step-setup/)
  await page.goto(`${settings}?redirect=%2F__pages%2Fterms&lang=en`)
  await page.waitForURL((url) => url.pathname === '/two-step-setup')
  expect(new URL(page.url()).searchParams.get('redirect')).toBe('/__pages/terms')
  await page.getByRole('radio', { name: en('two-step.method.wechat') }).waitFor()
})

test('SE-1, RQ-3: neither password nor key nor code nor phone is in an address, in storage or in a cookie', async () => {
  const walker = await openWalker(site)
  const { page } = walker
  const addresses: string[] = []
  page.on('request', (request) => addresses.push(request.url()))
  await enterSettings(walker, { path: asked })
  await walk(walker, ['verify-identity', 'choose-method', 'download-app'], { ...facts, method: 'google' })
  await dialogOf(page, en('two-step.google.title'))
  const key = await readKey(page)
  const code = totp(site.service, key)
  await typeProof(page, code)
  await page.getByRole('alertdialog', { name: en('two-step.done.title') }).waitFor()
  const lasting = [...addresses, await kept(page)].join('\n')
  for (const secret of [demoPassword, key, code]) expect(lasting).not.toContain(secret)
  await confirmDone(page, en('two-step.done.title'))
  await page.waitForURL((url) => url.pathname === settings && url.search === '')
})
