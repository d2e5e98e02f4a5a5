import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import type { BundleReport } from '../../tools/bundle-report.ts'

const { chunks, pages } = JSON.parse(readFileSync('reports/bundle.json', 'utf8')) as BundleReport

function modulesOf(files: readonly string[]): string[] {
  return files.flatMap((file) => chunks[file]?.modules ?? [])
}

/** Fetched when they are first needed, and never before a page can be used. */
const late = {
  'dialogs and toasts': /node_modules\/@radix-ui\/react-(dialog|toast)\//,
  encryption: /node_modules\/jsencrypt\//,
  'the hash of the device token': /node_modules\/spark-md5\//,
  'the whole of lodash': /node_modules\/lodash/,
  'the estimate of a password': /node_modules\/@zxcvbn-ts\//,
  'phone metadata': /node_modules\/libphonenumber/,
  'the blocker and the captchas of a send': /src\/(primitives\/blocker|flows\/send\/(captcha-desk|attempt-call))/,
  'the other ways to log in': /src\/flows\/(login\/other-ways|quick-login|sso)/,
}

test.each(Object.entries(late))('%s: in no page before it can be used', (_, pattern) => {
  const early = Object.values(pages).flatMap(({ entry, preloads }) => modulesOf([entry, ...preloads]))
  expect(early.length).toBeGreaterThan(50)
  expect(early.filter((module) => pattern.test(module))).toEqual([])
})

test('what keeps the state of the server is in the pages of account security, and in no other', () => {
  const owners = Object.entries(pages).filter(([, { entry, preloads }]) =>
    modulesOf([entry, ...preloads]).some((module) => /node_modules\/@tanstack\//.test(module)),
  )
  expect(owners.map(([html]) => html)).toEqual(Object.keys(pages).filter((html) => /^[^/]+\/security[./]/.test(html)))
  expect(owners.length).toBeGreaterThan(5)
})

test.each(['dialogs and toasts', 'encryption', 'the hash of the device token'] as const)(
  '%s: in the build all the same',
  (name) => {
    expect(modulesOf(Object.keys(chunks)).filter((module) => late[name].test(module))).not.toEqual([])
  },
)

/** A page as it was built, and what stands in it. */
function readPage(html: string) {
  const source = readFileSync(`dist/${html}`, 'utf8')
  const texts = JSON.parse(/id="early-texts">(.*?)<\/script>/.exec(source)?.[1] ?? '{}') as Record<string, unknown>
  const styles = /<style>(.*?)<\/style>/s.exec(source)?.[1] ?? ''
  const lateStyles = /href="\/(assets\/[^"]+\.css)"/.exec(source)?.[1] ?? ''
  return { texts, styles, lateStyles }
}

test('a page carries the texts of its first sight, in its own language; no catalogue comes before it can be used', () => {
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

test('a page carries the styles of its first sight; those of what comes late come as a file', () => {
  const { styles, lateStyles } = readPage('en/login.html')
  // The dialogs' own layer.
  const dialog = '.z-dialog{'
  expect(styles).toContain('.bg-accent{')
  expect(styles).not.toContain(dialog)
  const all = readFileSync(`dist/${lateStyles}`, 'utf8')
  expect(all).toContain(dialog)
  expect(all).toContain('.bg-accent{')
})
