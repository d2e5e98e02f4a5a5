import { useEffect, useEffectEvent, useState } from 'react'
import { paceMs, passwordMaxLength } from '../../rules/limits.ts'
import type { Strength } from './strength.ts'

/**
 * The strength of a new password, once typing pauses: a hint, never a gate. The estimator is heavier than the page, so it is
 * loaded when a new password is typed; if it fails to load, only the hint is missing.
 */
export function useStrength(password: string, personal: readonly string[]): Strength | undefined {
  const [rated, setRated] = useState<{ password: string; strength: Strength }>()
  const rate = useEffectEvent(async (typed: string) => {
    const strength = await import('./strength.ts')
      .then(({ rateStrength }) => rateStrength(typed, personal))
      .catch(() => undefined)
    if (strength) setRated({ password: typed, strength })
  })
  // A longer password is refused anyway, and would only cost time.
  const isRated = password !== '' && password.length <= passwordMaxLength

  useEffect(() => {
    if (!isRated) return
    const timer = setTimeout(() => void rate(password), paceMs)
    return () => clearTimeout(timer)
  }, [isRated, password])

  // Keep the last rating while more is typed: a rating that flickers with every key would be useless.
  const isContinued = rated && (password.startsWith(rated.password) || rated.password.startsWith(password))
  return isRated && isContinued ? rated.strength : undefined
}
