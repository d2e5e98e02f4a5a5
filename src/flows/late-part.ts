import { type ComponentType, startTransition, useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useTexts } from '../i18n/texts.tsx'
import { useEnvironment } from './environment.tsx'

/** How long after the page is ready, in ms, late parts are fetched ahead, so that they are there when the network is not. */
export const fetchAheadDelay = 1000

/** Loads what comes late, and with it the styles and texts that the page was spared at first. */
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

/**
 * A component that comes late: fetched ahead, unless `fetchAheadMs` is infinite, and again once it is needed where it was
 * lost. Nothing until it is there; `isLost` where it is needed and cannot be had, which `onLost` is told.
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
        // Drawn in slices, so that nobody who types waits for it.
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
