import type { Config } from 'tailwindcss'
import type { PluginAPI } from 'tailwindcss/plugin'
import { breakpoint } from './breakpoints.ts'
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
  type,
  weight,
} from './tokens.ts'

function mapEntries<Value, Result>(values: Record<string, Value>, change: (value: Value, name: string) => Result) {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value, name)]))
}

const reference = (prefix: string) => (_: unknown, name: string) => `var(--${prefix}${name})`

const colorNames = Object.keys(colors.light) as ColorName[]

/** `text-muted` is `text-muted` as a class, not `text-text-muted`; `border` and `text` are the defaults of their kind. */
function ofKind(kind: 'text' | 'border'): Record<string, string> {
  const own = colorNames.filter((name) => name.startsWith(`${kind}-`))
  return Object.fromEntries(own.map((name) => [name.slice(kind.length + 1), `var(--${name})`]))
}

const all = { ...mapEntries(colors.light, reference('')), current: 'currentColor', transparent: 'transparent' }
const sizes = mapEntries(size, rem)

/** The tokens as Tailwind's utilities. Nothing of Tailwind's own palette or scale exists beside them. */
export const theme: Config['theme'] = {
  colors: all,
  textColor: {
    ...ofKind('text'),
    default: 'var(--text)',
    accent: 'var(--accent-text)',
    danger: 'var(--danger-text)',
    success: 'var(--success-text)',
    warning: 'var(--warning-text)',
    'inverse-action': 'var(--inverse-action)',
    current: 'currentColor',
  },
  borderColor: { ...all, ...ofKind('border'), DEFAULT: 'var(--border)' },
  spacing: { ...space, ...layout },
  width: { ...space, ...sizes, full: '100%', auto: 'auto', screen: '100vw' },
  height: { ...space, ...sizes, full: '100%', auto: 'auto', dvh: '100dvh' },
  maxWidth: { ...space, ...sizes, full: '100%', prose: '54ch' },
  minHeight: { ...space, ...sizes, dvh: '100dvh', full: '100%' },
  borderRadius: { none: '0', ...mapEntries(radius, reference('radius-')) },
  fontFamily: { mono: fonts.mono },
  fontSize: {
    ...mapEntries(type, ([fontSize, lineHeight]) => [rem(fontSize), rem(lineHeight)] as [string, string]),
    label: ['var(--label-size)', rem('20px')],
  },
  fontWeight: { ...weight, label: 'var(--label-weight)' },
  letterSpacing: tracking,
  screens: breakpoint,
  zIndex: layer,
  transitionDuration: motion,
  transitionTimingFunction: easing,
  // Their keyframes stand in theme.css: from a configuration Tailwind 4 writes none without its own theme.
  animation: {
    rise: `rise ${motion.base} ${easing.out}`,
    fade: `fade ${motion.base} ${easing.out}`,
    leave: `leave ${motion.fast} ${easing.out} forwards`,
    turn: 'turn .8s linear infinite',
    // Waiting is shown only once it lasts: nothing flashes under 300 ms.
    late: `fade ${motion.base} ${easing.out} 300ms backwards`,
  },
}

function halo(color: string) {
  return {
    'border-color': `var(--${color})`,
    'box-shadow': `0 0 0 1px var(--${color}), 0 0 0 4px color-mix(in srgb, var(--${color}) 16%, transparent)`,
    // Seen in forced colours only, where shadows are dropped.
    outline: '2px solid transparent',
  }
}

/** What the scale of utilities lacks: shadows by height, the ring around a field, low windows, and the desktop client's tight layout. */
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
      '.halo': halo('focus'),
      '.halo-danger': halo('danger-text'),
      // The bar under the tab that is open; grounds are dropped in forced colours, but for those of the system.
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
      // The line under a link in a sentence, fainter than its words.
      '.line-soft': { 'text-decoration': '1px underline color-mix(in oklab, currentColor 38%, transparent)' },
      // A link as large as a thumb needs (AC-5), in the place that its words take.
      '.thumb': { '@media (pointer: coarse)': { padding: '14px 10px', margin: '-14px -10px' } },
    })
    tailwind.addVariant('short', '@media (max-height: 560px)')
    tailwind.addVariant('client', '[data-density="client"] &')
  },
]
