// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '../../src/api/client.ts'
import { SsoHint } from '../../src/flows/sign-in/sso/index.tsx'
import { inputSettleMs } from '../../src/rules/limits.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

let lookups: { login: string; respond: (hasSso: boolean) => void }[]
const handleChoose = vi.fn()
let type: (login: string, isBusy?: boolean) => void

const wait = (ms = inputSettleMs) => act(() => vi.advanceTimersByTimeAsync(ms))
const respond = (hasSso: boolean) => {
  lookups.at(-1)?.respond(hasSso)
  return wait(0)
}

beforeEach(() => {
  vi.useFakeTimers()
  lookups = []
  handleChoose.mockReset()
  const host = fakeHost()
  const call = (_: object, { login }: { login: string }) =>
    new Promise((resolve) => {
      lookups.push({ login, respond: (hasSso) => resolve({ ok: true, value: { sso: hasSso } }) })
    })
  const client = { host, call } as unknown as Client
  const page = (login: string, isBusy = false) => (
    <SsoHint login={login} isBusy={isBusy} href="?way=sso" onChoose={handleChoose} />
  )
  const { rerender } = render(page(''), { wrapper: createPageWrapper(host, { client }) })
  type = (login, isBusy) => rerender(page(login, isBusy))
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const hint = () => screen.queryByRole('link')

test('looks up a domain once, when typing pauses', async () => {
  type('li.na@corp.example.co')
  await wait(inputSettleMs - 1)
  type('li.na@corp.example.com')
  await wait(inputSettleMs - 1)
  expect(lookups).toEqual([])
  await wait(1)
  await respond(true)
  expect(hint()).toBeTruthy()
  type('li.ming@corp.example.com')
  await wait()
  expect(lookups.map(({ login }) => login)).toEqual(['li.na@corp.example.com'])
})

test('looks up a domain that is typed while the lookup of another domain is pending', async () => {
  type('li.na@corp.example.co')
  await wait()
  type('li.na@corp.example.com')
  await respond(false)
  expect(hint()).toBeNull()
  await wait()
  await respond(true)
  expect(lookups.map(({ login }) => login)).toEqual(['li.na@corp.example.co', 'li.na@corp.example.com'])
  expect(hint()).toBeTruthy()
})

test('lets the browser handle a click that opens the company login in another tab', async () => {
  type('li.na@corp.example.com')
  await wait()
  await respond(true)
  expect(fireEvent.click(screen.getByRole('link'), { ctrlKey: true })).toBe(true)
  expect(handleChoose).not.toHaveBeenCalled()
  expect(fireEvent.click(screen.getByRole('link'))).toBe(false)
  expect(handleChoose).toHaveBeenCalledOnce()
})
