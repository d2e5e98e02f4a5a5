import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { minify, type Plugin, type Rolldown, transformWithOxc, type ViteBuilder } from 'vite'
import type { PrerenderedPage } from '../src/pages/prerender.tsx'
import { describeBundle, type PageFiles, pageFiles } from './bundle-report.ts'
import { compressFolder } from './compress.ts'
import { renderDocument } from './page-document.ts'
import { securityHeaders } from './security-headers.ts'

type Output = Rolldown.RolldownOutput['output']

const root = join(import.meta.dirname, '..')
const serverFolder = join(root, '.cache/prerender')
const earlyScript = join(root, 'src/pages/early-script.ts')

/** Origins of an environment variable, separated by commas or spaces. */
function originsOf(variable: string | undefined): string[] {
  return (variable ?? '').split(/[\s,]+/).filter(Boolean)
}

async function compileEarlyScript(): Promise<string> {
  const { code } = await transformWithOxc(await readFile(earlyScript, 'utf8'), earlyScript, { sourcemap: false })
  // As a block, its names stay its own; the page's policy names it by the hash of this very text.
  const minified = await minify('early-script.js', `{${code}}`, { module: false })
  return minified.code.trim()
}

function assetNamed(output: Output, name: string): Rolldown.OutputAsset {
  const asset = output.find((file) => file.type === 'asset' && file.names.includes(name))
  if (asset?.type !== 'asset') throw new Error(`The build made no ${name}.`)
  return asset
}

async function importPrerender(server: Output): Promise<typeof import('../src/pages/prerender.tsx')> {
  const chunk = server.find((file) => file.type === 'chunk' && file.isEntry)
  if (!chunk) throw new Error('The build made nothing to prerender with.')
  return import(pathToFileURL(join(serverFolder, chunk.fileName)).href)
}

async function buildEnvironment(builder: ViteBuilder, name: string): Promise<Output> {
  const environment = builder.environments[name]
  if (!environment) throw new Error(`The build knows no environment ${name}.`)
  const result = await builder.build(environment)
  if (!('output' in result)) throw new Error(`The build of ${name} gave no single output.`)
  return result.output
}

/** A `style` attribute would break the policy, and its words are the page's own only through the class names. */
function assertNoInlineStyle(page: PrerenderedPage, markup: string): void {
  if (/<[^>]+\sstyle="/.test(markup)) {
    throw new Error(`${page.path} is prerendered with a style attribute, which the page's policy forbids (XS-3).`)
  }
}

function headOf(styles: string, script: string, { entry, preloads }: PageFiles): string {
  const links = preloads.map((file) => `<link rel="modulepreload" href="/${file}">`)
  return [
    `<style>${styles}</style>`,
    `<script>${script}</script>`,
    ...links,
    `<script type="module" src="/${entry}"></script>`,
  ].join('\n')
}

async function buildPages(builder: ViteBuilder): Promise<void> {
  const { outDir } = builder.config.build
  const dist = join(root, outDir)
  const brand = builder.config.env.VITE_BRAND || 'portico'
  await rm(dist, { recursive: true, force: true })

  const client = await buildEnvironment(builder, 'client')
  const server = await buildEnvironment(builder, 'ssr')
  const { prerenderPages } = await importPrerender(server)

  // Every page carries the styles itself, so that nothing stands between its arrival and its first paint.
  const sheets = [assetNamed(client, 'theme.css'), ...(brand === 'portico' ? [] : [assetNamed(client, 'brands.css')])]
  const styles = sheets.map(({ source }) => String(source).trim()).join('\n')
  for (const name of ['theme.css', 'brands.css']) await rm(join(dist, assetNamed(client, name).fileName))
  const icon = `/${assetNamed(client, 'icon.svg').fileName}`
  const script = await compileEarlyScript()

  const files: Record<string, PageFiles> = {}
  for (const page of await prerenderPages()) {
    const { path, locale, title, app, fallbacks } = page
    assertNoInlineStyle(page, app + fallbacks)
    const needed = pageFiles(client, server, page)
    const head = headOf(styles, script, needed)
    const html = `${locale}${path}.html`
    await mkdir(dirname(join(dist, html)), { recursive: true })
    await writeFile(join(dist, html), renderDocument({ locale, brand, title, icon, head, app, fallbacks }))
    files[html] = needed
  }
  const headers = securityHeaders({
    inlineScripts: [script],
    inlineStyles: [styles],
    apiOrigins: originsOf(process.env.API_ORIGINS),
    captchaOrigins: originsOf(process.env.CAPTCHA_ORIGINS),
  })
  await writeFile(join(dist, 'security-headers.json'), `${JSON.stringify(headers, null, 2)}\n`)
  await compressFolder(dist)
  await mkdir(join(root, 'reports'), { recursive: true })
  await writeFile(join(root, 'reports/bundle.json'), `${JSON.stringify(describeBundle(client, files), null, 2)}\n`)
}

/** `vite build`: the client's files, then one HTML file a route and language, rendered by the same code (design: speed). */
export function prerender(): Plugin {
  return {
    name: 'portico:prerender',
    apply: 'build',
    config: () => ({
      appType: 'custom',
      publicDir: false,
      environments: {
        client: {
          build: {
            // The page's HTML names what to fetch ahead; a list of it inside the scripts would be paid for twice.
            modulePreload: { polyfill: false, resolveDependencies: () => [] },
            assetsInlineLimit: 0,
            rolldownOptions: {
              // Formik's ways that nobody takes here lead to these; they do nothing by being loaded.
              treeshake: {
                moduleSideEffects: [{ test: /node_modules\/(hoist-non-react-statics|react-is)\//, sideEffects: false }],
              },
              input: {
                entry: 'src/pages/entry.tsx',
                theme: 'src/theme/theme.css',
                brands: 'src/theme/brands.css',
              },
            },
          },
        },
        ssr: {
          resolve: { noExternal: true },
          build: {
            outDir: serverFolder,
            emptyOutDir: true,
            copyPublicDir: false,
            rolldownOptions: {
              input: { prerender: 'src/pages/prerender.tsx' },
              // Named by their content, since Node never loads a file of the same name anew.
              output: { entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
            },
          },
        },
      },
      builder: { buildApp: buildPages },
    }),
    async buildStart() {
      if (this.environment.name !== 'client') return
      const source = await readFile(join(root, 'src/pages/icon.svg'))
      this.emitFile({ type: 'asset', name: 'icon.svg', source })
    },
  }
}
