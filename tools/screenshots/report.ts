// Writes an HTML report of the screenshots that are not as expected, with the image files next to it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { escape as escapeHtml } from 'es-toolkit/string/escape'
import type { Screenshot } from './list.ts'

export type Finding = {
  screenshot: Pick<Screenshot, 'name' | 'title'>
  before?: Buffer
  after?: Buffer
  reason: string
  /** Whether the baseline has been written or removed, so that nothing is left to do. */
  isUpdated?: boolean
}

const style = `
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
  h2 { margin: 2rem 0 0; font-size: 1.125rem }
  .sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid gray }
  /* Subtracts one screenshot from the other, and amplifies the result so that even a faint difference is visible. */
  .difference { display: grid; isolation: isolate; background: black; filter: brightness(255) }
  .difference img { grid-area: 1 / 1; align-self: start; border: 0 }
  .difference img + img { mix-blend-mode: difference }
`

/** Writes a finding's screenshots, and returns the markup that shows them with their difference. */
function renderSides(folder: string, { screenshot: { name }, before, after }: Finding): string {
  mkdirSync(join(folder, name), { recursive: true })
  const sides = Object.entries({ before, after }).flatMap(([side, content]) => {
    if (!content) return []
    const file = `${name}/${side}.webp`
    writeFileSync(join(folder, file), content)
    return [`<figure><figcaption>${side}</figcaption><a href="${file}"><img src="${file}" alt="${side}"></a></figure>`]
  })
  const layers = ['before', 'after'].map((side) => `<img src="${name}/${side}.webp" alt="">`).join('')
  const difference = `<figure><figcaption>difference</figcaption><div class="difference">${layers}</div></figure>`
  return [...sides, ...(before && after ? [difference] : [])].join('\n')
}

/** Writes `index.html` and its screenshots into a folder, which is emptied first. */
export function writeReport(folder: string, comparedCount: number, findings: Finding[]): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sections = findings.map((finding) => {
    const { screenshot, reason } = finding
    return `<h2>${escapeHtml(screenshot.title)}</h2>
<p><code>${escapeHtml(screenshot.name)}</code>: ${escapeHtml(reason)}</p>
<div class="sides">${renderSides(folder, finding)}</div>`
  })
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Screenshots: ${comparedCount} compared, ${findings.length} not as expected</title>
<style>${style}</style>
<h1>Screenshots</h1>
<p>${comparedCount} compared, ${findings.length} not as expected. If a change is intended, run <code>npm run screenshots:update</code>
and commit the screenshots.</p>
${sections.join('\n')}
</html>
`
  writeFileSync(join(folder, 'index.html'), page)
}
