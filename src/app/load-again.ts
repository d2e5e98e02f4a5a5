let tries = 0

/**
 * Loads a lazy script by its URL and, if that fails, requests it once more under another URL: Chromium remembers a failed
 * module and rejects it from then on without a request (RS-1). The build puts this in place of every dynamic import
 * (tools/load-again-plugin.ts). `needed`: the scripts that it imports, to load them beside it instead of after it. A script whose own imports failed needs a reload of the page.
 */
export async function loadAgain<Module>(
  address: string,
  needed: readonly string[] = [],
  importFrom = (from: string) => import(/* @vite-ignore */ from) as Promise<Module>,
): Promise<Module> {
  for (const other of needed) void importFrom(other).catch(() => undefined)
  try {
    return await importFrom(address)
  } catch {
    tries += 1
    return importFrom(`${address}?again=${tries}`)
  }
}
