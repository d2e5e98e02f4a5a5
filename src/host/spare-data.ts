/** What browsers reveal about the network; most reveal nothing (Network Information API). */
type Network = { saveData?: boolean; effectiveType?: string }

/** Whether to prefetch. Not with Save-Data on, nor on a slow connection. */
export function hasDataToSpare(navigator: object): boolean {
  const { saveData, effectiveType = '' } = (Reflect.get(navigator, 'connection') ?? {}) as Network
  return !saveData && !/2g|^3g/.test(effectiveType)
}
