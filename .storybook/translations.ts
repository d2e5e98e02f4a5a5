import type { Args, Renderer } from 'storybook/internal/csf'
import { createTranslations, type Translate, type Translations } from '../src/i18n/translations.tsx'
import { getLocale, getMessages } from './with-page.tsx'

declare module 'storybook/internal/csf' {
  // The type parameters must match those of the interface that this declaration augments.
  interface StoryContext<TRenderer extends Renderer = Renderer, TArgs = Args> {
    /** Returns the message with this id in the story's language, so that queries work in every language. */
    t: Translate
  }
}

/** Returns the translations in a story's language, for queries in its play function. */
export function createStoryTranslations({ globals }: { globals: Record<string, unknown> }): Translations {
  return createTranslations(getLocale(globals), getMessages(globals))
}
