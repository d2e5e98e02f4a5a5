import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { RulesPage, rules } from './rules-page.tsx'

const meta = preview.meta({
  title: 'Review/Rules',
  component: RulesPage,
  args: { area: 'SCR', query: '' },
})

export const Default = meta.story({
  name: 'Screens and routes',
  play: async ({ canvas }) => {
    await expect(rules.length).toBeGreaterThan(160)
    await expect(canvas.getByRole('status')).toHaveTextContent(`of ${rules.length} rules`)
  },
})

export const SoftenedRule = meta.story({
  name: 'A softened rule with its reason',
  args: { query: 'LOG-08' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('softened', { exact: true })).toBeVisible()
    await expect(canvas.getByText(/decision 13/)).toBeVisible()
    // If only one rule matches, its tests are expanded.
    const test = rules.find(({ id }) => id === 'LOG-08')?.verifiedBy.find(({ kind }) => kind === 'test')
    await expect(canvas.getByText(test?.name ?? '')).toBeVisible()
  },
})

export const Search = meta.story({
  name: 'Search by a story’s name',
  args: { query: 'sms code sent, counting down' },
  play: async ({ canvas, userEvent }) => {
    const row = within(canvas.getByRole('row', { name: /^WID-06/ }))
    await userEvent.click(row.getByText('Widgets/SMS code'))
    await expect(row.getByRole('link', { name: 'Widgets/SMS code · Sent, counting down' })).toHaveAttribute(
      'href',
      './?path=/story/widgets-smscode--counting',
    )
    await expect(row.getByText('test/flows/sms-code.machine.test.ts')).toBeVisible()
  },
})
