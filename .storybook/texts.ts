import type { Args, Renderer } from 'storybook/internal/csf'
import { createTexts, type Texts } from '../src/i18n/texts.tsx'
import { localeOf, messagesOf } from './with-page.tsx'

declare module 'storybook/internal/csf' {
  // The type parameters must match those of the interface that this declaration augments.
  interface StoryContext<TRenderer extends Renderer = Renderer, TArgs = Args> {
    /** Returns the message with this id in the story's language, so that queries work in every language. */
    t: Texts['t']
  }
}

/** Returns the texts in a story's language, for queries in its play function. */
export function textsOf({ globals }: { globals: Record<string, unknown> }): Texts {
  return createTexts(localeOf(globals), messagesOf(globals))
}
