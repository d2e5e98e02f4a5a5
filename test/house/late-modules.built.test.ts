import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BundleReport } from '../../tools/bundle-report.ts'

const { chunks, pages } = JSON.parse(readFileSync('reports/bundle.json', 'utf8')) as BundleReport

function modulesOf(files: readonly string[]): string[] {
  return files.flatMap((file) => chunks[file]?.modules ?? [])
}

/** Loaded when first needed, and never before a page can be used. */
const lazy = {
  'dialogs and toasts': /node_modules\/@radix-ui\/react-(dialog|toast)\//,
  encryption: /node_modules\/jsencrypt\//,
  'the hash of the device token': /node_modules\/spark-md5\//,
  'all of lodash': /node_modules\/lodash/,
  'the password strength estimate': /node_modules\/@zxcvbn-ts\//,
  'phone metadata': /node_modules\/libphonenumber/,
  'the blocker and the captchas of a call': /src\/(primitives\/blocker|widgets\/send\/(captcha-desk|attempt-call))/,
  'the other login methods': /src\/flows\/sign-in\/(login\/other-methods|quick-login|sso)/,
}

test.each(Object.entries(lazy))('%s: not loaded before a page can be used', (_, pattern) => {
  const early = Object.values(pages).flatMap(({ entry, preloads }) => modulesOf([entry, ...preloads]))
  expect(early.length).toBeGreaterThan(50)
  expect(early.filter((module) => pattern.test(module))).toEqual([])
})

test('only the pages of account security include TanStack Query', () => {
  const owners = Object.entries(pages).filter(([, { entry, preloads }]) =>
    modulesOf([entry, ...preloads]).some((module) => /node_modules\/@tanstack\//.test(module)),
  )
  expect(owners.map(([html]) => html)).toEqual(Object.keys(pages).filter((html) => /^[^/]+\/security[./]/.test(html)))
  expect(owners.length).toBeGreaterThan(5)
})

// A pattern that matches nothing would always pass above. These two must not be in the build at all.
const absent = ['all of lodash', 'phone metadata']
test.each(Object.entries(lazy).filter(([name]) => !absent.includes(name)))(
  '%s: included in the build',
  (_, pattern) => {
    expect(modulesOf(Object.keys(chunks)).filter((module) => pattern.test(module))).not.toEqual([])
  },
)

/** The texts and styles that a built page inlines, and its lazy stylesheet. */
function readPage(html: string) {
  const source = readFileSync(`dist/${html}`, 'utf8')
  const texts = JSON.parse(/id="early-texts">(.*?)<\/script>/.exec(source)?.[1] ?? '{}') as Record<string, unknown>
  const styles = /<style>(.*?)<\/style>/s.exec(source)?.[1] ?? ''
  const lazyStyles = /href="\/(assets\/[^"]+\.css)"/.exec(source)?.[1] ?? ''
  return { texts, styles, lazyStyles }
}

test('a page inlines the texts of its initial view in its own language, and loads no catalogue before it can be used', () => {
  const submit = { en: 'Log in', 'zh-CN': '登录', 'zh-TW': '登入' }
  for (const [locale, text] of Object.entries(submit)) {
    const { texts } = readPage(`${locale}/login.html`)
    expect(texts['login.submit']).toBe(text)
    expect(texts['login.opening']).toBeDefined()
    expect(Object.keys(texts).filter((id) => id.startsWith('error.'))).toEqual([])
  }
  const early = Object.values(pages).flatMap(({ entry, preloads }) => modulesOf([entry, ...preloads]))
  expect(early.filter((module) => module.endsWith('.po'))).toEqual([])
})

test('a page inlines the styles of its initial view, and loads those of lazy parts as a file', () => {
  const { styles, lazyStyles } = readPage('en/login.html')
  // The dialogs' own layer.
  const dialog = '.z-dialog{'
  expect(styles).toContain('.bg-accent{')
  expect(styles).not.toContain(dialog)
  const all = readFileSync(`dist/${lazyStyles}`, 'utf8')
  expect(all).toContain(dialog)
  expect(all).toContain('.bg-accent{')
})
