// Finds the messages that a page embeds: its title, and those that its initial scripts use. All other messages load
// lazily.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Rolldown } from 'vite'
import type { PrerenderedPage } from '../src/app/prerender.tsx'
import type { Message } from '../src/i18n/format-message.ts'
import type { PageFiles } from './bundle-report.ts'

type Output = Rolldown.RolldownOutput['output']

/** Not searched for messages, because it contains the titles of all pages, and a page needs only its own title. */
const routeTable = join(import.meta.dirname, '../src/app/routes.ts')
if (!existsSync(routeTable))
  throw new Error(`${routeTable} does not exist, so every page would embed the titles of all pages.`)

/** Unwraps a message without placeholders. The compiler wraps even those in an array. */
function unwrap(message: Message): Message {
  const [firstPart, ...furtherParts] = message
  return typeof firstPart === 'string' && furtherParts.length === 0 ? firstPart : message
}

/** Returns the scripts that a page needs before it can be used. */
export function findInitialChunks(client: Output, { entry, preloads }: PageFiles): Rolldown.OutputChunk[] {
  const files = new Set([entry, ...preloads])
  return client.filter((file) => file.type === 'chunk').filter(({ fileName }) => files.has(fileName))
}

/** Returns the messages that the scripts' source modules refer to by id, and the page's title. */
export function findInitialMessages(
  { messages, titleId }: Pick<PrerenderedPage, 'messages' | 'titleId'>,
  chunks: Pick<Rolldown.OutputChunk, 'moduleIds'>[],
): PrerenderedPage['messages'] {
  const modules = chunks.flatMap(({ moduleIds }) => moduleIds)
  const sources = modules.filter((module) => /\/src\/.+\.tsx?$/.test(module) && module !== routeTable)
  const literals = sources.flatMap((file) => readFileSync(file, 'utf8').match(/(?<=')[\w.-]+(?=')/g) ?? [])
  const ids = new Set<string>([titleId, ...literals])
  const earlyEntries = Object.entries(messages).filter(([id]) => ids.has(id))
  return Object.fromEntries(earlyEntries.map(([id, message]) => [id, unwrap(message)]))
}
