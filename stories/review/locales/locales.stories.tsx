import { expect, waitFor, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { type Viewport, viewports } from '../../../.storybook/viewports.ts'
import { localeNames, locales } from '../../../src/i18n/locales.ts'
import { type ThemeName, themeNames } from '../../../src/theme/tokens.ts'
import { hasSameArgs } from '../keep-args.ts'
import { isInCatalogue, type StoryEntry } from '../story-list.ts'
import { LocalesPage } from './locales-page.tsx'

/** Sample stories, since a story test has no Storybook to load the list from. */
const stories: StoryEntry[] = [
  { id: 'pages-login--default', title: 'Pages/Login', name: 'Default' },
  { id: 'pages-login--filled', title: 'Pages/Login', name: 'Filled' },
  { id: 'widgets-smscode--default', title: 'Widgets/SMS code', name: 'Default' },
]

const sheet = (content: string) =>
  `<!doctype html><style>body { margin: 24px; font: 15px/1.5 sans-serif; color: #1c1b22; background: #fff }
  p, b { white-space: nowrap } b { display: block; width: 90px; overflow: hidden }</style>${content}`

const blank = () => sheet('A story')

const meta = preview.meta({
  title: 'Review/Locales',
  component: LocalesPage,
  args: { story: 'pages-login--default', theme: 'light' as ThemeName, size: 'phone' as Viewport, hasPseudo: false },
  argTypes: {
    theme: { control: 'inline-radio', options: themeNames },
    size: { control: 'select', options: Object.keys(viewports) },
  },
  parameters: {
    // The page has the same controls, with labels.
    controls: { disable: true },
    // The checker would wait for frames without a checker inside; each story is checked on its own.
    a11y: { options: { iframes: false } },
  },
  render: (args, { globals }) => (
    <LocalesPage {...(isInCatalogue() ? {} : { stories, fill: blank })} {...args} toolbar={globals} />
  ),
})

/** The story and globals in a frame's URL. */
function requestOf(frame: Element | null | undefined) {
  const query = new URL(frame?.getAttribute('src') ?? '', 'https://catalogue.example/').searchParams
  return { id: query.get('id'), globals: query.get('globals')?.split(';') }
}

export const Default = meta.story({
  name: 'One state in three languages',
  play: async ({ canvas, args, initialArgs }) => {
    if (!hasSameArgs(args, initialArgs)) return
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThanOrEqual(locales.length)
    for (const locale of locales) {
      // A frame loads when the story in the previous one has finished.
      const frame = await canvas.findByTitle(new RegExp(`^${localeNames[locale]}: `), {}, { timeout: 30_000 })
      const { id, globals } = requestOf(frame)
      await expect(id).toBe(args.story)
      await expect(globals).toContain(`locale:${locale}`)
      await expect(globals).toContain(`theme:${args.theme}`)
    }
  },
})

export const Overflow = meta.story({
  name: 'Text that does not fit, in the pseudo-locale',
  tags: ['!dev'],
  args: {
    hasPseudo: true,
    size: 'client',
    stories,
    fill: (locale) =>
      sheet(locale === 'pseudo' ? `<b>[Ströñg pásswörd one two]</b><p>${'Löñgér '.repeat(12)}</p>` : 'Strong password'),
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByText('Everything fits.')).toHaveLength(locales.length))
    const pseudo = within(canvas.getByRole('listitem', { name: 'Pseudo-locale' }))
    await expect(await pseudo.findByText(/^The page is \d+ px wider than its frame\.$/)).toBeVisible()
    await expect(pseudo.getByText(/^“\[Ströñg pásswörd one two\]” is cut off by \d+ px in width\.$/)).toBeVisible()
    await expect(pseudo.getByText(/^“Löñgér .*…” extends beyond the frame by \d+ px\.$/)).toBeVisible()
  },
})

export const AnotherState = meta.story({
  name: 'Search for another state',
  tags: ['!dev'],
  args: { stories, fill: blank },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search' }), 'sms def')
    await expect(canvas.getByRole('status')).toHaveTextContent('1 of 3 states')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'State' }), 'widgets-smscode--default')
    const title = 'Widgets / SMS code · Default'
    await waitFor(() => expect(requestOf(canvas.getByTitle(`English: ${title}`)).id).toBe('widgets-smscode--default'))

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Theme' }), 'Dark')
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Size' }), 'Desktop client 380×520')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Pseudo-locale/ }))
    const frame = await canvas.findByTitle(`Pseudo-locale: ${title}`)
    await expect(requestOf(frame).globals).toEqual(expect.arrayContaining(['locale:pseudo', 'theme:dark']))
    await expect(getComputedStyle(frame).width).toBe('380px')
  },
})

export const NoSuchState = meta.story({
  name: 'Link to a state that no longer exists',
  tags: ['!dev'],
  args: { story: 'pages-login--gone', stories, fill: blank },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no story “pages-login--gone”.')
    await expect(canvas.queryByTitle(/^English: /)).not.toBeInTheDocument()
  },
})
