import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { isSameArgs } from '../same-args.ts'
import { areas, byFile, proofsOf, rules, sums } from './read-coverage.ts'
import { RulesPage } from './rules-page.tsx'

const meta = preview.meta({
  title: 'Review/Rules',
  component: RulesPage,
  args: { show: 'SCR', words: '' },
  // Grows with each rule and each test: a picture would change with all of them and show nobody what changed.
})

const rule = (id: string) => rules.find((candidate) => candidate.id === id)

export const Default = meta.story({
  name: 'Screens and routes',
  play: async ({ canvas, args, initialArgs }) => {
    if (!isSameArgs(args, initialArgs)) return
    await expect(canvas.getByText('rules', { selector: 'dt' }).nextElementSibling).toHaveTextContent(`${sums.rules}`)
    await expect(sums.rules).toBeGreaterThan(160)
    const nav = within(canvas.getByRole('navigation', { name: 'Areas' }))
    for (const { id, rules: ofArea } of areas) {
      const entry = nav.getByRole('link', { name: new RegExp(`^${id}: `) })
      await expect(entry.nextElementSibling).toHaveTextContent(`${ofArea.length}`)
    }
    await expect(canvas.getByRole('heading', { level: 2, name: 'SCR: screens and routes' })).toBeVisible()
    await expect(canvas.getByRole('status')).toHaveTextContent(`21 of ${sums.rules} rules`)
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(21)
  },
})

export const Area = meta.story({
  name: 'Another area, chosen',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: /^WID: / }))
    await expect(canvas.getByRole('heading', { level: 2, name: 'WID: shared widgets' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: /^WID: / })).toHaveAttribute('aria-current', 'true')
    await expect(canvas.queryByRole('link', { name: 'SCR-01' })).toBeNull()
    const stories = within(canvas.getByRole('region', { name: 'Stories of WID-06' }))
    const shown = rule('WID-06')?.stories ?? []
    await expect(stories.getAllByRole('link')).toHaveLength(shown.length)
    await expect(stories.getByRole('link', { name: 'Widgets/SMS code · Sent, counting' })).toHaveAttribute(
      'href',
      './?path=/story/widgets-smscode--counting',
    )
    const tests = within(canvas.getByRole('region', { name: 'Tests of WID-06' }))
    await expect(tests.getByText('test/flows/sms-code.machine.test.ts')).toBeVisible()
  },
})

export const Part = meta.story({
  name: 'A rule that is softened, and why',
  args: { words: 'LOG-08' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`1 of ${sums.rules} rules`)
    await expect(canvas.getByText('softened', { exact: true, selector: 'h3 *' })).toBeVisible()
    await expect(canvas.getByText(/decision 58/)).toBeVisible()
    // The only one that was found has its tests open.
    const [test] = rule('LOG-08')?.tests ?? []
    await expect(canvas.getByText(test?.name ?? '')).toBeVisible()
  },
})

export const Search = meta.story({
  name: 'Search by words, in every area',
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search' }))
    await userEvent.paste('countdown')
    for (const id of ['WID-06', 'OC-2', 'OC-3', 'OC-4']) {
      await expect(canvas.getByRole('link', { name: id })).toHaveAttribute(
        'href',
        `./?path=/story/review-rules--default&args=words:${id}`,
      )
    }
    await expect(canvas.queryByRole('link', { name: 'SCR-01' })).toBeNull()
  },
})

export const Nothing = meta.story({
  name: 'Search that finds nothing',
  tags: ['!dev'],
  args: { words: 'no such rule' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No rule has all of these words.')).toBeVisible()
    await userEvent.click(canvas.getByRole('link', { name: /^By test/ }))
    await expect(canvas.getByRole('searchbox', { name: 'Search' })).toHaveValue('')
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search' }))
    await userEvent.paste('no such test')
    await expect(canvas.getByText('No test has all of these words.')).toBeVisible()
  },
})

export const BackFromStories = meta.story({
  name: 'From a story to its rules',
  args: { show: 'stories', words: 'sent, counting' },
  play: async ({ canvas }) => {
    const line = within((await canvas.findByText('Widgets/SMS code · Sent, counting')).closest('li') ?? document.body)
    await expect(line.getByRole('link', { name: 'WID-06' })).toBeVisible()
    await expect(line.getByRole('link', { name: 'VAL-09' })).toBeVisible()
  },
})

export const BackFromTests = meta.story({
  name: 'From a test to its rules',
  args: { show: 'tests' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(`in ${byFile(proofsOf('test')).length} files`)
    const file = canvas.getByText('test/host/tap-guard.test.ts')
    await userEvent.click(file)
    const opened = within(file.closest('li') ?? document.body)
    await expect((await opened.findAllByRole('link', { name: 'WID-17' })).length).toBeGreaterThan(1)
  },
})

export const Phone = meta.story({
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  args: { show: 'SE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'SE-3' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
