// @vitest-environment jsdom
import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { EnvironmentProvider } from '../../src/kit/environment.tsx'
import { type Path, paths } from '../../src/pages/links/paths.ts'
import { createRelativeHref, usePageLinks } from '../../src/pages/links/use-page-links.ts'
import { fakeHost } from '../host/fake-host.ts'

test.each(paths.flatMap((from) => paths.map((to) => [from, to] as const)))(
  'links from %s to %s, with or without the prefix /account',
  (from, to) => {
    expect(new URL(createRelativeHref(to, from), `https://example.com${from}`).pathname).toBe(to)
    expect(new URL(createRelativeHref(to, from), `https://example.com/account${from}`).pathname).toBe(`/account${to}`)
  },
)

function getLoginLink(from: Path, search: string): string {
  const host = fakeHost({ url: `https://account.example.com${from}${search}` })
  const environment = { host, client: createClient(host), prerenderedPageData: host.pageData }
  const { result } = renderHook(() => usePageLinks(from), {
    wrapper: ({ children }) => <EnvironmentProvider environment={environment}>{children}</EnvironmentProvider>,
  })
  return result.current('/login')
}

test('keeps `plan_id`, `register_position`, `redirect` and `mode` in a link (SCR-02)', () => {
  expect(getLoginLink('/register/personal', '?plan_id=7&register_position=banner&redirect=/files&mode=ent_reg')).toBe(
    '../login?plan_id=7&register_position=banner&redirect=%2Ffiles&mode=ent_reg',
  )
})

test('drops personal data and tokens from a link (RQ-3)', () => {
  expect(getLoginLink('/bind', '?login=mei@example.com&token=t&bind_token=b&type=wechat')).toBe('login')
})
