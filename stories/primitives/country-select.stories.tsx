import { useRef, useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import type { CountryChoices } from '../../src/primitives/country-select/country-list.tsx'
import { CountrySelect, type CountrySelectProps } from '../../src/primitives/country-select/country-select.tsx'
import { DialogBody, DialogContent, DialogRoot, DialogTitle } from '../../src/primitives/dialog/dialog.tsx'
import { PhoneField } from '../../src/primitives/phone-field.tsx'
import { type Country, listCountries } from '../../src/rules/countries.ts'
import { createCountrySearch } from '../../src/rules/search-countries.ts'
import { inColumn } from './in-column.tsx'

const countries = listCountries('en')
const findCountries = (...regions: string[]) =>
  regions.flatMap((region) => countries.find((country) => country.region === region) ?? [])
const recentCountries = findCountries('SG')
const commonCountries = findCountries('CN', 'HK', 'MO', 'TW', 'JP', 'MY', 'GB', 'US')

const choices: CountryChoices = {
  status: 'ready',
  groups: [
    { label: 'Recent', countries: recentCountries },
    { label: 'Common', countries: commonCountries },
    {
      label: 'All others',
      countries: countries.filter((country) => ![...recentCountries, ...commonCountries].includes(country)),
    },
  ],
  search: createCountrySearch(countries),
}

type ExampleProps = Omit<CountrySelectProps, 'field' | 'label'> & { fieldLabel: string; countryName: string }

/** Stores the chosen country and puts its name in the label, as a caller would. */
function Example({ fieldLabel, countryName, onChoose, countryCode, region, ...selectProps }: ExampleProps) {
  const field = useRef<HTMLInputElement>(null)
  const [country, setCountry] = useState<Pick<Country, 'region' | 'countryCode' | 'name'>>()
  return (
    <PhoneField
      accepts="phone"
      ref={field}
      label={fieldLabel}
      defaultValue="13800138000"
      selector={
        <CountrySelect
          {...selectProps}
          field={field}
          countryCode={country?.countryCode ?? countryCode}
          region={country?.region ?? region}
          label={`${selectProps.title}: ${country?.name ?? countryName}, +${country?.countryCode ?? countryCode}`}
          onChoose={(chosen) => {
            setCountry(chosen)
            onChoose(chosen)
          }}
        />
      }
    />
  )
}

const about = `
- **When to use**: inside a \`PhoneField\`, before the number. Not for an address or a billing country.
- **Anatomy**: a button with the dialing code; a popover or, on phones, a sheet, with a search field, recently chosen countries, common countries, and all other countries sorted by name. Each country appears in only one group. There are no flags: a flag does not represent everyone in a country or region, several flags look alike at this size, and Windows has no flag emoji.
- **Keyboard**: Enter, Space, an arrow key or a letter on the button opens the list; a letter starts a search. Focus stays in the search field while arrow keys, Page Up, Page Down, Home and End move through the countries. Enter chooses the active country and moves focus to the phone field, with the caret where it was. Escape closes only the list. Tab closes the list and moves focus to the phone field.
- **Content**: the button's name states its purpose and the current choice: "Country or region: China, +86". It never says just "country", since some entries are regions. \`matchCountText\` is announced during the search; \`noMatchesText\` suggests what else to try.
- **Touch**: the rows are 44 px high. The on-screen keyboard appears only after the user taps the search field.
`

const meta = preview.meta({
  id: 'primitives-countryselect',
  title: 'Primitives/Country select',
  component: CountrySelect,
  tags: ['autodocs'],
  decorators: [inColumn],
  args: {
    countryCode: '86',
    region: 'CN',
    label: 'Country or region: China, +86',
    title: 'Country or region',
    closeLabel: 'Close',
    choices,
    labels: {
      searchLabel: 'Search by name or code',
      matchCountText: (count: number) => `${count} results`,
      noMatchesText: 'Nothing found. Try another name, or the dialing code.',
      loadingText: 'Loading the list…',
      failedText: 'The list could not be loaded. Check your connection and try again.',
      retryText: 'Try again',
    },
    onPreload: fn(),
    onChoose: fn(),
    field: { current: null },
  },
  render: (args) => <Example {...args} fieldLabel="Phone number" countryName="China" />,
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

const getCountryButton = () => screen.getByRole('button', { name: /^Country or region/ })

const openList = async (userEvent: { click: (element: Element) => Promise<void> }) => {
  await userEvent.click(getCountryButton())
  return screen.findByRole('listbox', { name: 'Country or region' })
}

/** Returns the option that Enter would choose. */
function getActiveOption(): Element | null {
  return document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')
}

async function expectListClosed() {
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Country or region' })).not.toBeInTheDocument())
}

// WID-02
export const Open = meta.story({
  name: 'Open: the current country is marked',
  play: async ({ args, userEvent }) => {
    const list = within(await openList(userEvent))
    await expect(args.onPreload).toHaveBeenCalled()
    const china = list.getByRole('option', { name: 'China +86' })
    await expect(china).toHaveAttribute('aria-selected', 'true')
    await expect(list.getAllByRole('option', { selected: true })).toEqual([china])
    await expect(getActiveOption()).toBe(china)
    await expect(screen.getByRole('combobox', { name: 'Search by name or code' })).toHaveFocus()
    const groups = list.getAllByRole('group').map((group) => group.getAttribute('aria-label'))
    await expect(groups).toEqual(['Recent', 'Common', 'All others'])
  },
})

export const ScrolledToCurrent = meta.story({
  name: 'Open, dark theme: scrolls to the current country',
  globals: { theme: 'dark' },
  args: { countryCode: '47', region: 'NO' },
  render: (args) => <Example {...args} fieldLabel="Phone number" countryName="Norway" />,
  play: async ({ userEvent }) => {
    const list = await openList(userEvent)
    const { top, bottom } = within(list).getByRole('option', { name: 'Norway +47' }).getBoundingClientRect()
    const box = list.getBoundingClientRect()
    await expect(top).toBeGreaterThan(box.top)
    await expect(bottom).toBeLessThan(box.bottom)
    await expect(list.scrollTop).toBeGreaterThan(1000)
  },
})

export const SearchResults = meta.story({
  name: 'A search with results, then a search without results',
  play: async ({ args, userEvent }) => {
    await openList(userEvent)
    await userEvent.keyboard('united')
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument())
    const options = screen.getAllByRole('option')
    const names = options.map((option) => option.textContent)
    await expect(names).toEqual(expect.arrayContaining(['United Kingdom +44', 'United States +1']))
    await expect(getActiveOption()).toBe(options[0])
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${options.length} results`))
    await userEvent.keyboard(' atlantis{Enter}')
    const noMatchesText = 'Nothing found. Try another name, or the dialing code.'
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(noMatchesText))
    await expect(screen.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

export const Keyboard = meta.story({
  name: 'Arrow keys move through the list while focus stays in the search field',
  tags: ['no-screenshot'],
  play: async ({ args, userEvent }) => {
    const button = getCountryButton()
    button.focus()
    await userEvent.keyboard('{ArrowDown}')
    const search = await screen.findByRole('combobox')
    await waitFor(() => expect(getActiveOption()).toHaveTextContent('China +86'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(getActiveOption()).toHaveTextContent(/^Hong Kong/)
    await userEvent.keyboard('{Home}{ArrowUp}')
    await expect(getActiveOption()).toHaveTextContent('Singapore +65')
    await userEvent.keyboard('{PageDown}')
    await expect(getActiveOption()).toHaveTextContent('United States +1')
    await userEvent.keyboard('{PageUp}{PageUp}')
    await expect(getActiveOption()).toHaveTextContent('Singapore +65')
    await userEvent.keyboard('{End}')
    await expect(getActiveOption()).toBe(screen.getAllByRole('option').at(-1))
    await userEvent.keyboard('{ArrowUp}')
    await expect(getActiveOption()).toBe(screen.getAllByRole('option').at(-2))
    await expect(search).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expectListClosed()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('j')
    await expect(await screen.findByRole('combobox')).toHaveValue('j')
    await userEvent.keyboard('{Escape}')
    await expectListClosed()
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

export const Loading = meta.story({
  name: 'The list is loading; the search field already accepts input',
  args: { choices: { status: 'loading' } },
  play: async ({ userEvent }) => {
    await userEvent.click(getCountryButton())
    await expect(await screen.findByRole('status')).toHaveTextContent('Loading the list…')
    await userEvent.keyboard('japan')
    await expect(screen.getByRole('combobox')).toHaveValue('japan')
  },
})

export const Failed = meta.story({
  name: 'The list failed to load',
  args: { choices: { status: 'failed' } },
  play: async ({ args, userEvent }) => {
    await userEvent.click(getCountryButton())
    const status = await screen.findByRole('status')
    await waitFor(() => expect(status).toHaveTextContent('The list could not be loaded.'))
    const { mock } = args.onPreload
    const callsBefore = mock.calls.length
    await userEvent.keyboard('{Enter}')
    await expect(mock.calls.length).toBe(callsBefore + 1)
    await userEvent.tab()
    await expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(mock.calls.length).toBe(callsBefore + 2)
  },
})

export const InDialog = meta.story({
  name: 'In a dialog: Escape closes only the list',
  render: (args) => (
    <DialogRoot defaultOpen>
      <DialogContent aria-describedby={undefined} closeLabel="Close">
        <DialogTitle>Change phone number</DialogTitle>
        <DialogBody className="pb-7">
          <Example {...args} fieldLabel="New phone number" countryName="China" />
        </DialogBody>
      </DialogContent>
    </DialogRoot>
  ),
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Change phone number' })
    await openList(userEvent)
    await userEvent.keyboard('{Escape}')
    await expectListClosed()
    await expect(dialog).toBeVisible()
    const list = within(await openList(userEvent))
    await userEvent.click(list.getByRole('option', { name: 'Japan +81' }))
    await expect(within(dialog).getByRole('textbox', { name: 'New phone number' })).toHaveFocus()
    await openList(userEvent)
    await expect(screen.getByRole('option', { name: 'Japan +81' })).toHaveAttribute('aria-selected', 'true')
  },
})
