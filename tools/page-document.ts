// Creates the HTML of pages, for `npm run build`, `npm start` and `npm run preview`.
import { escape as escapeHtml } from 'es-toolkit/string/escape'
import { brands } from '../src/theme/brands.ts'
import { colors, type ThemeName } from '../src/theme/tokens.ts'

/** The empty block of embedded values, the only part of a prerendered page that a server fills in. */
const emptyPageData = '<script type="application/json" id="page-data">{}</script>'

type PageDocument = {
  locale: string
  brand: string
  title: string
  icon: string
  /** Markup for the head: styles, scripts, preloads. */
  head: string
  /**
   * The title's message id, and URLs of the page's script, submission scripts and lazy styles. Omitted in development.
   */
  screen?: { script: string; titleId: string; submitChunks: readonly string[]; lazyStyles: string }
  /** The markup that React hydrates. If omitted, React renders the page from scratch. */
  app?: string
  /** The markup after the app: notices shown if scripts fail to load or are disabled. */
  fallbacks?: string
  /** The compiled messages of the page's initial view. If omitted, the page loads all messages in its language. */
  messages?: object
}

function getSurface(brand: string, theme: ThemeName): string {
  return brands[brand]?.colors[theme].surface ?? colors[theme].surface
}

/** Returns a page's HTML, for development and for the build. */
export function renderDocument(page: PageDocument): string {
  const { locale, brand, title, icon, head, screen, app = '', fallbacks = '', messages } = page
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" data-brand="${escapeHtml(brand)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${getSurface(brand, 'dark')}">
<meta name="theme-color" content="${getSurface(brand, 'light')}">
<meta name="format-detection" content="telephone=no">
<link rel="icon" href="${icon}">
${head}
</head>
<body>
<div id="root"${screen ? rootAttributes(screen) : ''}>${app}</div>
${fallbacks}
${emptyPageData}${messages ? `\n<script type="application/json" id="messages">${toEmbeddedJson(messages)}</script>` : ''}
</body>
</html>
`
}

function rootAttributes({ script, titleId, submitChunks, lazyStyles }: NonNullable<PageDocument['screen']>): string {
  const sendAttribute = submitChunks.length > 0 ? ` data-send="${submitChunks.join(' ')}"` : ''
  return ` data-portico="${script}" data-title="${titleId}" data-styles="${lazyStyles}"${sendAttribute}`
}

/** Returns JSON for a script block of a page, escaped so that no value can end the block. */
function toEmbeddedJson(values: object): string {
  return JSON.stringify(values).replace(/</g, '\\u003c')
}

/** Inserts the embedded values into a page. */
export function embedPageData(html: string, pageData: object): string {
  return html.replace(emptyPageData, () => emptyPageData.replace('{}', () => toEmbeddedJson(pageData)))
}
