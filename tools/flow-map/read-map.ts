/** An edge as listed in the written map. */
export type MapRow = { flow: string; from: string; event: string; when?: string; to: string; test: string }

const row =
  /^\| (?<from>[^|]+) \| (?<event>[^|]+) \| (?<when>[^|]*) ?\| (?<to>[^|]+) \| (?<flow>[^|]+?) > (?<test>[^|]+) \|$/

/** Reads the edges of an existing map. */
export function readMap(markdown: string): MapRow[] {
  return markdown.split('\n').flatMap((line) => {
    const { from, event, when = '', to, flow, test } = row.exec(line)?.groups ?? {}
    if (!from || !event || !to || !flow || !test) return []
    return [{ flow, from, event, when: when.trim() || undefined, to, test }]
  })
}

/** A screen as listed in the written map, with the screens it links to. */
export type ScreenRow = { path: string; leadsTo: string[] }

/** Reads the screens of an existing map. */
export function readScreens(markdown: string): ScreenRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, path, leadsTo] = /^\| `(\/[^`]+)` \| ([^|]*) \| `[^`]+` \|$/.exec(line) ?? []
    return path && leadsTo !== undefined
      ? [{ path, leadsTo: Array.from(leadsTo.matchAll(/`([^`]+)`/g), ([, to = '']) => to) }]
      : []
  })
}
