// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createClient } from '../../src/api/client.ts'
import { RecoverPasswordFlow } from '../../src/flows/recovery/recover-password/index.tsx'
import { LoginFlow } from '../../src/flows/sign-in/login/index.tsx'
import { defaultLoginSettings } from '../../src/flows/sign-in/login/login.machine.ts'
import type { Host } from '../../src/host/host.ts'
import { messages } from '../../src/i18n/catalogs/en.po'
import { createFakeNetwork, createJsonResponse } from '../api/fake-network.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

/** The host of the browser tab. All pages opened in the tab share storage and a history entry. */
let host: Host

function Layout({ children, footnote }: { children?: ReactNode; footnote?: ReactNode }) {
  return (
    <>
      {children}
      {footnote}
    </>
  )
}

const pages = {
  login: <LoginFlow Layout={Layout} forgotPasswordHref="#" />,
  forgot: <RecoverPasswordFlow Layout={Layout} loginHref="#" />,
}

/** Opens a page in the tab and, unless `shouldWait` is false, waits until its lazy components have loaded. */
async function open(page: keyof typeof pages, { shouldWait = true } = {}) {
  cleanup()
  const { fetch } = createFakeNetwork(() => createJsonResponse({ success: true, ...defaultLoginSettings }))
  const client = createClient(host, { fetch })
  render(pages[page], { wrapper: createPageWrapper(host, { client, messages, hasFeedback: true }) })
  await wait(shouldWait ? 5000 : 0)
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const field = (name: string) => document.querySelector(`[name=${name}]`) as HTMLInputElement
const readPhone = (name: string) => [field(name).value, field(`${name}_country`).value]
const click = (name: string) => act(() => Promise.resolve(fireEvent.click(screen.getByText(name, { selector: 'a' }))))
const paste = (name: string, value: string) =>
  fireEvent.input(field(name), { target: { value }, inputType: 'insertFromPaste' })
const selectTab = (name: string) => act(() => Promise.resolve(fireEvent.click(screen.getByRole('tab', { name }))))

beforeAll(async () => {
  // Import these modules first, so that the pages' own imports resolve immediately.
  await Promise.all([
    import('../../src/widgets/phone/field-country.tsx'),
    import('../../src/widgets/phone/read-entry.ts'),
    import('../../src/rules/suggest-phone.ts'),
    import('../../src/flows/sign-in/login/other-methods.tsx'),
  ])
})
beforeEach(() => {
  vi.useFakeTimers()
  window.history.replaceState(null, '', '/login')
  host = fakeHost({ url: window.location.href })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const usPhone = ['4155550100', '1']

test('SCR-05 passes a phone number with its country to the recovery screen and back, even before lazy components load', async () => {
  await open('login')
  paste('login', '+1 415 555 0100')
  await click('Forgot password?')
  await open('forgot', { shouldWait: false })
  expect(readPhone('login')).toEqual(usPhone)
  await click('Log in')
  window.history.replaceState(null, '', '/login')
  await open('login', { shouldWait: false })
  expect(readPhone('login')).toEqual(usPhone)
})

test.each(['+1 (415) 555-0100', '＋１４１５５５５０１００'])(
  'SCR-01 passes %j to the SMS login as parsed by the login field',
  async (text) => {
    await open('login')
    field('login').focus()
    fireEvent.input(field('login'), { target: { value: text }, inputType: 'insertText' })
    await selectTab('SMS code')
    await wait(5000)
    expect(readPhone('phone')).toEqual(usPhone)
  },
)

test('SCR-01 uses the country of a newly entered phone number instead of the previous number’s country', async () => {
  await open('login')
  await selectTab('SMS code')
  await wait(5000)
  paste('phone', '+852 9123 4567')
  expect(readPhone('phone')).toEqual(['91234567', '852'])
  fireEvent.input(field('phone'), { target: { value: '' }, inputType: 'deleteContent' })
  await selectTab('Password')
  paste('login', '13800138000')
  await selectTab('SMS code')
  expect(readPhone('phone')).toEqual(['13800138000', '86'])
})
