/** Where a script that did not come lies, as browsers tell it in their error; on this site alone. */
function addressIn(error: unknown): string | undefined {
  const [address] = /https?:\/\/[^\s'"]+/.exec(String(error)) ?? []
  return address && URL.canParse(address) && new URL(address).origin === window.location.origin ? address : undefined
}

/**
 * Loads a script that may be asked for again where it did not come. A browser remembers that it could not have a script,
 * and refuses it from then on without asking; so the next try is made under another address.
 */
export function retryable<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let lost: string | undefined
  let tries = 0
  return async () => {
    try {
      if (!lost) return await load()
      tries += 1
      return (await import(/* @vite-ignore */ `${lost}?again=${tries}`)) as Module
    } catch (error) {
      lost ??= addressIn(error)
      throw error
    }
  }
}
