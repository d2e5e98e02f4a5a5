import { startTransition, useCallback, useMemo, useRef, useState } from 'react'
import type { SafeStorage } from '../../host/safe-storage.ts'
import { useTexts } from '../../i18n/texts.tsx'
import { useEnvironment } from '../../kit/environment.tsx'
import type { CountryChoices } from '../../primitives/country-select/country-list.tsx'
import { commonCountries } from './common-countries.ts'
import type { CountryBook } from './country-book.ts'

const key = 'recent_countries'
const limit = 3

/** Returns recently chosen regions, newest first, which are stored for the life of the tab. */
export function readRecent(storage: SafeStorage): string[] {
  const stored = storage.get(key)?.split(' ') ?? []
  return stored.filter((region) => /^[A-Z]{2}$/.test(region)).slice(0, limit)
}

/** Adds a region and returns the new list, even if the list cannot be stored. */
export function addRecent(storage: SafeStorage, region: string): string[] {
  const others = readRecent(storage).filter((other) => other !== region)
  const recent = [region, ...others].slice(0, limit)
  storage.set(key, recent.join(' '))
  return recent
}

const loadBook = () => import('./country-book.ts')

/** Loads all countries on demand. `load` retries after a failure. */
export function useCountryBook() {
  const { t, locale } = useTexts()
  const { host } = useEnvironment()
  const [book, setBook] = useState<CountryBook | 'failed'>()
  const [recent, setRecent] = useState(() => readRecent(host.storage))
  const loading = useRef<Promise<CountryBook | undefined>>(undefined)

  const load = useCallback(() => {
    if (!loading.current) setBook((before) => (before === 'failed' ? undefined : before))
    loading.current ??= loadBook()
      .then(({ openCountryBook }) => openCountryBook(locale))
      .then(
        (opened) => {
          // In a transition, since the list has over two hundred rows.
          startTransition(() => setBook(opened))
          return opened
        },
        () => {
          loading.current = undefined
          setBook('failed')
          return undefined
        },
      )
    return loading.current
  }, [locale])

  const choices = useMemo((): CountryChoices => {
    if (!book || book === 'failed') return { status: book ?? 'loading' }
    const countriesIn = (regions: readonly string[]) =>
      regions.flatMap((region) => book.countries.find((country) => country.region === region) ?? [])
    const common = commonCountries.map(({ region }) => region).filter((region) => !recent.includes(region))
    const groups = [
      { label: t('phone-field.recent'), countries: countriesIn(recent) },
      { label: t('phone-field.common'), countries: countriesIn(common) },
      {
        label: t('phone-field.others'),
        countries: book.countries.filter(({ region }) => ![...recent, ...common].includes(region)),
      },
    ]
    return { status: 'ready', groups: groups.filter(({ countries }) => countries.length > 0), search: book.search }
  }, [book, recent, t])

  const remember = (region: string) => setRecent(addRecent(host.storage, region))
  return { book: book === 'failed' ? undefined : book, choices, load, remember }
}
