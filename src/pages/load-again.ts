let tries = 0

/** Where a script that did not come lies, as most browsers tell it in their error; where this one came from alone. */
function addressIn(error: unknown, home: string): string | undefined {
  const [address] = /https?:\/\/[^\s'"]+/.exec(String(error)) ?? []
  return address?.startsWith(`${new URL(home).origin}/`) ? address : undefined
}

/**
 * Loads a script that comes late. Where it did not come it is asked for once more, under another address: Chromium remembers
 * that it could not have a script, and refuses it from then on without asking (RS-1). The build wraps every dynamic import
 * in this (tools/lean-plugins.ts). A script whose own imports were lost takes a reload.
 */
export async function loadAgain<Module>(
  load: () => Promise<Module>,
  importFrom: (address: string) => Promise<Module> = (address) => import(/* @vite-ignore */ address) as Promise<Module>,
  home = import.meta.url,
): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = addressIn(error, home)
    if (address === undefined) throw error
    tries += 1
    return importFrom(`${address}?again=${tries}`)
  }
}
