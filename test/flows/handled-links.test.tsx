// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Client } from '../../src/api/client.ts'
import { ThirdParties } from '../../src/flows/sign-in/login/third-parties.tsx'
import { takeLogin } from '../../src/host/handed-over.ts'
import { localeNames, locales } from '../../src/i18n/locales.ts'
import { TextsProvider } from '../../src/i18n/texts.tsx'
import { EnvironmentProvider } from '../../src/kit/environment.tsx'
import { LanguageSwitcher } from '../../src/primitives/language-switcher.tsx'
import { CurrentPasswordField } from '../../src/widgets/current-password-field.tsx'
import { AskingLink } from '../../src/widgets/leave-reason/asking-link.tsx'
import { fakeHost } from '../host/fake-host.ts'

const host = fakeHost({})
const handleSso = vi.fn()
const languages = locales.map((locale) => ({ locale, name: localeNames[locale], href: `?lang=${locale}` }))
const form = { field: (name: 'password') => ({ name, id: name, defaultValue: '', required: true }), messageId: '' }

const links: Record<string, ReactNode> = {
  English: (
    <LanguageSwitcher locales={languages} current="en" label="" onChoose={(_, event) => event.preventDefault()} />
  ),
  SSO: <ThirdParties types={[]} isAlone onSso={handleSso} ssoHref="?way=sso" />,
  Leave: <AskingLink href="/login">Leave</AskingLink>,
  Forgot: <CurrentPasswordField form={form as never} login="mei@example.com" forgotPasswordHref="/forgot" />,
}

beforeEach(() => handleSso.mockReset())
afterEach(cleanup)

function open(name: string) {
  const client = {} as Client
  render(
    <TextsProvider locale="en" messages={{ 'login.sso': 'SSO', 'login.forgot-password': 'Forgot' }}>
      <EnvironmentProvider environment={{ host, client, prerenderedPageData: host.pageData }}>
        {links[name]}
      </EnvironmentProvider>
    </TextsProvider>,
  )
  return screen.getByText(name, { selector: 'a' })
}

/** Whether the browser is left to follow the link. */
function press(link: HTMLElement, modifiers: MouseEventInit): boolean {
  let isLeft = false
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented
    event.preventDefault()
  }
  window.addEventListener('click', look, { once: true })
  fireEvent.click(link, modifiers)
  return isLeft
}

const elsewhere = [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }]

test.each(Object.keys(links))('a press that opens another tab does nothing on this page: %s', (name) => {
  const link = open(name)
  for (const modifiers of elsewhere) expect(press(link, modifiers)).toBe(true)
  expect(handleSso).not.toHaveBeenCalled()
  expect(takeLogin(host)).toBeUndefined()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a plain press is handled by the page', () => {
  expect(press(open('English'), {})).toBe(false)
  expect(press(open('SSO'), {})).toBe(false)
  expect(handleSso).toHaveBeenCalledOnce()
  press(open('Forgot'), {})
  expect(takeLogin(host)).toBe('mei@example.com')
})
