import { ShieldCheck } from 'lucide'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { localeNames, locales } from '../../src/i18n/locales.ts'
import { AccountMark } from '../../src/primitives/account-mark.tsx'
import { Button } from '../../src/primitives/button.tsx'
import { Icon } from '../../src/primitives/icon.tsx'
import { LanguageSwitcher } from '../../src/primitives/language-switcher.tsx'
import { Logo } from '../../src/primitives/logo.tsx'
import { SectionNav } from '../../src/primitives/section-nav.tsx'
import { SettingsFrame } from '../../src/primitives/settings-frame.tsx'
import { SettingsList, SettingsRow, SettingsState } from '../../src/primitives/settings-list.tsx'

const sections = [
  'Overview',
  'Password',
  'Two-step verification',
  'Linked accounts',
  'Phone',
  'Email',
  'Devices',
  'Open API token',
]
const languages = locales.map((locale) => ({ locale, name: localeNames[locale], href: `?lang=${locale}` }))

const renderNav = (current: string) => (
  <SectionNav
    label="Account security"
    sections={sections.map((label) => ({ label, href: `#${label}`, isCurrent: label === current }))}
  />
)

const meta = preview.meta({
  id: 'primitives-settingsframe',
  title: 'Primitives/Settings frame',
  component: SettingsFrame,
  tags: ['autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    logo: <Logo name="Portico" href="#home" />,
    languageSwitcher: <LanguageSwitcher label="Language" current="en" locales={languages} />,
    account: <AccountMark label="Logged in as me****in@example.com" initials="me" />,
    nav: renderNav('Overview'),
    title: 'Almost everything is in place',
    intro: 'With two-step verification, a stolen password alone is not enough to open your files.',
    children: (
      <SettingsList title="Logging in">
        <SettingsRow
          icon={<Icon of={ShieldCheck} size="lg" />}
          title="Two-step verification"
          detail="A code at each login, after your password"
          state={<SettingsState>Off</SettingsState>}
          action={<Button size="row">Turn on</Button>}
        />
      </SettingsList>
    ),
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Overview' })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByRole('img', { name: 'Logged in as me****in@example.com' })).toBeVisible()
  },
})

export const Phone = meta.story({
  name: 'On a phone: the row of sections scrolls to the current section; an account without an email address',
  globals: { viewport: { value: 'phone' } },
  args: {
    nav: renderNav('Devices'),
    title: 'Devices',
    intro: undefined,
    account: <AccountMark label="Logged in as 138****8000" />,
  },
  play: async ({ canvas }) => {
    const currentSection = canvas.getByRole('link', { name: 'Devices' }).getBoundingClientRect()
    await expect(currentSection.left).toBeGreaterThanOrEqual(0)
    await expect(currentSection.right).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
    await expect(canvas.getByRole('img', { name: 'Logged in as 138****8000' })).toHaveTextContent('')
  },
})
