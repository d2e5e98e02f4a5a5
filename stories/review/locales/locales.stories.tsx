import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { type Viewport, viewports } from '../../../.storybook/viewports.ts'
import { type ThemeName, themeNames } from '../../../src/theme/tokens.ts'
import { LocalesPage } from './locales-page.tsx'
import { describeOverflow } from './overflow.ts'

const meta = preview.meta({
  title: 'Review/Locales',
  component: LocalesPage,
  args: { story: 'pages-login--default', theme: 'light' as ThemeName, size: 'phone' as Viewport, isPseudoShown: false },
  argTypes: {
    theme: { control: 'inline-radio', options: themeNames },
    size: { control: 'select', options: Object.keys(viewports) },
  },
  parameters: {
    // The page itself has these controls, with labels.
    controls: { disable: true },
    // axe would wait for the frames to respond, but it does not run in them. Each story has its own check.
    a11y: { options: { iframes: false } },
  },
  render: (args, { globals }) => <LocalesPage {...args} toolbar={globals} />,
})

// This story test runs without Storybook, so it has no frames. `test/storybook/review.test.ts` checks the frames.
export const Default = meta.story({
  name: 'One state in three languages',
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toBeVisible()
  },
})

export const Overflow = meta.story({
  name: 'Text that does not fit',
  tags: ['!dev'],
  render: () => (
    <main style={{ width: 90 }}>
      <p className="whitespace-nowrap">A line that is wider than its box</p>
      <p className="truncate">A line that is truncated by its box</p>
      <p className="sr-only">A line for screen readers</p>
    </main>
  ),
  play: () => expect(describeOverflow(document)).toEqual(['“A line that is truncated by its box” is truncated.']),
})
