/** The leading numbers of a version; empty if there are none. */
function partsOf(version: string): number[] {
  const [numbers = ''] = /^\d+(\.\d+)*/.exec(version) ?? []
  return numbers === '' ? [] : numbers.split('.').map(Number)
}

/** Whether a client's version is at least `least`. A malformed one never is. */
export function isVersionAtLeast(version: string, least: string): boolean {
  const [parts, leastParts] = [partsOf(version), partsOf(least)]
  if (parts.length === 0) return false
  const index = leastParts.findIndex((part, position) => part !== (parts[position] ?? 0))
  return index === -1 || (parts[index] ?? 0) > (leastParts[index] ?? 0)
}
