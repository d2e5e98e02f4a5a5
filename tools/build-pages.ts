// Run by `npm run build`.
import { createHash } from 'node:crypto'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify, type Rolldown, transformWithOxc, type ViteBuilder } from 'vite'
import type { PrerenderedPage } from '../src/app/prerender.tsx'
import { compressFolder } from './brotli.ts'
import { describeBundle, type PageFiles, pageFiles } from './bundle-report.ts'
import { parseAssetUrl } from './deploy/asset-url.ts'
import { writeServerConfig } from './deploy/write.ts'
import { findInitialChunks, findInitialMessages } from './initial-parts.ts'
import { renderDocument } from './page-document.ts'
import { getStyleSet, opensAfterLogin, type StyleSet, styleSets } from './page-kinds.ts'
import { purgeStyles } from './purge-styles.ts'
import { securityHeaders } from './security-headers.ts'

type Output = Rolldown.RolldownOutput['output']

const root = join(import.meta.dirname, '..')
/** The output folder of the server build, which is used only for prerendering. */
export const serverFolder = join(root, '.cache/prerender')
const earlyScript = join(root, 'src/app/early-script.ts')

/** Parses an environment variable that lists origins, separated by commas or spaces. */
function parseOrigins(variable: string | undefined): string[] {
  return (variable ?? '').split(/[\s,]+/).filter(Boolean)
}

async function compileEarlyScript(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(earlyScript, 'utf8'), earlyScript, { sourcemap: false })
  // The block keeps the script's names local. The CSP allows the script by the hash of this exact text.
  const minified = await minify('early-script.js', `{${code}}`, { module: false })
  return minified.code.trim()
}

function findAsset(output: Output, name: string): Rolldown.OutputAsset {
  const asset = output.find((file) => file.type === 'asset' && file.names.includes(name))
  if (asset?.type !== 'asset') throw new Error(`The build contains no ${name}.`)
  return asset
}

async function prerenderPages(server: Output): Promise<PrerenderedPage[]> {
  const chunk = server.find((file) => file.type === 'chunk' && file.isEntry)
  if (!chunk) throw new Error('The server build has no entry to prerender with.')
  const { href } = pathToFileURL(join(serverFolder, chunk.fileName))
  const prerenderModule = (await import(href)) as typeof import('../src/app/prerender.tsx')
  return prerenderModule.prerenderPages()
}

async function buildEnvironment(builder: ViteBuilder, name: string): Promise<Output> {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`The build has no environment ${name}.`)
  const result = await builder.build(environment)
  if (!('output' in result)) throw new Error(`The ${name} build must produce exactly one output.`)
  return result.output
}

/** Writes the lazy-loaded styles to a file with a hash in its name, so that browsers can cache it forever. */
async function writeLazyStyles(dist: string, styles: string): Promise<string> {
  const file = `assets/styles-${createHash('sha256').update(styles).digest('base64url').slice(0, 8)}.css`
  await writeFile(join(dist, file), styles)
  return file
}

type HeadParts = { styles: string; script: string; files: PageFiles; assetUrl: string; path: string }

function renderHead({ styles, script, files: { entry, preloads, apiChunks }, assetUrl, path }: HeadParts): string {
  // Preload the entry too. The inline script tracks loading scripts by their preload links, because a module script's
  // own `load` event fires only once the module has run. The entry comes last, after the scripts that it imports.
  const links = [...preloads, entry].map((file) => `<link rel="modulepreload" href="${assetUrl}${file}">`)
  return [
    // Keeps the previous page visible until the markup has been parsed, instead of painting an empty page first.
    ...(opensAfterLogin(path) ? ['<link rel="expect" href="#page-data" blocking="render">'] : []),
    `<style>${styles}</style>`,
    `<script>${script}</script>`,
    ...links,
    `<script type="module" src="${assetUrl}${entry}"></script>`,
    ...apiChunks.map((file) => `<link rel="modulepreload" fetchpriority="low" href="${assetUrl}${file}">`),
  ].join('\n')
}

/** A page before it is written: its content, and the scripts that it needs before it can be used. */
type Draft = { page: PrerenderedPage; files: PageFiles; chunks: Rolldown.OutputChunk[] }

