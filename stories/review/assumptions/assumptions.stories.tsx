import { expect, within } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { calls } from '../../../src/api/calls/all.ts'
import { assumptions as assumptionsOf } from '../../../src/api/calls/assumptions.ts'
import { hasSameArgs } from '../keep-args.ts'
import { AssumptionsPage } from './assumptions-page.tsx'
import { assumptions } from './read-assumptions.ts'

const marked = Object.values(calls).filter(({ name }) => assumptionsOf[name].length > 0)

const meta = preview.meta({
  title: 'Review/Assumptions',
  component: AssumptionsPage,
  args: { words: '' },
})

export const Default = meta.story({
  name: 'All assumptions',
  play: async ({ canvas, args, initialArgs }) => {
    if (!hasSameArgs(args, initialArgs)) return
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(marked.length)
    await expect(canvas.getByRole('status')).toHaveTextContent(`${marked.length} of ${Object.keys(calls).length} calls`)
    const row = within(canvas.getByRole('row', { name: /POST \/security\/delete_device/ }))
    await expect(row.getByRole('link', { name: 'Account security/Devices' })).toHaveAttribute(
      'href',
      './?path=/story/pages-account-security-devices--default',
    )
    // The login page makes no calls of account security.
    await expect(row.queryByRole('link', { name: 'Login' })).toBeNull()
    // A call whose name is a common word is not attributed to other screens.
    const sso = within(canvas.getByRole('row', { name: /POST \/sso\/login/ }))
    await expect(sso.getAllByRole('link')).toHaveLength(1)
    await expect(sso.getByRole('link', { name: 'Login' })).toBeVisible()
    // Only calls for tests and other applications are not attributed to a screen.
    const unused = assumptions.filter(({ screens }) => screens.length === 0)
    await expect(unused.length).toBeLessThan(marked.length / 4)
  },
})

export const Searched = meta.story({
  name: 'Assumptions of one screen',
  args: { words: 'devices' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: /delete_device/ })).toBeVisible()
    await expect(canvas.queryByRole('rowheader', { name: /become_referral/ })).toBeNull()
  },
})
