/** An edge as the written map has it. */
export type MapRow = { flow: string; from: string; event: string; when?: string; to: string; test: string }

const row =
  /^\| (?<from>[^|]+) \| (?<event>[^|]+) \| (?<when>[^|]*) ?\| (?<to>[^|]+) \| (?<flow>[^|]+?) > (?<test>[^|]+) \|$/

/** The edges of a map that was written before. */
export function readMap(markdown: string): MapRow[] {
  return markdown.split('\n').flatMap((line) => {
    const { from, event, when = '', to, flow, test } = row.exec(line)?.groups ?? {}
    if (!from || !event || !to || !flow || !test) return []
    return [{ flow, from, event, when: when.trim() || undefined, to, test }]
  })
}

/** A screen as the written map has it, and those that it leads to. */
export type ScreenRow = { path: string; leadsTo: string[] }

/** The screens of a map that was written before. */
export function readScreens(markdown: string): ScreenRow[] {
  return markdown.split('\n').flatMap((line) => {
    const [, path, leadsTo] = /^\| `(\/[^`]+)` \| ([^|]*) \| `[^`]+` \|$/.exec(line) ?? []
    return path && leadsTo !== undefined
      ? [{ path, leadsTo: Array.from(leadsTo.matchAll(/`([^`]+)`/g), ([, to = '']) => to) }]
      : []
  })
}
