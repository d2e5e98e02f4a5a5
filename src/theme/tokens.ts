/**
 * The design tokens: colors, sizes, radii, durations and layers. Brands other than Portico override some of them in
 * `brands.ts`. `palette` lists the raw colors. `colors` maps purposes to colors, and components use only `colors`.
 */

const palette = {
  white: '#ffffff',
  stone: {
    25: '#fdfcfa',
    50: '#faf8f4',
    100: '#f4f1eb',
    150: '#ece8e0',
    200: '#e2ddd3',
    300: '#cfc8bb',
    400: '#aaa294',
    500: '#857d70',
    600: '#686157',
    700: '#4c463e',
  },
  ink: {
    100: '#f2efea',
    300: '#b7b3b9',
    400: '#9d9aa5',
    450: '#84818e',
    500: '#767380',
    600: '#5a5765',
    700: '#3e3c48',
    750: '#33323b',
    800: '#292830',
    850: '#212027',
    900: '#1b1a20',
    950: '#131217',
  },
  iris: {
    50: '#f3f2fd',
    100: '#e8e6fb',
    200: '#d5d1f7',
    300: '#b5b0f3',
    400: '#8f88ec',
    500: '#6a62df',
    600: '#4a42c6',
    700: '#3d36a8',
    800: '#322c8a',
    900: '#28255f',
    950: '#201e42',
  },
  green: { 100: '#e4f1e9', 300: '#7ccb9f', 600: '#1f7a4d', 700: '#17643e', 900: '#16301f' },
  amber: { 100: '#faefd8', 300: '#e6bc6a', 600: '#96600a', 700: '#7c4f07', 900: '#362a14' },
  red: {
    50: '#fdf3f1',
    100: '#fbe6e2',
    300: '#f59c90',
    500: '#d9483b',
    600: '#c0352a',
    700: '#9f2a21',
    900: '#3d1e1b',
  },
} as const

export const themeNames = ['light', 'dark'] as const

export type ThemeName = (typeof themeNames)[number]

const light = {
  surface: palette.stone[50],
  'surface-raised': palette.white,
  'surface-sunken': palette.stone[100],
  'surface-hover': palette.stone[100],
  'surface-pressed': palette.stone[150],
  text: palette.ink[900],
  'text-muted': palette.ink[600],
  'text-subtle': palette.stone[600],
  'text-disabled': palette.stone[600],
  'text-on-accent': palette.white,
  'text-link': palette.iris[600],
  border: palette.stone[200],
  'border-strong': palette.stone[300],
  'border-field': palette.stone[500],
  'border-field-hover': palette.stone[600],
  accent: palette.iris[600],
  'accent-hover': palette.iris[700],
  'accent-pressed': palette.iris[800],
  'accent-soft': palette.iris[50],
  'accent-soft-hover': palette.iris[100],
  'accent-line': palette.iris[200],
  'accent-text': palette.iris[600],
  'accent-mark': palette.iris[600],
  'accent-done': palette.iris[300],
  danger: palette.red[600],
  'danger-hover': palette.red[700],
  'danger-text': palette.red[600],
  'danger-soft': palette.red[50],
  'danger-line': palette.red[100],
  success: palette.green[600],
  'success-text': palette.green[700],
  'success-soft': palette.green[100],
  warning: palette.amber[600],
  'warning-text': palette.amber[700],
  'warning-soft': palette.amber[100],
  focus: palette.iris[600],
  disabled: palette.stone[150],
  inverse: palette.ink[900],
  'text-on-inverse': palette.ink[100],
  'inverse-action': palette.iris[300],
  scrim: 'rgb(42 36 40 / .46)',
  'scrim-soft': 'rgb(250 248 244 / .66)',
}

/** The purpose of a color. A brand can override any color. */
export type ColorName = keyof typeof light

export type Colors = Record<ColorName, string>

