import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { AssumptionsPage } from './assumptions-page.tsx'

const meta = preview.meta({
  title: 'Review/Assumptions',
  component: AssumptionsPage,
  args: { query: '' },
})

export const Default = meta.story({
  name: 'All assumptions',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(/^\d+ of \d+ calls are assumed/)
  },
})

export const Searched = meta.story({
  name: 'Assumptions for one screen',
  args: { query: 'devices' },
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('row', { name: /POST \/security\/delete_device/ }))
    await expect(row.getByRole('link', { name: 'Account security/Devices' })).toBeVisible()
    // The login page makes no account security calls.
    await expect(row.queryByRole('link', { name: 'Login' })).toBeNull()
    await expect(canvas.queryByRole('rowheader', { name: /become_referral/ })).toBeNull()
  },
})
