import { escape as escapeHtml } from 'es-toolkit/string/escape'

/** Markup with all its values escaped. */
export class Html {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

type Part = string | number | Html | readonly Html[] | undefined

function toMarkup(part: Part): string {
  if (part === undefined) return ''
  if (part instanceof Html) return part.text
  if (typeof part === 'object') return part.map(({ text }) => text).join('')
  return escapeHtml(String(part))
}

/** Template tag for markup: escapes every value that is not markup itself. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.map((text, index) => text + toMarkup(parts[index])).join(''))
}
