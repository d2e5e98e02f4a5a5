import type { Proof, Way } from './model.ts'

/** The suites that run in a real browser. */
const inBrowser = /^test\/(?:e2e|widgets|journeys|access|deploy)\//

/** How a proof proves: its file's place says it. */
export function wayOf({ kind, file }: Pick<Proof, 'kind' | 'file'>): Way {
  if (kind === 'story') return 'story'
  if (inBrowser.test(file)) return 'browser'
  return file.startsWith('test/house/') ? 'house' : 'unit'
}
