import type { Viewport } from '../../../.storybook/viewports.ts'
import { localeNames, locales } from '../../../src/i18n/locales.ts'
import type { ThemeName } from '../../../src/theme/tokens.ts'

/** What a reviewer has chosen; it stands in the address of the catalogue as the story's args. */
export type Choice = {
  /** The id of a story. */
  story: string
  theme: ThemeName
  size: Viewport
  /** The pseudo-locale stands beside the languages. */
  hasPseudo: boolean
}

export type FrameKind = { locale: string; name: string }

/** The languages of the product, and at will the one in which every text is longer. */
export function frameKinds(hasPseudo: boolean): FrameKind[] {
  const languages = locales.map((locale) => ({ locale, name: localeNames[locale] }))
  return hasPseudo ? [...languages, { locale: 'pseudo', name: 'Pseudo-locale' }] : languages
}

/** Of the toolbar's choices, those that hold in the frames too. */
const inherited = ['brand', 'client', 'network']

function globalsOf({ theme }: Choice, locale: string, toolbar: Record<string, unknown>): string {
  const values = { locale, theme, ...Object.fromEntries(inherited.map((name) => [name, toolbar[name]])) }
  const pairs = Object.entries(values).filter(([, value]) => typeof value === 'string')
  return pairs.map(([name, value]) => `${name}:${String(value)}`).join(';')
}

/** The story alone, in one language, as a frame loads it. Its accessibility check would only take time here. */
export function frameAddress(choice: Choice, locale: string, toolbar: Record<string, unknown>): string {
  const globals = `${globalsOf(choice, locale, toolbar)};a11y.manual:!true`
  return `iframe.html?${new URLSearchParams({ id: choice.story, viewMode: 'story', globals })}`
}

/** The same in the catalogue, with its toolbar and panels. */
export function catalogueAddress(choice: Choice, locale: string, toolbar: Record<string, unknown>): string {
  return `./?path=/story/${choice.story}&globals=${globalsOf(choice, locale, toolbar)}`
}
