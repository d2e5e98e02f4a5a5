import { useEffect, useEffectEvent, useState } from 'react'
import { paceMs, passwordMaxLength } from '../../rules/limits.ts'
import type { Strength } from './strength.ts'

/**
 * How strong a new password is, once typing rests: a hint, never a gate. The estimator is heavier than the page, so it is
 * fetched when somebody types a new password; where it does not come there is no hint, and nothing else is missing.
 */
export function useStrength(password: string, personal: readonly string[]): Strength | undefined {
  const [rated, setRated] = useState<{ password: string; strength: Strength }>()
  const rate = useEffectEvent(async (typed: string) => {
    const strength = await import('./strength.ts')
      .then(({ rateStrength }) => rateStrength(typed, personal))
      .catch(() => undefined)
    if (strength) setRated({ password: typed, strength })
  })
  // A longer one is refused anyway, and would only cost time.
  const isRated = password !== '' && password.length <= passwordMaxLength

  useEffect(() => {
    if (!isRated) return
    const timer = setTimeout(() => void rate(password), paceMs)
    return () => clearTimeout(timer)
  }, [isRated, password])

  // While more is typed the last rating stands: a line that blinks at every key would say nothing.
  const isContinued = rated && (password.startsWith(rated.password) || rated.password.startsWith(password))
  return isRated && isContinued ? rated.strength : undefined
}
