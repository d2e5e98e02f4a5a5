import { expect, within } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
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
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByRole('status')
    await expect(status).toHaveTextContent(`${calls.length} addresses`)
    for (const { title } of areas) await expect(canvas.getByRole('heading', { level: 2, name: title })).toBeVisible()

    const codes = within(canvas.getByRole('table', { name: 'Codes' }))
    await expect(codes.getByRole('row', { name: /^9000001 / })).toBeVisible()

    const field = canvas.getByRole('searchbox', { name: 'Search' })
    await userEvent.type(field, 'security last_active_at')
    await expect(status).toHaveTextContent(`1 of ${calls.length} addresses`)
    const answer = within(canvas.getByRole('table', { name: 'Answer' }))
    await expect(answer.getByRole('rowheader', { name: 'devices[].last_active_at' })).toBeVisible()

    await userEvent.clear(field)
    await userEvent.type(field, 'no such call')
    await expect(canvas.getByText('No address has all of these words.')).toBeVisible()

    await userEvent.clear(field)
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Assumed ones only' }))
    const assumed = calls.filter(({ operation }) => operation['x-assumed']).length
    await expect(status).toHaveTextContent(`${assumed} of ${calls.length} addresses`)
    await expect(canvas.queryByText('/sync_login')).toBeNull()
    // Left as it was, for whoever reads it in Storybook.
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Assumed ones only' }))
    await expect(canvas.getByRole('heading', { level: 2, name: 'Overview' })).toBeVisible()
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
