import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLazyLoad } from '../../kit/lazy.tsx'
import { debounceMs, passwordMaxLength } from '../../rules/limits.ts'

const loadHint = () => import('./strength-hint.tsx')

/**
 * Returns a hint about a new password's strength, once typing pauses. The estimator is larger than the rest of the
 * page, so it loads lazily. If the estimator fails to load, only this hint is missing.
 */
export function useStrengthHint(password: string, personalInfo: readonly string[]): ReactNode {
  const lazyLoad = useLazyLoad()
  const [rating, setRating] = useState<{ password: string; hint: ReactNode }>()
  const rate = useEffectEvent(async (ratedPassword: string) => {
    const hint = await lazyLoad(loadHint)
      .then(({ strengthHint }) => strengthHint(ratedPassword, personalInfo))
      .catch(() => undefined)
    if (hint) setRating({ password: ratedPassword, hint })
  })
  // A password that is too long is rejected anyway, and rating it would be slow.
  const canBeRated = password !== '' && password.length <= passwordMaxLength

  useEffect(() => {
    if (!canBeRated) return
    const timer = setTimeout(() => void rate(password), debounceMs)
    return () => clearTimeout(timer)
  }, [canBeRated, password])

  // Keep the previous hint while the user adds or deletes characters at the end, so that the hint does not flicker.
  const isContinuation = rating && (password.startsWith(rating.password) || rating.password.startsWith(password))
  return canBeRated && isContinuation ? rating.hint : undefined
}