export const colors: Record<ThemeName, Colors> = {
  light,
  dark: {
    surface: palette.ink[950],
    'surface-raised': palette.ink[900],
    'surface-sunken': palette.ink[850],
    'surface-hover': palette.ink[850],
    'surface-pressed': palette.ink[800],
    text: palette.ink[100],
    'text-muted': palette.ink[300],
    'text-subtle': palette.ink[400],
    'text-disabled': palette.ink[400],
    'text-on-accent': palette.white,
    'text-link': palette.iris[300],
    border: palette.ink[800],
    'border-strong': palette.ink[700],
    'border-field': palette.ink[500],
    'border-field-hover': palette.ink[400],
    accent: palette.iris[500],
    'accent-hover': palette.iris[600],
    'accent-pressed': palette.iris[700],
    'accent-soft': palette.iris[950],
    'accent-soft-hover': palette.iris[900],
    'accent-line': palette.iris[900],
    'accent-text': palette.iris[300],
    'accent-mark': palette.iris[400],
    'accent-done': palette.iris[600],
    danger: palette.red[600],
    'danger-hover': palette.red[700],
    'danger-text': palette.red[300],
    'danger-soft': palette.red[900],
    'danger-line': palette.red[900],
    success: palette.green[300],
    'success-text': palette.green[300],
    'success-soft': palette.green[900],
    warning: palette.amber[300],
    'warning-text': palette.amber[300],
    'warning-soft': palette.amber[900],
    focus: palette.iris[300],
    disabled: palette.ink[800],
    inverse: palette.ink[100],
    'text-on-inverse': palette.ink[900],
    'inverse-action': palette.iris[600],
    scrim: 'rgb(6 6 9 / .66)',
    'scrim-soft': 'rgb(19 18 23 / .72)',
  },
}

/** The colors and opacities (`-o`) of the brand panel's arcade: at dawn (light theme) and in lamplight (dark theme). */
export const scene: Record<ThemeName, Record<string, string>> = {
  light: {
    'wall-0': '#e3dacc',
    'wall-1': '#e9e2d6',
    'wall-2': '#efeae1',
    'wall-3': '#f4f0e9',
    'wall-4': '#f8f5f0',
    'shade-0': '#bfb3a2',
    'shade-1': '#c8bdad',
    'shade-2': '#d5ccbf',
    'shade-3': '#e0d9ce',
    lit: '#f7f2e9',
    mid: '#e2d9cc',
    'floor-0': '#cdc1af',
    'floor-1': '#ddd4c5',
    beam: '#fffaef',
    'sky-0': '#cfcdf5',
    'sky-1': '#fbf5ec',
    'beam-o': '0.7',
    'path-o': '0.85',
  },
  dark: {
    'wall-0': '#1d1c24',
    'wall-1': '#22202b',
    'wall-2': '#282633',
    'wall-3': '#302d3d',
    'wall-4': '#3b3749',
    'shade-0': '#121117',
    'shade-1': '#15141b',
    'shade-2': '#191821',
    'shade-3': '#201e29',
    lit: '#5a5672',
    mid: '#3a3749',
    'floor-0': '#15141a',
    'floor-1': '#1d1b24',
    beam: '#f3ddb4',
    'sky-0': '#a79fe8',
    'sky-1': '#f6e4c3',
    'beam-o': '0.4',
    'path-o': '0.8',
  },
}

export const shadows: Record<ThemeName, Record<'raised' | 'pop' | 'dialog', string>> = {
  light: {
    raised: '0 1px 2px rgb(40 34 24 / .05)',
    pop: '0 2px 6px rgb(40 34 24 / .06), 0 12px 28px -8px rgb(40 34 24 / .14)',
    dialog: '0 1px 2px rgb(27 26 32 / .06), 0 20px 48px -16px rgb(27 26 32 / .26)',
  },
  dark: {
    raised: '0 0 0 1px rgb(255 255 255 / .02)',
    pop: `0 0 0 1px ${palette.ink[750]}, 0 12px 28px -8px rgb(0 0 0 / .6)`,
    dialog: `0 0 0 1px ${palette.ink[750]}, 0 20px 48px -16px rgb(0 0 0 / .7)`,
  },
}

