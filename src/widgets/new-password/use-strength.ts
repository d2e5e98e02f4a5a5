import { useEffect, useEffectEvent, useState } from 'react'
import { paceMs, passwordMaxLength } from '../../rules/limits.ts'
import type { Strength } from './strength.ts'

/**
 * The strength of a new password, once typing pauses. The estimator is larger than the page, so it is lazy; if it fails
 * to load, only this hint is missing.
 */
export function useStrength(password: string, personal: readonly string[]): Strength | undefined {
  const [rated, setRated] = useState<{ password: string; strength: Strength }>()
  const rate = useEffectEvent(async (typed: string) => {
    const strength = await import('./strength.ts')
      .then(({ rateStrength }) => rateStrength(typed, personal))
      .catch(() => undefined)
    if (strength) setRated({ password: typed, strength })
  })
  // Too long is refused anyway, and slow to rate.
  const isRated = password !== '' && password.length <= passwordMaxLength

  useEffect(() => {
    if (!isRated) return
    const timer = setTimeout(() => void rate(password), paceMs)
    return () => clearTimeout(timer)
  }, [isRated, password])

  // Keep the last rating while more is typed, so that it does not flicker.
  const isContinued = rated && (password.startsWith(rated.password) || rated.password.startsWith(password))
  return isRated && isContinued ? rated.strength : undefined
}
