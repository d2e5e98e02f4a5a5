let tries = 0

/**
 * Imports a lazy script and, if that fails, retries once under another URL, since Chromium remembers a failed module
 * and rejects it without a request (RS-1). The build replaces every dynamic import with this
 * (tools/load-again-plugin.ts). `needed` lists the scripts that it imports, so that they load in parallel; if one of
 * those fails, only reloading the page helps.
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