export const radius = {
  xs: '4px',
  sm: '6px',
  inner: '8px',
  control: '10px',
  card: '14px',
  dialog: '18px',
  sheet: '20px',
  arch: '20px',
  full: '999px',
}

export const space = {
  0: '0',
  px: '1px',
  0.5: '2px',
  1: '4px',
  1.5: '6px',
  2: '8px',
  2.5: '10px',
  3: '12px',
  3.5: '14px',
  4: '16px',
  4.5: '18px',
  5: '20px',
  5.5: '22px',
  6: '24px',
  6.5: '26px',
  7: '28px',
  8: '32px',
  9: '36px',
  10: '40px',
  11: '44px',
  12: '48px',
  14: '56px',
  15: '60px',
  16: '64px',
  20: '80px',
  24: '96px',
  28: '112px',
  40: '160px',
}

/**
 * One font stack per language, so that Chinese text never uses another region's glyphs. Keep the stacks short: browsers
 * look up missing fonts for each size and weight, which can add 50 ms to the first layout on a slow phone.
 */
export const fonts = {
  en: '"Segoe UI", system-ui, sans-serif',
  // `system-ui` comes last, since on Windows it has the glyphs of the system's language.
  'zh-CN': '-apple-system, "Segoe UI", "PingFang SC", "Microsoft YaHei", "Noto Sans CJK SC", system-ui, sans-serif',
  'zh-TW': '-apple-system, "Segoe UI", "PingFang TC", "Microsoft JhengHei", "Noto Sans CJK TC", system-ui, sans-serif',
  mono: 'ui-monospace, "SF Mono", SFMono-Regular, Menlo, "Cascadia Mono", Consolas, "Liberation Mono", monospace',
}

/** Font size and line height. Except in messages, line heights are multiples of 4 px: one grid for all languages. */
export const typeScale: Record<string, readonly [size: string, line: string]> = {
  caption: ['12px', '16px'],
  small: ['13px', '20px'],
  message: ['13px', '18px'],
  'message-touch': ['14px', '18px'],
  body: ['14px', '20px'],
  field: ['15px', '24px'],
  touch: ['16px', '24px'],
  title: ['18px', '24px'],
  'heading-sm': ['20px', '24px'],
  heading: ['22px', '28px'],
  'display-sm': ['26px', '32px'],
  display: ['28px', '36px'],
  hero: ['36px', '44px'],
}

export const weight = { regular: '400', medium: '500', semibold: '600' }

/** Letter-spacing of Latin text. Chinese has no letter-spacing (see theme.css). */
export const tracking = {
  display: '-0.022em',
  heading: '-0.016em',
  title: '-0.012em',
  body: '-0.003em',
  none: '0',
  code: '0.32em',
}

export const motion = { fast: '120ms', base: '160ms', slow: '200ms' }

export const easing = { out: 'cubic-bezier(.2,.8,.3,1)' }

/** Stacking order, as z-index values. Dialogs are at 9999 (WID-08). */
export const layer = {
  base: '0',
  raised: '1',
  sticky: '100',
  dropdown: '9000',
  dialog: '9999',
  blocker: '10010',
  toast: '10020',
}

export const size = {
  control: '44px',
  'control-touch': '48px',
  'control-compact': '40px',
  'control-row': '34px',
  form: '400px',
  alert: '420px',
  dialog: '480px',
  settings: '720px',
  'settings-row': '72px',
  page: '1024px',
}

/** A dialog's offset from the top, and the minimum padding above it (WID-08). */
export const layout = { 'dialog-offset': '20px', 'dialog-min-top': '10px' }
