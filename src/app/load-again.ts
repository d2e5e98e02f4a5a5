let tries = 0

/**
 * Loads a lazy script by its URL and, if that fails, requests it once more under another URL: Chromium remembers a failed
 * module and rejects it from then on without a request (RS-1). The build puts this in place of every dynamic import
 * (tools/load-again-plugin.ts). A script whose own imports failed needs a reload of the page.
 */
export async function loadAgain<Module>(
  address: string,
  importFrom = (from: string) => import(/* @vite-ignore */ from) as Promise<Module>,
): Promise<Module> {
  try {
    return await importFrom(address)
  } catch {
    tries += 1
    return importFrom(`${address}?again=${tries}`)
  }
}
