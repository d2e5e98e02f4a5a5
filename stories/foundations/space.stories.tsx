import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import preview from '../../.storybook/preview.tsx'
import * as breakpoint from '../../src/theme/breakpoints.ts'
import { layer, layout, radius, shadows, size, space } from '../../src/theme/tokens.ts'
import { Group, Sheet, Specimen } from './specimen.tsx'

type TokensProps = {
  title: string
  minWidth?: number
  tokens: Record<string, number | string>
  /** The style of a token's sample. If omitted, the sample is a bar of the token's length. */
  getStyle?: (name: string) => CSSProperties
}

function Tokens({ title, minWidth, tokens, getStyle }: TokensProps) {
  return (
    <Group title={title} minWidth={minWidth}>
      {Object.entries(tokens).map(([name, value]) => (
        <Specimen key={name} name={name} value={String(value)}>
          <div
            style={getStyle?.(name) ?? { width: value, maxWidth: '100%', height: 12, background: 'var(--accent-done)' }}
          />
        </Specimen>
      ))}
    </Group>
  )
}

const shadowNames = Object.fromEntries(Object.keys(shadows.light).map((name) => [name, `--shadow-${name}`]))

const breakpointsByWidth = Object.fromEntries(
  Object.entries(breakpoint).toSorted(([, left], [, right]) => parseInt(left, 10) - parseInt(right, 10)),
)

function Space() {
  return (
    <Sheet
      title="Space"
      intro="Spacing, radii, shadows, sizes, breakpoints and layers. These tokens replace Tailwind’s own scales."
    >
      <Tokens title="Spacing" minWidth={180} tokens={space} />
      <Tokens
        title="Radius"
        minWidth={120}
        tokens={radius}
        getStyle={(name) => ({
          height: 64,
          borderRadius: `var(--radius-${name})`,
          background: 'var(--accent-soft-hover)',
        })}
      />
      <Tokens
        title="Shadow"
        tokens={shadowNames}
        getStyle={(name) => ({
          height: 80,
          borderRadius: 'var(--radius-card)',
          background: 'var(--surface-raised)',
          boxShadow: `var(--shadow-${name})`,
        })}
      />
      <Tokens title="Size" minWidth={280} tokens={{ ...size, ...layout }} />
      <Tokens title="Breakpoint (minimum width)" minWidth={280} tokens={breakpointsByWidth} />
      <Tokens title="Layer (z-index)" tokens={layer} getStyle={() => ({})} />
    </Sheet>
  )
}

const meta = preview.meta({
  title: 'Foundations/Space',
  component: Space,
  play: async ({ canvas, globals }) => {
    await expect(canvas.getByText('9999')).toBeVisible()
    const card = canvas.getByText('card').previousElementSibling
    const expectedRadius = globals.brand === 'clear-sky' ? '12px' : radius.card
    await expect(card && getComputedStyle(card).borderRadius).toBe(expectedRadius)
  },
})

export const Default = meta.story({ name: 'Spacing, radii, shadows, sizes, breakpoints and layers' })
export const ClearSky = meta.story({
  name: 'Second brand, with its own radii',
  globals: { brand: 'clear-sky' },
})
