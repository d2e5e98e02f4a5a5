import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../src/primitives/tabs.tsx'

const tabs = ['Password', 'SMS code', 'QR code']

function Example() {
  return (
    <Tabs defaultValue="0">
      <TabsList aria-label="Ways to log in">
        {tabs.map((tab, index) => (
          <TabsTrigger key={tab} value={String(index)}>
            {tab}
          </TabsTrigger>
        ))}
      </TabsList>
      {tabs.map((tab, index) => (
        <TabsContent key={tab} value={String(index)}>
          {tab} …
        </TabsContent>
      ))}
    </Tabs>
  )
}

const about = `
Shows one of several alternatives. Do not use it for consecutive steps.

- **Anatomy**: \`Tabs\` around a \`TabsList\` (with an \`aria-label\`) of \`TabsTrigger\`s, and a \`TabsContent\` for each trigger.
- **Keyboard**: one tab stop; arrow keys, Home and End move between tabs and open them. If opening a tab makes a request, use \`activationMode="manual"\`, so that arrow keys only move focus and Enter opens the tab.
- **Narrow screens**: a row that is too long for the screen scrolls horizontally.
`

const meta = preview.meta({
  title: 'Primitives/Tabs',
  component: Example,
  tags: ['autodocs'],
  parameters: { layout: 'padded', docs: { description: { component: about } } },
})

export const Default = meta.story({
  name: 'First tab open',
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true')
    await userEvent.tab()
    for (const [key, name] of [
      ['ArrowRight', 'SMS code'],
      ['End', 'QR code'],
      ['ArrowRight', 'Password'],
      ['ArrowLeft', 'QR code'],
      ['Home', 'Password'],
    ]) {
      await userEvent.keyboard(`{${key}}`)
      await expect(canvas.getByRole('tab', { name })).toHaveFocus()
      await expect(await canvas.findByRole('tabpanel', { name })).toHaveTextContent(`${name} …`)
    }
    await userEvent.click(canvas.getByRole('tab', { name: 'SMS code' }))
    await canvas.findByRole('tabpanel', { name: 'SMS code' })
    await userEvent.tab({ shift: true })
    await userEvent.tab()
    await expect(canvas.getByRole('tab', { name: 'SMS code' })).toHaveFocus()
    await userEvent.click(canvas.getByRole('tab', { name: 'Password' }))
    await canvas.findByRole('tabpanel', { name: 'Password' })
  },
})

export const Narrow = meta.story({
  name: 'A row too long for the screen scrolls; dark theme',
  globals: { theme: 'dark' },
  render: () => (
    <div style={{ width: 160 }}>
      <Example />
    </div>
  ),
  play: async ({ canvas }) => {
    const list = canvas.getByRole('tablist')
    await expect(list.scrollWidth).toBeGreaterThan(list.clientWidth)
    await expect(list.scrollHeight).toBe(list.clientHeight)
  },
})
