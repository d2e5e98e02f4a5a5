// The texts that a page embeds itself: those used by its first scripts and its markup. All others are loaded lazily.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { PrerenderedPage } from '../src/app/prerender.tsx'
import type { Message } from '../src/i18n/format-message.ts'
import type { PageFiles } from './bundle-report.ts'

type Output = Rolldown.RolldownOutput['output']

/** The route table contains the title of every page; a page needs only its own. */
const routeTable = join(import.meta.dirname, '../src/app/routes.ts')
if (!existsSync(routeTable)) throw new Error(`${routeTable} does not exist: every page would carry the titles of all.`)

/** The compiler writes a list even for a text without placeholders. */
function unwrapped(message: Message): Message {
  const [only, ...rest] = message
  return typeof only === 'string' && rest.length === 0 ? only : message
}

/** The scripts that a page needs before it can be used. */
export function earlyChunks(client: Output, { entry, preloads }: PageFiles): Rolldown.OutputChunk[] {
  const files = new Set([entry, ...preloads])
  return client.filter((file) => file.type === 'chunk').filter(({ fileName }) => files.has(fileName))
}

/** The texts whose ids occur in one of the modules, and the page's title. */
export function earlyTexts(
  { messages, titleId }: Pick<PrerenderedPage, 'messages' | 'titleId'>,
  chunks: Pick<Rolldown.OutputChunk, 'moduleIds'>[],
): PrerenderedPage['messages'] {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  const sources = modules.filter((module) => /\/src\/.+\.tsx?$/.test(module) && module !== routeTable)
  const words = sources.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')[\w.-]+(?=')/g) ?? [])
  const ids = new Set<string>([titleId, ...words])
  const early = Object.entries(messages).filter(([id]) => ids.has(id))
  return Object.fromEntries(early.map(([id, message]) => [id, unwrapped(message)]))
}