/** Returns the styles that pages inline, so that no stylesheet delays their first paint. */
async function createCriticalStyles(allStyles: string, drafts: Draft[]): Promise<Record<StyleSet, string>> {
  const sets = styleSets.map(async (set) => {
    const draftsInSet = drafts.filter(({ page }) => getStyleSet(page.path) === set)
    const contents = draftsInSet.flatMap(({ page, chunks }) => [
      ...chunks.map(({ code }) => code),
      page.app,
      page.fallbacks,
    ])
    // Inlined styles can omit the license comment, since the lazy styles keep it.
    const styles = allStyles.replace(/\/\*!.*?\*\/\s*/s, '')
    return [set, await purgeStyles(styles, contents)] as const
  })
  return Object.fromEntries(await Promise.all(sets)) as Record<StyleSet, string>
}

/** Reads the build's stylesheets, and removes their files: pages inline the styles or load them from another file. */
async function extractStyles(client: Output, dist: string, brand: string): Promise<string> {
  const sheets = [findAsset(client, 'theme.css'), ...(brand === 'portico' ? [] : [findAsset(client, 'brands.css')])]
  for (const name of ['theme.css', 'brands.css']) await rm(join(dist, findAsset(client, name).fileName))
  return sheets.map(({ source }) => String(source).trim()).join('\n')
}

/** Builds the scripts, one prerendered HTML file per route and language, the server configuration and bundle report. */
export async function buildPages(builder: ViteBuilder): Promise<void> {
  const { outDir } = builder.config.build
  const dist = resolve(root, outDir)
  const assetUrl = parseAssetUrl(process.env.ASSET_URL)
  const { VITE_BRAND: brand = 'portico' } = builder.config.env as { VITE_BRAND?: string }
  await rm(dist, { recursive: true, force: true })

  const client = await buildEnvironment(builder, 'client')
  const server = await buildEnvironment(builder, 'ssr')
  const icon = `${assetUrl}${findAsset(client, 'icon.svg').fileName}`
  const script = await compileEarlyScript()
  const drafts = (await prerenderPages(server)).map((page): Draft => {
    const files = pageFiles(client, server, page)
    return { page, files, chunks: findInitialChunks(client, files) }
  })

  const allStyles = await extractStyles(client, dist, brand)
  const styles = await createCriticalStyles(allStyles, drafts)
  const scripts = client.filter((file) => file.type === 'chunk').map(({ code }) => code)
  const markup = drafts.flatMap(({ page }) => [page.app, page.fallbacks])
  const lazyStyles =
    assetUrl + (await writeLazyStyles(dist, await purgeStyles(allStyles, [...scripts, ...markup], [/^--scene-/])))

  const pages: Record<string, PageFiles> = {}
  for (const { page, files, chunks } of drafts) {
    const { path, locale, title, app, fallbacks } = page
    const head = renderHead({ styles: styles[getStyleSet(path)], script, files, assetUrl, path })
    const messages = findInitialMessages(page, chunks)
    const submitChunks = files.submitChunks.map((file) => assetUrl + file)
    const screen = { script: assetUrl + files.screen, titleId: page.titleId, submitChunks, lazyStyles }
    const htmlFile = `${locale}${path}.html`
    await mkdir(dirname(join(dist, htmlFile)), { recursive: true })
    await writeFile(
      join(dist, htmlFile),
      renderDocument({ locale, brand, title, icon, head, screen, app, fallbacks, messages }),
    )
    pages[htmlFile] = files
  }
  const headers = securityHeaders({
    inlineScripts: [script],
    inlineStyles: [...new Set(drafts.map(({ page }) => styles[getStyleSet(page.path)]))],
    apiOrigins: parseOrigins(process.env.API_ORIGINS),
    captchaOrigins: parseOrigins(process.env.CAPTCHA_ORIGINS),
    hasSecureSubdomains: process.env.HSTS_SUBDOMAINS !== 'off',
    assetUrl,
  })
  await writeServerConfig(dist, headers)
  await compressFolder(dist)
  await mkdir(join(root, 'reports'), { recursive: true })
  await writeFile(join(root, 'reports/bundle.json'), `${JSON.stringify(describeBundle(client, pages), null, 2)}\n`)
}
