import { startTransition, useCallback, useMemo, useRef, useState } from 'react'
import type { SafeStorage } from '../../host/safe-storage.ts'
import { useTranslations } from '../../i18n/translations.tsx'
import { useEnvironment } from '../../kit/environment.tsx'
import type { CountryChoices } from '../../primitives/country-select/country-list.tsx'
import { commonCountries } from './common-countries.ts'
import type { CountryDirectory } from './country-directory.ts'

const storageKey = 'recent_countries'
const recentLimit = 3

/** Returns the regions recently chosen in this tab, newest first. */
export function readRecentRegions(storage: SafeStorage): string[] {
  const storedRegions = storage.get(storageKey)?.split(' ') ?? []
  return storedRegions.filter((region) => /^[A-Z]{2}$/.test(region)).slice(0, recentLimit)
}

/** Adds a region and returns the new list, even if the list cannot be stored. */
export function addRecentRegion(storage: SafeStorage, region: string): string[] {
  const olderRegions = readRecentRegions(storage).filter((recentRegion) => recentRegion !== region)
  const recentRegions = [region, ...olderRegions].slice(0, recentLimit)
  storage.set(storageKey, recentRegions.join(' '))
  return recentRegions
}

const loadModule = () => import('./country-directory.ts')

/** Loads all countries on demand, groups them, and stores recent choices. `load` retries after a failure. */
export function useCountryDirectory() {
  const { t, locale } = useTranslations()
  const { host } = useEnvironment()
  const [directory, setDirectory] = useState<CountryDirectory | 'failed'>()
  const [recentRegions, setRecentRegions] = useState(() => readRecentRegions(host.storage))
  const directoryPromise = useRef<Promise<CountryDirectory | undefined>>(undefined)

  const load = useCallback(() => {
    if (!directoryPromise.current) setDirectory((previous) => (previous === 'failed' ? undefined : previous))
    directoryPromise.current ??= loadModule()
      .then(({ createCountryDirectory }) => createCountryDirectory(locale))
      .then(
        (loadedDirectory) => {
          // Use a transition, since rendering over 200 rows takes time.
          startTransition(() => setDirectory(loadedDirectory))
          return loadedDirectory
        },
        () => {
          directoryPromise.current = undefined
          setDirectory('failed')
          return undefined
        },
      )
    return directoryPromise.current
  }, [locale])

  const choices = useMemo((): CountryChoices => {
    if (!directory || directory === 'failed') return { status: directory ?? 'loading' }
    const findCountries = (regions: readonly string[]) =>
      regions.flatMap((region) => directory.countries.find((country) => country.region === region) ?? [])
    const commonRegions = commonCountries
      .map(({ region }) => region)
      .filter((region) => !recentRegions.includes(region))
    const groups = [
      { label: t('phone-field.recent'), countries: findCountries(recentRegions) },
      { label: t('phone-field.common'), countries: findCountries(commonRegions) },
      {
        label: t('phone-field.others'),
        countries: directory.countries.filter(({ region }) => ![...recentRegions, ...commonRegions].includes(region)),
      },
    ]
    return { status: 'ready', groups: groups.filter(({ countries }) => countries.length > 0), search: directory.search }
  }, [directory, recentRegions, t])

  const remember = (region: string) => setRecentRegions(addRecentRegion(host.storage, region))
  return { directory: directory === 'failed' ? undefined : directory, choices, load, remember }
}
