import { createTexts, type Texts } from '../src/i18n/texts.tsx'
import { localeOf, messagesOf } from './with-page.tsx'

/** The texts that a story shows, for its own queries: they work in every language. */
export function textsOf({ globals }: { globals: Record<string, unknown> }): Texts {
  return createTexts(localeOf(globals), messagesOf(globals))
}
