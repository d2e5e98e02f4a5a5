import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { localeNames, locales } from '../../src/i18n/locales.ts'
import { Button } from '../../src/primitives/button.tsx'
import { Divider } from '../../src/primitives/divider.tsx'
import { LanguageSwitcher } from '../../src/primitives/language-switcher.tsx'
import { Link } from '../../src/primitives/link.tsx'
import { Logo } from '../../src/primitives/logo.tsx'
import { PageFrame } from '../../src/primitives/page-frame.tsx'
import { PasswordField } from '../../src/primitives/password-field.tsx'
import { CompanyGlyph, WeChatGlyph } from '../../src/primitives/provider-glyphs.tsx'
import { ProviderLink, ProviderRow } from '../../src/primitives/provider-row.tsx'
import { TextField } from '../../src/primitives/text-field.tsx'

const languages = locales.map((locale) => ({ locale, name: localeNames[locale], href: `?lang=${locale}` }))

const about = `
The layout of every page outside account security.

- **Wide**: the form is next to the brand panel. **Up to 900 px**: one column, without the panel. **On a phone**: the footnote follows the form, and the alternatives are at the bottom, within reach of the thumb. **\`density="client"\`**: compact, so that the page fits the desktop client’s 380×520 window without scrolling.
- **The title** stays in place when the user switches tabs; with \`length="long"\`, it starts higher.
- **When \`step\` changes**, focus moves to the title, so that screen readers announce the change. **\`mark\`** is shown above the title of a result page.
- **Brand**: \`BrandProvider\` sets the panel, its side and the footnote’s position; \`data-brand\` on the root element sets colors, radii and shadows.
`

const meta = preview.meta({
  id: 'primitives-pageframe',
  title: 'Primitives/Page frame',
  component: PageFrame,
  tags: ['autodocs'],
  args: {
    logo: <Logo name="Portico" href="#home" />,
    languageSwitcher: <LanguageSwitcher label="Language" current="en" locales={languages} />,
    title: 'Log in to Portico',
    children: (
      <form>
        <TextField label="Phone or email" autoComplete="username" />
        <PasswordField
          label="Password"
          autoComplete="current-password"
          showLabel="Show password"
          hideLabel="Hide password"
          labelAction={
            <Link href="#recover" variant="plain">
              Forgot password?
            </Link>
          }
        />
        <Button type="submit" width="block" className="mt-4 client:mt-2.5">
          Log in
        </Button>
      </form>
    ),
    alternatives: (
      <>
        <Divider>or continue with</Divider>
        <ProviderRow>
          <ProviderLink href="#wechat">
            <WeChatGlyph />
            WeChat
          </ProviderLink>
          <ProviderLink href="#sso">
            <CompanyGlyph />
            SSO
          </ProviderLink>
        </ProviderRow>
      </>
    ),
    footnote: (
      <>
        New to Portico?{' '}
        <Link href="#register" className="font-label">
          Create an account
        </Link>
      </>
    ),
    footer: ['Terms', 'Privacy', 'Help'].map((name) => (
      <Link key={name} href={`#${name}`} variant="muted">
        {name}
      </Link>
    )),
    tagline: { title: 'Every file, where you left it.', text: 'One account for the web, your phone and your desktop.' },
  },
  parameters: {
    docs: { story: { inline: false, height: '720px' }, description: { component: about } },
  },
})

export const Wide = meta.story({
  name: 'Wide, with the brand panel',
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Log in to Portico' })).toBeVisible()
    await expect(canvas.getByRole('main')).toBeVisible()
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('TermsPrivacyHelp')
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
})

export const Client = meta.story({
  name: 'Desktop client, without scrolling',
  globals: { viewport: { value: 'client' } },
  args: { density: 'client', title: 'Log in', footer: undefined },
  play: async ({ canvas, canvasElement }) => {
    const frame = canvasElement.querySelector('[data-density]')
    await expect(frame?.scrollHeight).toBeLessThanOrEqual(window.innerHeight)
    await expect(canvas.getByRole('contentinfo')).toHaveTextContent('Create an account')
  },
})

export const SecondBrand = meta.story({
  name: 'Second brand, dark theme',
  globals: { viewport: { value: 'desktop' }, theme: 'dark', brand: 'clear-sky' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Every file, where you left it.')).toBeInTheDocument()
    const footnote = canvas.getByRole('link', { name: 'Create an account' })
    const field = canvas.getByLabelText('Phone or email')
    await expect(footnote.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
})
