// @vitest-environment jsdom
import { act, cleanup, fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { LoginFlow } from '../../src/flows/sign-in/login/index.tsx'
import { fakeNetwork } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'
import { inPage } from '../kit/in-page.tsx'

afterEach(cleanup)

let draws = 0

function Layout({ children }: { children?: ReactNode }) {
  draws += 1
  return children
}

/** The login screen, whose calls are never answered. */
function open() {
  const host = fakeHost()
  const { fetch } = fakeNetwork(() => new Promise(() => {}))
  const client = createClient(host, { fetch })
  const { container } = render(<LoginFlow Layout={Layout} />, { wrapper: inPage(host, { client, hasFeedback: true }) })
  return (name: string) => container.querySelector<HTMLInputElement>(`#login [name=${name}]`) as HTMLInputElement
}

test('neither typing nor submitting re-renders the page around the form', async () => {
  const field = open()
  const drawn = draws
  for (const login of ['m', 'me', 'mei']) fireEvent.input(field('login'), { target: { value: login } })
  expect(draws).toBe(drawn)
  const form = field('login').form as HTMLFormElement
  await act(async () => {
    fireEvent.submit(form)
    await Promise.resolve()
  })
  expect(form.querySelector('[type=submit]')?.getAttribute('aria-busy')).toBe('true')
  expect(draws).toBe(drawn)
})
