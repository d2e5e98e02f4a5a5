import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { brands } from '../../src/theme/brands.ts'
import { portico } from '../../src/theme/css-variables.ts'
import { type ColorName, type ThemeName, themeNames } from '../../src/theme/tokens.ts'
import { Group, Sheet, Specimen } from './specimen.tsx'

type ColorsProps = { theme: ThemeName; brand: string }

const colorGroups: Record<string, (name: string) => boolean> = {
  Surfaces: (name) =>
    name.startsWith('surface') || name.startsWith('scrim') || name.endsWith('inverse') || name === 'disabled',
  Text: (name) => name.startsWith('text') || name === 'inverse-action',
  Borders: (name) => name.startsWith('border') || name === 'focus',
  Accent: (name) => name.startsWith('accent'),
  'Danger, success, warning': (name) => /^(danger|success|warning)/.test(name),
}

function Colors({ theme, brand }: ColorsProps) {
  const variables = brands[brand] ?? portico
  const names = Object.keys(portico.colors[theme]) as ColorName[]
  return (
    <Sheet
      title="Color"
      intro="Colors are named by purpose. Components use only these names, and a brand can override their values. For each theme and brand, a test checks that the contrast is at least 4.5:1 for text, and 3:1 for the borders, icons and focus rings of controls."
    >
      {Object.entries(colorGroups).map(([title, isInGroup]) => (
        <Group key={title} title={title} minWidth={150}>
          {names.filter(isInGroup).map((name) => (
            <Specimen key={name} name={name} value={variables.colors[theme][name] ?? portico.colors[theme][name] ?? ''}>
              <div
                style={{
                  height: 56,
                  background: `var(--${name})`,
                  borderRadius: 'var(--radius-control)',
                  boxShadow: 'inset 0 0 0 1px var(--border)',
                }}
              />
            </Specimen>
          ))}
        </Group>
      ))}
      <Group title="Brand panel scene" minWidth={120}>
        {Object.entries(variables.scene[theme]).map(([name, value]) => (
          <Specimen key={name} name={name} value={value}>
            <div style={{ height: 40, background: `var(--scene-${name})`, borderRadius: 'var(--radius-sm)' }} />
          </Specimen>
        ))}
      </Group>
    </Sheet>
  )
}

const meta = preview.meta({
  title: 'Foundations/Color',
  component: Colors,
  args: { theme: 'light' as ThemeName, brand: 'portico' },
  argTypes: { theme: { options: themeNames } },
  play: async ({ args, canvas }) => {
    const { colors } = brands[args.brand] ?? portico
    for (const name of ['accent', 'surface'] as const) {
      const swatch = canvas.getByText(name).previousElementSibling
      const probe = document.createElement('span')
      probe.style.color = colors[args.theme][name] ?? ''
      await expect(swatch && getComputedStyle(swatch).backgroundColor).toBe(probe.style.color)
    }
  },
})

export const Light = meta.story({ name: 'Light', globals: { theme: 'light' } })
export const Dark = meta.story({ name: 'Dark', globals: { theme: 'dark' }, args: { theme: 'dark' } })
export const ClearSky = meta.story({
  name: 'Clear sky',
  globals: { brand: 'clear-sky', theme: 'light' },
  args: { brand: 'clear-sky' },
})
export const ClearSkyDark = meta.story({
  name: 'Clear sky, dark theme',
  globals: { brand: 'clear-sky', theme: 'dark' },
  args: { brand: 'clear-sky', theme: 'dark' },
})
