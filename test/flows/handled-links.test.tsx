// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProviderLinks } from '../../src/flows/sign-in/login/provider-links.tsx'
import { RegisterView } from '../../src/flows/sign-up/register/register-view.tsx'
import { takeStoredLogin } from '../../src/host/login-handoff.ts'
import { localeNames, locales } from '../../src/i18n/locales.ts'
import { LanguageSwitcher } from '../../src/primitives/language-switcher.tsx'
import { CurrentPasswordField } from '../../src/widgets/current-password-field.tsx'
import { ConfirmLeaveLink } from '../../src/widgets/leave-reason/confirm-leave-link.tsx'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

const host = fakeHost({})
const handleSso = vi.fn()
const languages = locales.map((locale) => ({ locale, name: localeNames[locale], href: `?lang=${locale}` }))
const form = {
  field: (name: string) => ({ name, id: name, defaultValue: '', required: true, error: 'Taken.' }),
  values: { phone: '4155550100', phone_country: '1' },
  missing: [],
  messageId: '',
} as never
const typedLogin = { login: '4155550100', countryCode: '1' }
const state = { phase: 'details', takenPhone: '4155550100' } as const

const links: Record<string, ReactNode> = {
  English: (
    <LanguageSwitcher locales={languages} current="en" label="" onChoose={(_, event) => event.preventDefault()} />
  ),
  SSO: <ProviderLinks providers={[]} isOnlyMethod onSso={handleSso} ssoHref="?way=sso" />,
  Leave: <ConfirmLeaveLink href="/login">Leave</ConfirmLeaveLink>,
  Forgot: <CurrentPasswordField form={form} typedLogin={typedLogin} forgotPasswordHref="/forgot" />,
  'Log in': (
    <RegisterView kind="personal" step="details" state={state} form={form} loginHref="/login" verification={null} />
  ),
}

beforeEach(() => handleSso.mockReset())
afterEach(cleanup)

function open(name: string) {
  const messages = { 'login.sso': 'SSO', 'login.forgot-password': 'Forgot', 'register.log-in': 'Log in' }
  render(links[name], { wrapper: createPageWrapper(host, { messages }) })
  return screen.getByText(name, { selector: 'a' })
}

/** Clicks a link, and returns whether the browser would follow it. */
function clickLink(link: HTMLElement, modifiers: MouseEventInit): boolean {
  let isFollowed = false
  const intercept = (event: Event) => {
    isFollowed = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', intercept, { once: true })
  fireEvent.click(link, modifiers)
  return isFollowed
}

const modifiedClicks = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]

test.each(Object.keys(links))('lets the browser handle a modified or middle click on the link “%s”', (name) => {
  const link = open(name)
  for (const modifiers of modifiedClicks) expect(clickLink(link, modifiers)).toBe(true)
  expect(handleSso).not.toHaveBeenCalled()
  expect(takeStoredLogin(host)).toBeUndefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('stops the browser from following a link that is clicked without a modifier key', () => {
  expect(clickLink(open('English'), {})).toBe(false)
  expect(clickLink(open('SSO'), {})).toBe(false)
  expect(handleSso).toHaveBeenCalledOnce()
})

test.each(['Forgot', 'Log in'])('SCR-05 passes on the typed login with its country when “%s” is clicked', (name) => {
  clickLink(open(name), {})
  expect(takeStoredLogin(host)).toEqual(typedLogin)
})
