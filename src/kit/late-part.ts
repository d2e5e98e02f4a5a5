import { type ComponentType, startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { useEnvironment } from './environment.tsx'

/** The delay between the page being ready and the prefetching of lazy parts, in ms. Once prefetched, they also work offline. */
const fetchAheadDelay = 1000

/** Returns a loader for lazy parts that also loads the styles and texts left out of the initial view. */
export function useLate(): <Part>(load: () => Promise<Part>) => Promise<Part> {
  const { fetchLateParts } = useEnvironment()
  const texts = useTexts()
  return useCallback(
    async (load) => {
      const [part, messages] = await Promise.all([load(), fetchLateParts?.()])
      if (messages) texts.add(messages)
      return part
    },
    [fetchLateParts, texts],
  )
}

/** Prefetches a lazy part shortly after the page is ready. If it fails to load, it is requested again when it is needed. */
export function usePrefetch(load: () => Promise<unknown>): void {
  useEffect(() => {
    const timer = setTimeout(() => void load().catch(() => undefined), fetchAheadDelay)
    return () => clearTimeout(timer)
  }, [load])
}

/**
 * A lazy component: prefetched, unless `fetchAheadMs` is infinite, and requested again when needed if it failed to load. `Part`
 * is undefined until it has loaded. If it is needed and fails to load, `isLost` is true and `onLost` is called.
 */
export function useLatePart<Props>(
  load: () => Promise<ComponentType<Props>>,
  {
    isNeeded,
    fetchAheadMs = fetchAheadDelay,
    onLost,
  }: { isNeeded: boolean; fetchAheadMs?: number; onLost?: () => void },
): { Part?: ComponentType<Props>; isLost: boolean } {
  const fetchLate = useLate()
  const [Part, setPart] = useState<ComponentType<Props>>()
  const [isLost, setIsLost] = useState(false)
  const isHere = Part !== undefined
  const tellLost = useEffectEvent(() => onLost?.())
  const delay = isNeeded ? 0 : fetchAheadMs
  useEffect(() => {
    if (isHere || delay === Infinity) return
    const fetchNow = () => {
      setIsLost(false)
      fetchLate(load).then(
        // Render in a transition, so that it does not block typing.
        (loaded) => startTransition(() => setPart(() => loaded)),
        () => {
          setIsLost(isNeeded)
          if (isNeeded) tellLost()
        },
      )
    }
    const timer = setTimeout(fetchNow, delay)
    return () => clearTimeout(timer)
  }, [fetchLate, load, isNeeded, isHere, delay])
  return { Part, isLost }
}
