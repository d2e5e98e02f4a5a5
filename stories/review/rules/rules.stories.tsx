import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { hasSameArgs } from '../keep-args.ts'
import { RulesPage, rules } from './rules-page.tsx'

const meta = preview.meta({
  title: 'Review/Rules',
  component: RulesPage,
  args: { show: 'SCR', words: '' },
})

export const Default = meta.story({
  name: 'Screens and routes',
  play: async ({ canvas, args, initialArgs }) => {
    if (!hasSameArgs(args, initialArgs)) return
    await expect(rules.length).toBeGreaterThan(160)
    const ofScreens = rules.filter(({ area }) => area === 'SCR')
    await expect(canvas.getByRole('status')).toHaveTextContent(`${ofScreens.length} of ${rules.length} rules`)
    const rows = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent.trim())
    await expect(rows).toEqual(ofScreens.map(({ id }) => id))
  },
})

export const Area = meta.story({
  name: 'Another area',
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Area' }), 'WID')
    await expect(canvas.queryByRole('link', { name: 'SCR-01' })).toBeNull()
    const row = within(canvas.getByRole('link', { name: 'WID-06' }).closest('tr') ?? document.body)
    await expect(row.getByText('test/flows/sms-code.machine.test.ts')).toBeVisible()
    await userEvent.click(row.getByText('Widgets/SMS code'))
    await expect(row.getByRole('link', { name: 'Widgets/SMS code · Sent, counting' })).toHaveAttribute(
      'href',
      './?path=/story/widgets-smscode--counting',
    )
  },
})

export const Part = meta.story({
  name: 'Softened rule, with its reason',
  args: { words: 'LOG-08' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${rules.length} rules`)
    await expect(canvas.getByText('softened', { exact: true })).toBeVisible()
    await expect(canvas.getByText(/decision 13/)).toBeVisible()
    // The tests of a single match are expanded.
    const test = rules.find(({ id }) => id === 'LOG-08')?.shownBy.find(({ kind }) => kind === 'test')
    await expect(canvas.getByText(test?.name ?? '')).toBeVisible()
  },
})

export const Search = meta.story({
  name: 'Search by words, story or test',
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search' })
    const search = async (words: string) => {
      await userEvent.clear(field)
      await userEvent.paste(words)
    }
    await userEvent.click(field)
    await search('countdown')
    for (const id of ['WID-06', 'OC-2', 'OC-3', 'OC-4']) {
      await expect(canvas.getByRole('link', { name: id })).toHaveAttribute(
        'href',
        `./?path=/story/review-rules--default&args=words:${id}`,
      )
    }
    await expect(canvas.queryByRole('link', { name: 'SCR-01' })).toBeNull()
    await search('sms code sent, counting')
    await expect(canvas.getByRole('link', { name: 'VAL-09' })).toBeVisible()
    await search('test/host/tap-guard.test.ts')
    await expect(canvas.getByRole('link', { name: 'WID-17' })).toBeVisible()
    await search('no such rule')
    await expect(canvas.getByText('No rule has all of these words.')).toBeVisible()
  },
})
