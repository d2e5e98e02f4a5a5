import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { useLazyLoad } from '../../kit/lazy.tsx'
import { paceMs, passwordMaxLength } from '../../rules/limits.ts'

const loadHint = () => import('./strength-hint.tsx')

/**
 * Says how strong a new password is, once typing pauses. The estimator is larger than the page, so it is lazy; if it fails
 * to load, only this hint is missing.
 */
export function useStrengthHint(password: string, personalInfo: readonly string[]): ReactNode {
  const lazyLoad = useLazyLoad()
  const [rated, setRated] = useState<{ password: string; hint: ReactNode }>()
  const rate = useEffectEvent(async (typed: string) => {
    const hint = await lazyLoad(loadHint)
      .then(({ strengthHint }) => strengthHint(typed, personalInfo))
      .catch(() => undefined)
    if (hint) setRated({ password: typed, hint })
  })
  // A password that is too long is refused anyway, and slow to rate.
  const isRated = password !== '' && password.length <= passwordMaxLength

  useEffect(() => {
    if (!isRated) return
    const timer = setTimeout(() => void rate(password), paceMs)
    return () => clearTimeout(timer)
  }, [isRated, password])

  // Keep the last rating while more is typed, so that it does not flicker.
  const isContinued = rated && (password.startsWith(rated.password) || rated.password.startsWith(password))
  return isRated && isContinued ? rated.hint : undefined
}
