import { useCallback, useMemo, useState } from 'react'
import { UPDATE_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { networkOf } from '../../.storybook/networks.ts'
import { localeOf, messagesOf } from '../../.storybook/with-page.tsx'
import type { Locale } from '../../src/i18n/locales.ts'
import { type PrototypeArgs, writeArgs } from './prototype-args.ts'
import { PrototypeView } from './prototype-view.tsx'

type PrototypeStoryProps = { storyId: string; globals: Record<string, unknown>; args: PrototypeArgs }

/** The prototype in Storybook: the toolbar sets its look, and its state is kept in Storybook's URL. */
export function PrototypeStory({ storyId, globals, args }: PrototypeStoryProps) {
  const { theme, brand, locale: toolbarLocale } = globals
  // The language that the product switched to applies until the toolbar changes. In Storybook the toolbar follows at once.
  const [switched, setSwitched] = useState<{ locale: Locale; from: unknown }>()
  const locale = switched?.from === toolbarLocale ? switched?.locale : toolbarLocale
  const network = networkOf(globals)
  const look = useMemo(
    () => ({
      locale: localeOf({ locale }),
      messages: messagesOf({ locale }),
      theme: String(theme),
      brand: String(brand),
    }),
    [locale, theme, brand],
  )
  const handleArgs = useCallback(
    (updatedArgs: PrototypeArgs) => addons.getChannel().emit(UPDATE_STORY_ARGS, { storyId, updatedArgs }),
    [storyId],
  )
  const handleLocale = useCallback(
    (next: Locale) => {
      setSwitched({ locale: next, from: toolbarLocale })
      addons.getChannel().emit(UPDATE_GLOBALS, { globals: { locale: next } })
    },
    [toolbarLocale],
  )
  const linkTo = (current: PrototypeArgs) => {
    const globals = `locale:${String(locale)};theme:${look.theme};brand:${look.brand};network:${network}`
    return new URL(`./?path=/story/prototype--default&args=${writeArgs(current)}&globals=${globals}`, location.href)
      .href
  }
  return (
    <PrototypeView
      args={args}
      look={look}
      network={network}
      linkTo={linkTo}
      onArgs={handleArgs}
      onLocale={handleLocale}
    />
  )
}
