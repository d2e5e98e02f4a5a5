import { type ReactNode, startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTranslations } from '../i18n/translations.tsx'
import { Button } from '../primitives/button.tsx'
import { useEnvironment } from './environment.tsx'

/** When to start prefetching, in ms after the page is ready. Prefetched components also work offline. */
const prefetchDelayMs = 1000

/** When to load code that a response may need, in ms after the call starts. Loading earlier would delay the call. */
export const afterCallMs = 150

/** Used instead of an error message if a script failed to load and reloading the page may help (RS-1). */
export const failedToLoad = Symbol('failed to load')
export type FailedToLoad = typeof failedToLoad

/** Returns a function that loads lazy code, along with the styles and messages left out of the initial view. */
export function useLazyLoad(): <Value>(load: () => Promise<Value>) => Promise<Value> {
  const { loadLazyResources } = useEnvironment()
  const translations = useTranslations()
  return useCallback(
    async (load) => {
      const [value, messages] = await Promise.all([load(), loadLazyResources?.()])
      if (messages) translations.add(messages)
      return value
    },
    [loadLazyResources, translations],
  )
}

/** Prefetches lazy code soon after the page is ready. Ignores failures, since the code is requested again if needed. */
export function usePrefetch(load: () => Promise<unknown>, delayMs = prefetchDelayMs): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), delayMs)
    return () => clearTimeout(timer)
  }, [load, delayMs])
}

/** Reports that something on the page failed to load, with a button to reload the page (RS-1). */
export function LoadFailure() {
  const { t } = useTranslations()
  const { host } = useEnvironment()
  return (
    <div className="grid justify-items-start gap-4">
      {/* Not a `FieldMessage`, which would add the form code to pages without a form. */}
      <p role="alert" className="text-danger">
        {t('page.load-failed')}
      </p>
      <Button onClick={() => host.navigation.reloadOnRequest()}>{t('page.reload')}</Button>
    </div>
  )
}

type LazyComponentOptions = {
  /** Loads the component immediately. Retries a failed load whenever this becomes true. */
  isNeeded: boolean
  /** When to prefetch, in ms after the page is ready or this value changes. `Infinity` means never. */
  prefetchMs?: number
  /** Called if the component is needed and fails to load. */
  onLoadFailure?: () => void
}

/** Loads one or more lazy components. `failure` is set only if they are needed and failed to load. */
export function useLazyComponent<Component>(
  load: () => Promise<Component>,
  { isNeeded, prefetchMs = prefetchDelayMs, onLoadFailure }: LazyComponentOptions,
): { Component?: Component; failure?: ReactNode } {
  const lazyLoad = useLazyLoad()
  const [Component, setComponent] = useState<Component>()
  const [hasFailed, setHasFailed] = useState(false)
  const isLoaded = Component !== undefined
  const handleLoadFailure = useEffectEvent(() => onLoadFailure?.())
  const delay = isNeeded ? 0 : prefetchMs
  useEffect(() => {
    if (isLoaded || delay === Infinity) return
    const requestComponent = () => {
      setHasFailed(false)
      lazyLoad(load).then(
        // Use a transition, so that rendering does not block typing.
        (loadedComponent) => startTransition(() => setComponent(() => loadedComponent)),
        () => {
          setHasFailed(isNeeded)
          if (isNeeded) handleLoadFailure()
        },
      )
    }
    const timer = setTimeout(requestComponent, delay)
    return () => clearTimeout(timer)
  }, [lazyLoad, load, isNeeded, isLoaded, delay])
  return { Component, failure: hasFailed ? <LoadFailure /> : undefined }
}
