import { describe, expect, test } from 'vitest'
import { brands } from '../../src/theme/brands.ts'
import { type BrandTokens, portico } from '../../src/theme/css-variables.ts'
import { type ColorName, type Colors, themeNames } from '../../src/theme/tokens.ts'

// WCAG 2.2: 4.5:1 for text (1.4.3), 3:1 for borders, icons and focus rings of controls (1.4.11).
const textMinimum = 4.5
const nonTextMinimum = 3

const surfaces: ColorName[] = ['surface', 'surface-raised', 'surface-sunken']
const textColors: ColorName[] = [
  ...(['text', 'text-muted', 'text-subtle', 'text-link', 'accent-text'] as const),
  ...(['danger-text', 'success-text', 'warning-text'] as const),
]
const nonTextColors: ColorName[] = ['border-field', 'border-field-hover', 'accent', 'accent-mark', 'focus']

type Pair = [foreground: ColorName, background: ColorName, minimum: number]
const createTextPairs = (name: ColorName, backgrounds: ColorName[]) =>
  backgrounds.map((background): Pair => [name, background, textMinimum])

const pairs: Pair[] = [
  ...textColors.flatMap((name) => createTextPairs(name, surfaces)),
  ...nonTextColors.flatMap((name) => surfaces.map((background): Pair => [name, background, nonTextMinimum])),
  ...createTextPairs('text', ['surface-hover', 'surface-pressed', 'accent-soft']),
  ...createTextPairs('text-muted', ['surface-hover', 'surface-pressed']),
  ...createTextPairs('text-on-accent', ['accent', 'accent-hover', 'accent-pressed', 'danger', 'danger-hover']),
  ...createTextPairs('accent-text', ['accent-soft', 'accent-soft-hover']),
  ...createTextPairs('danger-text', ['danger-soft']),
  ...createTextPairs('success-text', ['success-soft']),
  ...createTextPairs('warning-text', ['warning-soft']),
  ...createTextPairs('text-disabled', ['disabled']),
  ...createTextPairs('text-on-inverse', ['inverse']),
  ...createTextPairs('inverse-action', ['inverse']),
]

function computeLuminance(hex: string): number {
  const channels = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function computeContrast(foreground: string, background: string): number {
  const [lighter = 0, darker = 0] = [foreground, background].map(computeLuminance).sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

const brandTokens: Record<string, BrandTokens> = { portico, ...brands }

describe.each(Object.keys(brandTokens))('%s', (brand) => {
  test.each(themeNames)('every color pair has enough contrast in the %s theme (AC-1)', (theme) => {
    const colors = { ...portico.colors[theme], ...brandTokens[brand]?.colors[theme] } as Colors
    const failingPairs = pairs
      .map(([foreground, background, minimum]) => ({
        pair: `${foreground} on ${background}`,
        ratio: Number(computeContrast(colors[foreground], colors[background]).toFixed(2)),
        minimum,
      }))
      .filter(({ ratio, minimum }) => !(ratio >= minimum))
    expect(failingPairs).toEqual([])
  })
})
