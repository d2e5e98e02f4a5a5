/** What browsers tell of the network; most tell nothing (Network Information API). */
type Network = { saveData?: boolean; effectiveType?: string }

/** Whether what is only likely to be needed may be fetched: not for who saves data, nor over a network that has enough to carry. */
export function hasDataToSpare(navigator: object): boolean {
  const { saveData, effectiveType = '' } = (Reflect.get(navigator, 'connection') ?? {}) as Network
  return !saveData && !/2g|^3g/.test(effectiveType)
}
