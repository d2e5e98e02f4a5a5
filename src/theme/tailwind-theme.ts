import type { Config } from 'tailwindcss'
import type { PluginAPI } from 'tailwindcss/plugin'
import * as breakpoint from './breakpoints.ts'
import { rem } from './css-variables.ts'
import {
  type ColorName,
  colors,
  easing,
  fonts,
  layer,
  layout,
  motion,
  radius,
  shadows,
  size,
  space,
  tracking,
  typeScale,
  weight,
} from './tokens.ts'

function mapEntries<Value, Result>(values: Record<string, Value>, mapValue: (value: Value, name: string) => Result) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, mapValue(value, name)]))
}

const toReference = (prefix: string) => (_: unknown, name: string) => `var(--${prefix}${name})`

const colorNames = Object.keys(colors.light) as ColorName[]

/** Returns the colors with a prefix, keyed without it, so that the class is `text-muted`, not `text-text-muted`. */
function pickColors(prefix: 'text' | 'border'): Record<string, string> {
  const names = colorNames.filter((name) => name.startsWith(`${prefix}-`))
  return Object.fromEntries(names.map((name) => [name.slice(prefix.length + 1), `var(--${name})`]))
}

const allColors = { ...mapEntries(colors.light, toReference('')), current: 'currentColor', transparent: 'transparent' }
const sizes = mapEntries(size, rem)

/** The tokens as a Tailwind theme, without Tailwind's own palette and scales. */
export const theme: Config['theme'] = {
  colors: allColors,
  textColor: {
    ...pickColors('text'),
    default: 'var(--text)',
    accent: 'var(--accent-text)',
    danger: 'var(--danger-text)',
    success: 'var(--success-text)',
    warning: 'var(--warning-text)',
    'inverse-action': 'var(--inverse-action)',
    current: 'currentColor',
  },
  borderColor: { ...allColors, ...pickColors('border'), DEFAULT: 'var(--border)' },
  spacing: { ...space, ...layout },
  width: { ...space, ...sizes, full: '100%', auto: 'auto', screen: '100vw' },
  height: { ...space, ...sizes, full: '100%', auto: 'auto', dvh: '100dvh' },
  maxWidth: { ...space, ...sizes, full: '100%', prose: '54ch' },
  minHeight: { ...space, ...sizes, dvh: '100dvh', full: '100%' },
  borderRadius: { none: '0', ...mapEntries(radius, toReference('radius-')) },
  fontFamily: { mono: fonts.mono },
  fontSize: {
    ...mapEntries(typeScale, ([fontSize, lineHeight]) => [rem(fontSize), rem(lineHeight)] as [string, string]),
    label: ['var(--label-size)', rem('20px')],
  },
  fontWeight: { ...weight, label: 'var(--label-weight)' },
  letterSpacing: tracking,
  screens: { ...breakpoint },
  zIndex: layer,
  transitionDuration: motion,
  transitionTimingFunction: easing,
  // The keyframes of these animations are in theme.css, since Tailwind 4 emits none from this configuration.
  animation: {
    rise: `rise ${motion.base} ${easing.out}`,
    fade: `fade ${motion.base} ${easing.out}`,
    leave: `leave ${motion.fast} ${easing.out} forwards`,
    spin: 'spin .8s linear infinite',
    // Delay loading indicators, so that they do not flash during short waits.
    delayed: `fade ${motion.base} ${easing.out} 300ms backwards`,
  },
}

function createHalo(color: string) {
  return {
    'border-color': `var(--${color})`,
    'box-shadow': `0 0 0 1px var(--${color}), 0 0 0 4px color-mix(in srgb, var(--${color}) 16%, transparent)`,
    // Forced-colors mode removes shadows, so this outline becomes visible instead.
    outline: '2px solid transparent',
  }
}

/** Utilities for shadows, field rings, active tabs and links, and variants for short windows and the desktop client. */
export const plugins = [
  (tailwind: PluginAPI) => {
    tailwind.addUtilities(
      Object.fromEntries(
        Object.keys(shadows.light).map((name) => [
          `.lift-${name}`,
          {
            'box-shadow': `var(--shadow-${name})`,
            '@media (forced-colors: active)': { '&:not(:focus-visible)': { outline: '1px solid' } },
          },
        ]),
      ),
    )
    tailwind.addUtilities({
      '.halo': createHalo('focus'),
      '.halo-danger': createHalo('danger-text'),
      // The bar under the active tab. Forced-colors mode would remove its background unless it is a system color.
      '.tab-mark': {
        '&::after': {
          content: '""',
          position: 'absolute',
          inset: 'auto 0 0',
          height: '2px',
          'border-radius': 'var(--radius-xs) var(--radius-xs) 0 0',
        },
        '&[data-state=active]::after': {
          background: 'var(--accent-mark)',
          '@media (forced-colors: active)': { background: 'Highlight' },
        },
      },
      // An inline link's underline, fainter than its text. Not the `text-decoration` shorthand, since the build would
      // add three copies of it for Safari.
      '.line-soft': {
        'text-decoration-line': 'underline',
        'text-decoration-thickness': '1px',
        'text-decoration-color': 'color-mix(in oklab, currentColor 38%, transparent)',
      },
      // A link with a finger-sized touch target (AC-5) that takes up no more space than its text.
      '.touch-target': { '@media (pointer: coarse)': { padding: '14px 10px', margin: '-14px -10px' } },
    })
    tailwind.addVariant('short', '@media (max-height: 560px)')
    tailwind.addVariant('client', '[data-density="client"] &')
  },
]
