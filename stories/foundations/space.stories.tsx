import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import { breakpoint } from '../../src/theme/breakpoints.ts'
import { layer, layout, radius, shadows, size, space } from '../../src/theme/tokens.ts'
import { Group, Sheet, Specimen } from './specimen.tsx'

function Bar({ width }: { width: string }) {
  return <div style={{ width, maxWidth: '100%', height: 12, background: 'var(--accent-done)' }} />
}

function Space() {
  return (
    <Sheet
      title="Space"
      intro="Distances, radii, heights, widths and layers. Nothing of Tailwind’s own scale exists beside them."
    >
      <Group title="Distance" minWidth={180}>
        {Object.entries(space).map(([name, value]) => (
          <Specimen key={name} name={name} value={value}>
            <Bar width={value} />
          </Specimen>
        ))}
      </Group>
      <Group title="Radius" minWidth={120}>
        {Object.entries(radius).map(([name, value]) => (
          <Specimen key={name} name={name} value={value}>
            <div
              style={{ height: 64, borderRadius: `var(--radius-${name})`, background: 'var(--accent-soft-hover)' }}
            />
          </Specimen>
        ))}
      </Group>
      <Group title="Height above the page">
        {Object.keys(shadows.light).map((name) => (
          <Specimen key={name} name={name} value={`--shadow-${name}`}>
            <div
              style={{
                height: 80,
                borderRadius: 'var(--radius-card)',
                background: 'var(--surface-raised)',
                boxShadow: `var(--shadow-${name})`,
              }}
            />
          </Specimen>
        ))}
      </Group>
      <Group title="Size" minWidth={280}>
        {Object.entries({ ...size, ...layout }).map(([name, value]) => (
          <Specimen key={name} name={name} value={value}>
            <Bar width={value} />
          </Specimen>
        ))}
      </Group>
      <Group title="Breakpoint, from this width on" minWidth={280}>
        {Object.entries(breakpoint).map(([name, value]) => (
          <Specimen key={name} name={name} value={value}>
            <Bar width={value} />
          </Specimen>
        ))}
      </Group>
      <Group title="Layer">
        {Object.entries(layer).map(([name, value]) => (
          <Specimen key={name} name={name} value={value}>
            {null}
          </Specimen>
        ))}
      </Group>
    </Sheet>
  )
}

const meta = preview.meta({ title: 'Foundations/Space', component: Space })

export const Default = meta.story({
  name: 'Space, radius, size, layer',
  play: async ({ canvas }) => {
    await expect(canvas.getByText('9999')).toBeVisible()
    const card = canvas.getByText('card').previousElementSibling
    await expect(card && getComputedStyle(card).borderRadius).toBe(radius.card)
  },
})

export const ClearSky = meta.story({
  name: 'With the radii of the second brand',
  globals: { brand: 'clear-sky' },
  play: async ({ canvas }) => {
    const card = canvas.getByText('card').previousElementSibling
    await expect(card && getComputedStyle(card).borderRadius).toBe('12px')
  },
})
