import { expect, test, vi } from 'vitest'
import { login } from '../../src/api/calls/login.ts'
import { createClient } from '../../src/api/client.ts'
import type { Failure } from '../../src/errors/failure.ts'
import { prepareAttempt } from '../../src/flows/sign-in/login/use-password-login.ts'
import type { Host } from '../../src/host/host.ts'
import { createTranslations } from '../../src/i18n/translations.tsx'
import { createFeedback } from '../../src/kit/feedback/create-feedback.ts'
import { loginUrlWithReturn, requestedRedirect } from '../../src/kit/session/index.ts'
import { createFakeNetwork, createJsonResponse } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'

const page = { defaultRedirect: '/home' }

function open(search: string, changes: Partial<Host> = {}) {
  const host = fakeHost({ url: `https://account.test/login${search}`, page, ...changes })
  const safeNavigate = vi.spyOn(host.navigation, 'safeNavigate')
  const client = createClient(host, { fetch: createFakeNetwork(() => createJsonResponse({ success: true })).fetch })
  return { host, safeNavigate, client }
}

/** Each row has a login URL's query and the redirect that the login passes on. */
const redirects = [
  ['', undefined],
  ['?redirect=/files', '/files'],
  ['?mode=oauth&redirect=/files', '/files'],
  ['?mode=ent_reg&redirect=/files', '/files?mode=ent_reg'],
  ['?mode=ent_reg&redirect=/files%3Fa%3D%2526%23top', '/files?a=%26&mode=ent_reg#top'],
  ['?mode=ent_reg&redirect=/files%3Fmode%3Dent_reg', '/files?mode=ent_reg'],
  ['?mode=ent_reg&redirect=https://www.test', 'https://www.test?mode=ent_reg'],
  ['?mode=ent_reg', '/home?mode=ent_reg'],
  ['?mode=ent_reg&redirect=%20', '/home?mode=ent_reg'],
] as const

test.each(redirects)('LOG-02 maps the query %j to the redirect %j for every login method', async (search, expected) => {
  const { host, client } = open(search)
  const query = new URL(host.url).searchParams
  // All login methods use this function, as do account linking, the second step and the forced setup.
  expect(requestedRedirect(query, host.pageData)).toBe(expected)
  const typedLogin = { login: 'mei.lin@example.com', countryCode: '', password: 'x', shouldRemember: false, query }
  expect((await prepareAttempt(client.host, typedLogin)).data.redirect).toBe(expected)
})

test('LOG-02 passes on the mode of an enterprise registration, whatever the URL contains', () => {
  expect(requestedRedirect(new URLSearchParams('redirect=/files'), open('').host.pageData, 'ent_reg')).toBe(
    '/files?mode=ent_reg',
  )
})

/** Handles a failed login on the login page with this query, and returns the navigations and the number of reloads. */
async function handleFailure(search: string, failure: Partial<Failure>, changes: Partial<Host> = {}) {
  const { host, client, safeNavigate } = open(search, changes)
  const reload = vi.spyOn(host.navigation, 'reload')
  const feedback = createFeedback(
    { host, client, prerenderedPageData: host.pageData },
    createTranslations('en', {}),
    () => undefined,
  )
  await feedback.handle({ kind: 'rejected', items: [], ...failure } as Failure, { call: login })
  return { navigations: safeNavigate.mock.calls, reloads: reload.mock.calls.length }
}

const mode = { mode: 'ent_reg' }

test.each([
  [{ redirect: '/two-step-login' }, '/two-step-login'],
  [{ forceTwoStep: { redirect: '/two-step-setup?a=1' } }, '/two-step-setup?a=1'],
])('LOG-02 passes on only the enterprise-registration mode after the failure %j', async (failure, to) => {
  expect((await handleFailure('?mode=ent_reg', failure)).navigations).toEqual([[to, mode]])
  for (const search of ['', '?mode=oauth'])
    expect((await handleFailure(search, failure)).navigations).toEqual([[to, undefined]])
})

test.each([
  ['', ['/two-step-setup', undefined]],
  ['', ['/account/two-step-setup', undefined], { pathPrefix: '/account' }],
  ['?redirect=/files', ['/two-step-setup?redirect=%2Ffiles', undefined]],
  ['?mode=ent_reg', ['/two-step-setup?redirect=%2Fhome%3Fmode%3Dent_reg', mode]],
  ['?redirect=/files&mode=ent_reg', ['/two-step-setup?redirect=%2Ffiles%3Fmode%3Dent_reg', mode]],
] as [search: string, to: unknown[], changes?: Partial<Host>][])(
  'ERR-16 LOG-02 SCR-21 opens the product’s setup page for the query %j if a forced setup has no URL',
  async (search, to, changes) => {
    expect((await handleFailure(search, { forceTwoStep: {} }, changes)).navigations).toEqual([to])
  },
)

test('ERR-16 never redirects the setup page to itself', async () => {
  const url = 'https://account.test/two-step-setup?redirect=/files'
  expect((await handleFailure('', { forceTwoStep: {} }, { url })).navigations).toEqual([[undefined, undefined]])
})

test('ERR-16 reloads the page for a forced setup inside a client', async () => {
  const { navigations, reloads } = await handleFailure(
    '?mode=ent_reg',
    { forceTwoStep: {} },
    { clientType: () => 'sync' },
  )
  expect([navigations, reloads]).toEqual([[], 1])
})

const timeoutFailure = (redirect: string) => ({ redirect, items: [{ code: '1100006' }] })

test.each([
  ['', '/login', '/login?ended=two-step'],
  ['', '/login?redirect=%2Fa', '/login?redirect=%2Fa&ended=two-step'],
  ['?redirect=/files', '/login', '/login?redirect=%2Ffiles&ended=two-step'],
  ['?redirect=/files&lang=zh-CN', '/login?redirect=%2Fa', '/login?redirect=%2Ffiles&lang=zh-CN&ended=two-step'],
  ['?redirect=/files%23inbox', '/login?redirect=%2Fa#b', '/login?redirect=%2Ffiles%23inbox&ended=two-step#b'],
  ['?redirect=/files', '/sign-in', '/sign-in'],
  ['?redirect=/files', 'javascript:alert(1)', 'javascript:alert(1)'],
])('SCR-07 ERR-05 with the query %j, maps the redirect %j of a timed-out login to %j', async (search, to, expected) => {
  expect((await handleFailure(search, timeoutFailure(to))).navigations).toEqual([[expected, undefined]])
})

test('SCR-07 LOG-02 restarts a timed-out login in the enterprise-registration mode under /account', async () => {
  const { navigations } = await handleFailure('?redirect=/files&mode=ent_reg', timeoutFailure('/account/login'), {
    pathPrefix: '/account',
  })
  expect(navigations).toEqual([['/account/login?redirect=%2Ffiles%3Fmode%3Dent_reg&ended=two-step', mode]])
})

test.each([
  [
    // The page is under /account. Its URL replaces the redirect that the login URL already has.
    'login?redirect=%2Fsecurity&lang=zh-CN',
    'https://account.test/account/verify-identity?lang=zh-CN&redirect=%2Fsecurity#top',
    'login?lang=zh-CN&redirect=%2Faccount%2Fverify-identity%3Flang%3Dzh-CN%26redirect%3D%252Fsecurity%23top',
  ],
  ['../login', 'https://account.test/qr-login/confirm?token=t', '../login?redirect=%2Fqr-login%2Fconfirm%3Ftoken%3Dt'],
])('LOG-01 extends the login URL %j with a redirect back to %j, including any fragment', (link, url, expected) => {
  expect(loginUrlWithReturn(link, { url })).toBe(expected)
})
