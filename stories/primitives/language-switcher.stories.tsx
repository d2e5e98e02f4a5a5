import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { type Locale, localeNames, locales } from '../../src/i18n/locales.ts'
import { LanguageSwitcher } from '../../src/primitives/language-switcher.tsx'

const about = `
Shows the page's language, and links to the page in other languages.

- **When to use**: once per page, at the top right. It works before any script runs.
- **Anatomy**: a native disclosure widget (\`<details>\`) with a list of links. Each language is named in its own language and has its own \`lang\` attribute; the current language has \`aria-current\`. The caller provides links to the same page with a different \`lang\` value, keeping other parameters and the hash.
- **Keyboard**: Enter or Space opens the list; Tab moves through the links; Escape closes the list and returns focus. A click or focus outside also closes the list.
- **Content**: the label is announced before the language: "Language: English". The names are never translated.
`

const meta = preview.meta({
  id: 'primitives-languageswitcher',
  title: 'Primitives/Language switcher',
  component: LanguageSwitcher,
  tags: ['autodocs'],
  args: {
    label: 'Language',
    current: 'en' as const,
    locales: locales.map((locale) => ({ locale, name: localeNames[locale], href: `?lang=${locale}` })),
    onChoose: fn<(locale: Locale, event: MouseEvent) => void>((_, event) => event.preventDefault()),
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'space-between', paddingBottom: 160 }}>
      <button type="button">Portico</button>
      <LanguageSwitcher {...args} />
    </div>
  ),
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

// WID-11
export const Open = meta.story({
  name: 'Open, dark theme',
  globals: { theme: 'dark' },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByText('English', { selector: 'summary' })
    await expect(summary).toHaveAccessibleName('Language: English')
    await expect(canvas.getByText('简体中文')).not.toBeVisible()
    await userEvent.click(summary)
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveAttribute('aria-current', 'true')
    const chinese = canvas.getByRole('link', { name: '简体中文' })
    await expect(chinese).toHaveAttribute('lang', 'zh-CN')
    await expect(chinese).toHaveAttribute('href', '?lang=zh-CN')
  },
})

// WID-11
export const Closed = meta.story({
  name: 'Closed by Escape and by a click or focus outside; reports a choice',
  tags: ['no-screenshot'],
  play: async ({ args, canvas, userEvent }) => {
    const summary = canvas.getByText('English', { selector: 'summary' })
    const expectClosed = () => expect(canvas.getByText('简体中文')).not.toBeVisible()
    await userEvent.click(summary)
    await userEvent.tab()
    await expect(canvas.getByRole('link', { name: 'English' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expectClosed()
    await expect(summary).toHaveFocus()
    await userEvent.click(summary)
    await userEvent.tab({ shift: true })
    await expectClosed()
    await userEvent.click(summary)
    await expect(canvas.getAllByRole('link')).toHaveLength(3)
    await userEvent.click(document.body)
    await expectClosed()
    await userEvent.click(summary)
    await userEvent.click(canvas.getByRole('link', { name: '繁體中文' }))
    await expect(args.onChoose).toHaveBeenLastCalledWith('zh-TW', expect.anything())
  },
})
