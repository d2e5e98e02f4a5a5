// Checks the contents of each script, and which scripts load before a page is usable.
import { expect, test } from 'vitest'
import { bundle, readBuilt } from './built.ts'

const { chunks, pages } = bundle
const listModules = (files: readonly string[]) => files.flatMap((file) => chunks[file]?.modules ?? [])
const modules = listModules(Object.keys(chunks))
const earlyModules = Object.values(pages).flatMap(({ entry, preloads }) => listModules([entry, ...preloads]))

/** Modules that load only when needed, and never before the page is usable. */
const lazyModules = {
  'dialogs and toasts': /node_modules\/@radix-ui\/react-(dialog|toast)\//,
  encryption: /node_modules\/jsencrypt\//,
  'device token hashing': /node_modules\/spark-md5\//,
  'the password strength estimate': /node_modules\/@zxcvbn-ts\//,
  'the blocker, the captchas and the code that makes a call':
    /src\/(primitives\/blocker|widgets\/send\/(call-captchas|attempt-call))/,
  'the other login methods': /src\/flows\/sign-in\/(login\/other-methods|quick-login|sso)/,
  'the message catalogs': /\.po$/,
}

test.each(Object.entries(lazyModules))('pages lazy-load %s', (_, pattern) => {
  expect(earlyModules.length).toBeGreaterThan(50)
  expect(earlyModules.filter((module) => pattern.test(module))).toEqual([])
  expect(modules.filter((module) => pattern.test(module))).not.toEqual([])
})

test('the build contains neither lodash nor libphonenumber', () => {
  expect(modules.filter((module) => /node_modules\/(lodash|libphonenumber)/.test(module))).toEqual([])
})

test('only the account security pages include TanStack Query', () => {
  const pagesWithQuery = Object.entries(pages).filter(([, { entry, preloads }]) =>
    listModules([entry, ...preloads]).some((module) => /node_modules\/@tanstack\//.test(module)),
  )
  const securityPages = Object.keys(pages).filter((html) => /^[^/]+\/security[./]/.test(html))
  expect(pagesWithQuery.map(([html]) => html)).toEqual(securityPages)
  expect(securityPages.length).toBeGreaterThan(5)
})

test('the build contains each module once, and only one version of each package', () => {
  expect(modules.filter((module, index) => modules.indexOf(module) !== index)).toEqual([])
  const folders = new Set(
    modules.flatMap((module) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(module)?.[0] ?? []),
  )
  const packages = Array.from(folders, (folder) => folder.replace(/^.*node_modules\//, ''))
  expect(packages.length).toBeGreaterThan(10)
  expect(packages.filter((name, index) => packages.indexOf(name) !== index)).toEqual([])
})

test.each([
  ['en', 'Log in'],
  ['zh-CN', '登录'],
  ['zh-TW', '登入'],
])('a page in %s inlines the messages of its initial view, but no error messages', (locale, text) => {
  const [, inlined = '{}'] = /id="messages">(.*?)<\/script>/.exec(readBuilt(`${locale}/login.html`)) ?? []
  const messages = JSON.parse(inlined) as Record<string, unknown>
  expect(messages['login.submit']).toBe(text)
  expect(messages['login.opening']).toBeDefined()
  expect(Object.keys(messages).filter((id) => id.startsWith('error.'))).toEqual([])
})

test('a page inlines the styles of its initial view, and lazy-loads all styles from a file', () => {
  const page = readBuilt('en/login.html')
  const [, styles] = /<style>(.*?)<\/style>/s.exec(page) ?? []
  const [, lazyStyles = ''] = /data-styles="\/(assets\/[^"]+\.css)"/.exec(page) ?? []
  // Only dialogs use this class.
  const dialogStyle = '.z-dialog{'
  expect(styles).toContain('.bg-accent{')
  expect(styles).not.toContain(dialogStyle)
  // A stylesheet link in the page, even a disabled one, would compete with the scripts for bandwidth.
  expect(page).not.toContain('rel="stylesheet"')
  for (const style of [dialogStyle, '.bg-accent{']) expect(readBuilt(lazyStyles)).toContain(style)
})
