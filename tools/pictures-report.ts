// The report of what differs: a page to look at, beside the pictures it shows.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawDifference } from './pictures-compare.ts'
import type { Picture } from './pictures-list.ts'

export type Finding = {
  picture: Pick<Picture, 'name' | 'title'>
  before?: Buffer
  after?: Buffer
  reason: string
  /** An update wrote or removed the committed picture, so nothing is left to be done. */
  isMended?: boolean
}

const style = `
  body { margin: 2rem; font: 1rem/1.5 system-ui, sans-serif; color-scheme: light dark }
  h2 { margin: 2rem 0 0; font-size: 1.125rem }
  .sides { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 1rem }
  figure { margin: 0 }
  img { max-width: 100%; border: 1px solid gray }
`

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

function writePicture(folder: string, name: string, side: string, picture: Buffer): string {
  const file = `${name}/${side}.png`
  mkdirSync(dirname(join(folder, file)), { recursive: true })
  writeFileSync(join(folder, file), picture)
  return `<figure><figcaption>${side}</figcaption><a href="${file}"><img src="${file}" alt="${side}"></a></figure>`
}

function writeFinding(folder: string, { picture, before, after, reason }: Finding): string {
  const difference = before && after && drawDifference(before, after)
  const sides = Object.entries({ before, after, difference: difference?.picture })
    .map(([side, content]) => (content ? writePicture(folder, picture.name, side, content) : ''))
    .join('')
  const amount = difference ? ` ${difference.pixels} px.` : ''
  return `<section>
<h2>${escapeHtml(picture.title)}</h2>
<p><code>${escapeHtml(picture.name)}</code>: ${escapeHtml(reason)}${amount}</p>
<div class="sides">${sides}</div>
</section>`
}

/** Writes `index.html` and the pictures it shows into a folder that is emptied first. */
export function writeReport(folder: string, compared: number, findings: Finding[]): void {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const sections = findings.map((finding) => writeFinding(folder, finding)).join('\n')
  const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Pictures: ${findings.length} of ${compared} differ</title>
<style>${style}</style>
<h1>Pictures</h1>
<p>${compared} compared, ${findings.length} not as expected. Where a change is meant, run <code>npm run pictures:update</code>
and commit the pictures.</p>
${sections}
</html>
`
  writeFileSync(join(folder, 'index.html'), page)
}
