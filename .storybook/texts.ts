import type { Args, Renderer } from 'storybook/internal/csf'
import { createTexts, type Texts } from '../src/i18n/texts.tsx'
import { localeOf, messagesOf } from './with-page.tsx'

declare module 'storybook/internal/csf' {
  // The interface that it adds to has these type parameters.
  interface StoryContext<TRenderer extends Renderer = Renderer, TArgs = Args> {
    /** The words that the story shows, by the ids of their texts: queries work in every language. */
    t: Texts['t']
  }
}

/** The texts that a story shows, for its own queries: they work in every language. */
export function textsOf({ globals }: { globals: Record<string, unknown> }): Texts {
  return createTexts(localeOf(globals), messagesOf(globals))
}
