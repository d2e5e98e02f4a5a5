import { type Colors, colors, fonts, radius, scene, shadows, type ThemeName } from './tokens.ts'

/** Tokens that differ between themes or brands and so become CSS variables. Most others are inlined at build time. */
export type BrandTokens = {
  colors: Record<ThemeName, Partial<Colors>>
  scene: Record<ThemeName, Record<string, string>>
  shadows: Partial<Record<ThemeName, Partial<(typeof shadows)[ThemeName]>>>
  radius: Partial<Record<keyof typeof radius, string>>
  /** The weight of labels, tabs and buttons, and the size of labels. */
  label: { weight: string; size: string }
}

export const portico: BrandTokens = { colors, scene, shadows, radius, label: { weight: '500', size: '13px' } }

type Declarations = Record<string, string>
type Rules = Record<string, Declarations | Record<string, Declarations>>

function createVariables(prefix: string, values: Record<string, string | undefined> = {}): Declarations {
  const entries = Object.entries(values).filter((entry): entry is [string, string] => entry[1] !== undefined)
  return Object.fromEntries(entries.map(([name, value]) => [`--${prefix}${name}`, value]))
}

/** Converts a length in px to `rem`, so that it follows the user's font size. */
export function rem(pixels: string): string {
  return pixels === '0' ? '0' : `${Number.parseFloat(pixels) / 16}rem`
}

/** Returns a theme's variables, such as `--surface`, `--scene-sky-0` and `--shadow-pop`. */
function createThemeVariables(tokens: BrandTokens, theme: ThemeName): Declarations {
  return {
    'color-scheme': theme,
    ...createVariables('', tokens.colors[theme]),
    ...createVariables('scene-', tokens.scene[theme]),
    ...createVariables('shadow-', tokens.shadows[theme]),
  }
}

/** Returns the variables that both themes share, such as `--radius-control` and `--label-weight`. */
function createSharedVariables({ radius: radii, label }: BrandTokens): Declarations {
  return { ...createVariables('radius-', radii), '--label-weight': label.weight, '--label-size': rem(label.size) }
}

/**
 * Returns the rules for the light theme (the default) and the dark theme (with `data-theme="dark"`, or if the system
 * prefers dark and the page is not set to light). `brand` is an attribute selector, or empty for the default brand.
 */
export function createBrandRules(tokens: BrandTokens, brand = ''): Rules {
  const light = createThemeVariables(tokens, 'light')
  const dark = createThemeVariables(tokens, 'dark')
  const lightSelector = brand === '' ? ':root, [data-theme="light"]' : brand
  return {
    [lightSelector]: light,
    [`:root${brand}`]: createSharedVariables(tokens),
    [`${brand}[data-theme="dark"]`]: dark,
    '@media (prefers-color-scheme: dark)': { [`:root${brand}:not([data-theme="light"])`]: dark },
  }
}

/** The font stacks as variables, which theme.css applies by language. */
export const fontRules: Rules = {
  ':root': createVariables('font-', { en: fonts.en, 'zh-CN': fonts['zh-CN'], 'zh-TW': fonts['zh-TW'] }),
}
