// What of styles and texts a page carries itself: what its first scripts and its markup show. All else comes late.
import { readFileSync } from 'node:fs'
import type { Rolldown } from 'vite'
import type { Message } from '../src/i18n/format-message.ts'
import type { PrerenderedPage } from '../src/pages/prerender.tsx'
import type { PageFiles } from './bundle-report.ts'

type Output = Rolldown.RolldownOutput['output']

/** The route table names the title of every page; a page needs its own alone. */
const routeTable = /src\/pages\/routes\.ts$/

/** The compiler writes a list even where a text is but words. */
function plainly(message: Message): Message {
  const [only, ...rest] = message
  return typeof only === 'string' && rest.length === 0 ? only : message
}

/** The scripts that a page needs before it can be used. */
export function earlyChunks(client: Output, { entry, preloads }: PageFiles): Rolldown.OutputChunk[] {
  const files = new Set([entry, ...preloads])
  return client.filter((file) => file.type === 'chunk').filter(({ fileName }) => files.has(fileName))
}

/** The texts that stand by their id in one of the modules, and the page's title. */
export function earlyTexts(
  { messages, titleId }: Pick<PrerenderedPage, 'messages' | 'titleId'>,
  chunks: Pick<Rolldown.OutputChunk, 'moduleIds'>[],
): PrerenderedPage['messages'] {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  const sources = modules.filter((module) => /\/src\/.+\.tsx?$/.test(module) && !routeTable.test(module))
  const words = sources.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')[\w.-]+(?=')/g) ?? [])
  const ids = new Set<string>([titleId, ...words])
  const early = Object.entries(messages).filter(([id]) => ids.has(id))
  return Object.fromEntries(early.map(([id, message]) => [id, plainly(message)]))
}
