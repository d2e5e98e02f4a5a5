import { useCallback, useMemo, useState } from 'react'
import { UPDATE_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { networkOf } from '../../.storybook/networks.ts'
import { localeOf, messagesOf } from '../../.storybook/with-page.tsx'
import type { Locale } from '../../src/i18n/locales.ts'
import { type PrototypeArgs, writeArgs } from './prototype-args.ts'
import { PrototypeView } from './prototype-view.tsx'

type PrototypeStoryProps = { storyId: string; globals: Record<string, unknown>; args: PrototypeArgs }

/** The prototype in the catalogue: the toolbar says how it looks, and its state goes into the catalogue's address. */
export function PrototypeStory({ storyId, globals, args }: PrototypeStoryProps) {
  const { theme, brand, locale: wanted } = globals
  // What the product asked for, until the toolbar says otherwise; in the catalogue it says the same at once.
  const [asked, setAsked] = useState<{ locale: Locale; instead: unknown }>()
  const locale = asked?.instead === wanted ? asked?.locale : wanted
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
      setAsked({ locale: next, instead: wanted })
      addons.getChannel().emit(UPDATE_GLOBALS, { globals: { locale: next } })
    },
    [wanted],
  )
  const linkTo = (present: PrototypeArgs) => {
    const globals = `locale:${String(locale)};theme:${look.theme};brand:${look.brand};network:${network}`
    return new URL(`./?path=/story/prototype--default&args=${writeArgs(present)}&globals=${globals}`, location.href)
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
