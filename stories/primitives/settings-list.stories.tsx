import { KeyRound, Link2, Mail, ShieldCheck } from 'lucide'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Button } from '../../src/primitives/button.tsx'
import { Icon } from '../../src/primitives/icon.tsx'
import { SettingsList, SettingsRow, SettingsState } from '../../src/primitives/settings-list.tsx'
import { SettingsPlaceholder } from '../../src/primitives/settings-placeholder.tsx'
import { Tag } from '../../src/primitives/tag.tsx'

const rows = (
  <>
    <SettingsRow
      icon={<Icon of={ShieldCheck} size="lg" />}
      tone="accent"
      title="Two-step verification"
      detail="A code at each login, after your password"
      state={
        <SettingsState>
          <Tag>Recommended</Tag> Off
        </SettingsState>
      }
      action={<Button size="row">Turn on</Button>}
    />
    <SettingsRow
      icon={<Icon of={KeyRound} size="lg" />}
      title="Password"
      state={<SettingsState tone="on">Set</SettingsState>}
      action={
        <Button variant="quiet" size="row" aria-label="Change password">
          Change
        </Button>
      }
    />
    <SettingsRow
      icon={<Icon of={Link2} size="lg" />}
      title="Linked accounts"
      detail="WeChat, DingTalk"
      state={<SettingsState tone="on">2 linked</SettingsState>}
      action={
        <Button variant="quiet" size="row" aria-label="Manage linked accounts">
          Manage
        </Button>
      }
    />
  </>
)

const meta = preview.meta({
  id: 'primitives-settingslist',
  title: 'Primitives/Settings list',
  component: SettingsList,
  tags: ['autodocs'],
  args: { title: 'Logging in', children: rows },
  decorators: [(Story) => <div className="mx-auto max-w-settings">{Story()}</div>],
})

export const LongText = meta.story({
  name: 'Long text wraps, and the action stays in place',
  args: {
    children: (
      <SettingsRow
        icon={<Icon of={Mail} size="lg" />}
        title="A-very-long-computer-name-that-somebody-gave-to-a-machine-in-an-office-with-many-others"
        tag={<Tag>This device</Tag>}
        detail="Portico 8.4.1 · Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch · 2001:0db8:85a3:0000:0000:8a2e:0370:7334"
        state={<SettingsState>the day before yesterday</SettingsState>}
        action={
          <Button variant="quiet" size="row">
            Log out
          </Button>
        }
      />
    ),
  },
  play: async ({ canvas }) => {
    const action = canvas.getByRole('button', { name: 'Log out' }).getBoundingClientRect()
    const row = canvas.getByRole('listitem').getBoundingClientRect()
    await expect(action.right).toBeLessThan(row.right)
  },
})

export const Loading = meta.story({
  name: 'Loading',
  render: () => <SettingsPlaceholder rows={3} label="Loading" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading', { selector: '[role=status]' })).toBeInTheDocument()
  },
})

export const SmallPhone = meta.story({
  name: 'On the smallest phone: no icon, and the state below the text',
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas }) => {
    const [row] = canvas.getAllByRole('listitem')
    await expect(row?.querySelector('svg')).not.toBeVisible()
    await expect(canvas.getByText('Two-step verification')).toBeVisible()
    await expect(canvas.getByText('2 linked')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth)
  },
})
