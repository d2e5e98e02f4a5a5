import { brands } from '../src/theme/brands.ts'
import { colors, type ThemeName } from '../src/theme/tokens.ts'

/** The empty block of page-embedded values: the one place of a prerendered page that a server writes into. */
const emptyPageData = '<script type="application/json" id="page-data">{}</script>'

type PageDocument = {
  locale: string
  brand: string
  title: string
  icon: string
  /** Markup for the head: styles, scripts, preloads. */
  head: string
  /** The address of its screen's script, and the id of the title in the browser's tab; absent in development. */
  screen?: { script: string; titleId: string }
  /** What React hydrates; empty where it renders afresh. */
  app?: string
  /** What stands beside it: the words for a page without scripts. */
  fallbacks?: string
  /** The texts of its first sight, compiled; without them a page fetches all of its language. */
  texts?: object
}

/** Makes text safe between tags and inside double quotes. */
function escapeHtml(text: string): string {
  const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}

function surfaceOf(brand: string, theme: ThemeName): string {
  return brands[brand]?.colors[theme].surface ?? colors[theme].surface
}

/** One page's HTML, in development and in the build alike. */
export function renderDocument(page: PageDocument): string {
  const { locale, brand, title, icon, head, screen, app = '', fallbacks = '', texts } = page
  return `<!doctype html>
<html lang="${escapeHtml(locale)}" data-brand="${escapeHtml(brand)}">
<head>
<meta charset="utf-8">
<title>${escapeHtml(title)}</title>
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="theme-color" media="(prefers-color-scheme: light)" content="${surfaceOf(brand, 'light')}">
<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${surfaceOf(brand, 'dark')}">
<meta name="format-detection" content="telephone=no">
<link rel="icon" type="image/svg+xml" href="${icon}">
${head}
</head>
<body>
<div id="root"${screen ? ` data-script="${screen.script}" data-title="${screen.titleId}"` : ''}>${app}</div>
${fallbacks}
${emptyPageData}${texts ? `\n<script type="application/json" id="early-texts">${embeddable(texts)}</script>` : ''}
</body>
</html>
`
}

/** As JSON for a block of a page. Nothing in it can end the block early. */
function embeddable(values: object): string {
  return JSON.stringify(values).replace(/</g, '\\u003c')
}

/** Puts the page-embedded values into a page. */
export function embedPageData(html: string, pageData: object): string {
  return html.replace(emptyPageData, () => emptyPageData.replace('{}', () => embeddable(pageData)))
}
