import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { isSameArgs } from '../review/same-args.ts'
import { ContractPage } from './contract-page.tsx'
import { areas } from './read-contract.ts'

const calls = areas.flatMap((area) => area.calls)

const meta = preview.meta({
  title: 'Review/Contract',
  component: ContractPage,
  args: { words: '', isAssumedOnly: false },
})

export const Default = meta.story({
  name: 'Every call',
  // A page of many screens: its picture would change with each call and show nobody what changed.
  play: async ({ canvas, args, initialArgs }) => {
    if (!isSameArgs(args, initialArgs)) return
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent(`${calls.length} addresses`)
    for (const { title } of areas) await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()

    const codes = within(canvas.getByRole('table', { name: 'Codes' }))
    await expect(codes.getByRole('row', { name: /^9000001 / })).toBeVisible()
  },
})

export const Searched = meta.story({
  name: 'Searched: a field, a code, assumed calls',
  tags: ['!dev'],
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    const field = canvas.getByRole('searchbox', { name: 'Search' })
    await userEvent.type(field, 'security last_active_at')
    await expect(status).toHaveTextContent(`1 of ${calls.length} addresses`)
    const answer = within(canvas.getByRole('table', { name: 'Answer' }))
    await expect(answer.getByRole('rowheader', { name: 'devices[].last_active_at' })).toBeVisible()

    await userEvent.clear(field)
    await userEvent.type(field, 'no such address')
    await expect(canvas.getByText('No address has all of these words.')).toBeVisible()

    // Each code is found by its number, though no address has it.
    await userEvent.clear(field)
    await userEvent.type(field, '1800004')
    await expect(canvas.getByText('No address has all of these words; the codes below do.')).toBeVisible()
    const [, row, ...others] = within(canvas.getByRole('table', { name: 'Codes' })).getAllByRole('row')
    await expect(row).toHaveTextContent('The service of the enterprise is restricted.')
    await expect(others).toEqual([])

    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Assumed ones only' }))
    const assumed = calls.filter(({ operation }) => operation['x-assumed']).length
    await expect(status).toHaveTextContent(`${assumed} of ${calls.length} addresses`)
    await expect(canvas.queryByText('/sync_login')).toBeNull()
  },
})

export const OneCall = meta.story({
  name: 'One call, with its secrets sealed',
  args: { words: 'changePassword' },
  play: async ({ canvas }) => {
    const request = within(canvas.getByRole('table', { name: 'Request' }))
    const row = within(request.getByRole('row', { name: /^old_password / }))
    await expect(row.getByText('sealed')).toBeVisible()
    await expect(canvas.getByRole('heading', { name: 'Request, secrets sealed: example' })).toBeVisible()
    await expect(canvas.getByText(/^Answers somebody logged in\./)).toBeVisible()
  },
})
