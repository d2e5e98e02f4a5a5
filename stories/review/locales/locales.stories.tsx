import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { type Viewport, viewports } from '../../../.storybook/viewports.ts'
import { type ThemeName, themeNames } from '../../../src/theme/tokens.ts'
import { LocalesPage } from './locales-page.tsx'
import { describeOverflow } from './overflow.ts'

const meta = preview.meta({
  title: 'Review/Locales',
  component: LocalesPage,
  args: { story: 'pages-login--default', theme: 'light' as ThemeName, size: 'phone' as Viewport, hasPseudo: false },
  argTypes: {
    theme: { control: 'inline-radio', options: themeNames },
    size: { control: 'select', options: Object.keys(viewports) },
  },
  parameters: {
    // The page has the same controls, with labels.
    controls: { disable: true },
    // The checker would wait for frames without a checker inside; each story is checked on its own.
    a11y: { options: { iframes: false } },
  },
  render: (args, { globals }) => <LocalesPage {...args} toolbar={globals} />,
})

// Only Storybook has stories to show: `test/window/review.test.ts` looks at them.
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
      <p className="truncate">A line that is cut off by its box</p>
      <p className="sr-only">A line for screen readers</p>
    </main>
  ),
  play: () => expect(describeOverflow(document)).toEqual(['“A line that is cut off by its box” is cut off.']),
})
