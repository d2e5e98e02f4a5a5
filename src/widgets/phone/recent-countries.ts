import type { SafeStorage } from '../../host/safe-storage.ts'

const key = 'recent_countries'
const limit = 3

/** The most recently chosen regions, newest first. Only their codes are kept, for as long as the tab lasts. */
export function readRecent(storage: SafeStorage): string[] {
  const kept = storage.get(key)?.split(' ') ?? []
  return kept.filter((region) => /^[A-Z]{2}$/.test(region)).slice(0, limit)
}

/** Puts a region first and returns the new list, even if it cannot be stored. */
export function addRecent(storage: SafeStorage, region: string): string[] {
  const others = readRecent(storage).filter((other) => other !== region)
  const recent = [region, ...others].slice(0, limit)
  storage.set(key, recent.join(' '))
  return recent
}
