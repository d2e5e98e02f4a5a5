/** The numbers that a version begins with; none where it begins with something else. */
function partsOf(version: string): number[] {
  const [numbers = ''] = /^\d+(\.\d+)*/.exec(version) ?? []
  return numbers === '' ? [] : numbers.split('.').map(Number)
}

/** Whether a client's version is this one or a later one, part by part. What is no version is never. */
export function isVersionAtLeast(version: string, least: string): boolean {
  const [parts, leastParts] = [partsOf(version), partsOf(least)]
  if (parts.length === 0) return false
  const place = leastParts.findIndex((part, index) => part !== (parts[index] ?? 0))
  return place === -1 || (parts[place] ?? 0) > (leastParts[place] ?? 0)
}
