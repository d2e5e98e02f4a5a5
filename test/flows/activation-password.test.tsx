// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { SetUpAccount } from '../../src/flows/sign-up/activation/set-up-account.tsx'
import { createFakeNetwork, createJsonResponse } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

afterEach(cleanup)

test('activates an account only with a password that meets the page’s password policy (SCR-06, VAL-06)', async () => {
  const host = fakeHost({ page: { passwordPolicy: { minLength: 8, requireCapital: true, requireSpecial: false } } })
  const { fetch, sent } = createFakeNetwork(() => createJsonResponse({ success: true }))
  const client = createClient(host, { fetch })
  const { container } = render(<SetUpAccount token="invited" onTokenRejected={() => {}} />, {
    wrapper: createPageWrapper(host, { client, hasFeedback: true }),
  })
  const submit = async (password: string) => {
    for (const name of ['password', 'password_confirmation']) {
      const field = container.querySelector(`[name=${name}]`) as HTMLInputElement
      fireEvent.input(field, { target: { value: password } })
    }
    await act(() => Promise.resolve(fireEvent.submit(container.querySelector('form') as HTMLFormElement)))
  }
  await submit('lantern2026')
  expect(screen.getByText('new-password.rule.with-capital', { selector: '#activation-password-error *' })).toBeDefined()
  expect(sent).toEqual([])
  await submit('Lantern2026')
  await expect.poll(() => sent.map(({ url }) => url.pathname)).toEqual(['/activation/activate'])
})
