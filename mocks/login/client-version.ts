/** The numbers at the start of a version; empty if it starts with anything else. */
function partsOf(version: string): number[] {
  const [numbers = ''] = /^\d+(\.\d+)*/.exec(version) ?? []
  return numbers === '' ? [] : numbers.split('.').map(Number)
}

/** Whether a client's version is at least the given one, part by part. A malformed version never is. */
export function isVersionAtLeast(version: string, least: string): boolean {
  const [parts, leastParts] = [partsOf(version), partsOf(least)]
  if (parts.length === 0) return false
  const place = leastParts.findIndex((part, index) => part !== (parts[index] ?? 0))
  return place === -1 || (parts[place] ?? 0) > (leastParts[place] ?? 0)
}
