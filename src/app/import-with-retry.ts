let retries = 0

/**
 * Imports a lazy script. If the import fails, retries it once with a different URL, because Chromium remembers a failed
 * import and would reject the same URL without a request (RS-1). If a dependency fails to load, only a reload helps.
 *
 * The build replaces every dynamic import with a call to this function (tools/retry-imports-plugin.ts). `dependencies`
 * are the URLs of the lazy script's imports, which load in parallel with it.
 */
export async function importWithRetry<Module>(
  url: string,
  dependencies: readonly string[] = [],
  importFrom = (scriptUrl: string) => import(/* @vite-ignore */ scriptUrl) as Promise<Module>,
): Promise<Module> {
  for (const dependency of dependencies) void importFrom(dependency).catch(() => undefined)
  try {
    return await importFrom(url)
  } catch {
    retries += 1
    return importFrom(`${url}?retry=${retries}`)
  }
}
