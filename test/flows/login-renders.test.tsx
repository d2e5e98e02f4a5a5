// @vitest-environment jsdom
import { cleanup, fireEvent, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { LoginFlow } from '../../src/flows/sign-in/login/index.tsx'
import { createFakeNetwork } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

afterEach(cleanup)

let renderCount = 0

function Layout({ children }: { children?: ReactNode }) {
  renderCount += 1
  return children
}

test('does not re-render the login page’s layout while the user types', () => {
  const host = fakeHost()
  const { fetch } = createFakeNetwork(() => new Promise(() => {}))
  const client = createClient(host, { fetch })
  const { container } = render(<LoginFlow Layout={Layout} />, {
    wrapper: createPageWrapper(host, { client, hasFeedback: true }),
  })
  const login = container.querySelector('[name=login]') as HTMLInputElement
  const initialCount = renderCount
  for (const text of ['m', 'me', 'mei']) fireEvent.input(login, { target: { value: text } })
  expect(renderCount).toBe(initialCount)
})
