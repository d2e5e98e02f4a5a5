// Loaded lazily, when the country list is about to open or when a pasted phone number needs all dialing codes.
import { type Country, findMainRegion, listCountries, listCountryCodes } from '../../rules/countries.ts'
import { createCountrySearch } from '../../rules/search-countries.ts'

export type CountryDirectory = {
  countries: readonly Country[]
  codes: readonly string[]
  search: (query: string) => readonly Country[]
  findMainRegion: (countryCode: string) => string | undefined
}

export function createCountryDirectory(locale: string): CountryDirectory {
  const countries = listCountries(locale)
  return {
    countries,
    codes: listCountryCodes(),
    search: createCountrySearch(countries),
    findMainRegion,
  }
}
