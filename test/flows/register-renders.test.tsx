// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { RegisterFlow } from '../../src/flows/sign-up/register/index.tsx'
import { createFakeNetwork, createJsonResponse } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

afterEach(cleanup)

const Layout = ({ children }: { children?: ReactNode }) => children

test('does not re-render the second registration step while the user types in the first step', async () => {
  const host = fakeHost()
  const { minLength } = host.pageData.passwordPolicy
  let readCount = 0
  // Only the second step reads the minimum password length, and it does so on every render.
  Object.defineProperty(host.pageData.passwordPolicy, 'minLength', {
    get: () => {
      readCount += 1
      return minLength
    },
  })
  const { fetch } = createFakeNetwork(() => createJsonResponse({ success: true, register_enabled: true }))
  const client = createClient(host, { fetch })
  const { container } = render(
    <RegisterFlow Layout={Layout} kind="personal" title="" intro="" loginHref="#" registerHref="#" />,
    { wrapper: createPageWrapper(host, { client, hasFeedback: true }) },
  )
  const type = (name: string, value: string) =>
    fireEvent.input(container.querySelector(`[name=${name}]`) as HTMLInputElement, { target: { value } })
  await expect.poll(() => container.querySelector('[name=password]')).not.toBeNull()
  const initialCount = readCount
  for (const text of ['M', 'Me', 'Mei']) type('name', text)
  type('phone', '13800138000')
  expect(readCount).toBe(initialCount)
  await act(() => Promise.resolve(fireEvent.submit(container.querySelector('form') as HTMLFormElement)))
  await expect
    .poll(() => container.querySelector<HTMLInputElement>('[autocomplete=username]')?.value)
    .toBe('13800138000')
  expect(screen.getByText('register.submit')).toBeDefined()
})
