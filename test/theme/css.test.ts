import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile } from 'tailwindcss'
import { beforeAll, describe, expect, test } from 'vitest'
import { colors, scene, shadows, themeNames, typeScale } from '../../src/theme/tokens.ts'

const require = createRequire(import.meta.url)
const themeFolder = join(import.meta.dirname, '../../src/theme')

/** Compiles an entry stylesheet with these classes, as the build does. */
async function compileSheet(name: string, classes: string[] = []): Promise<string> {
  const compiler = await compile(await readFile(join(themeFolder, name), 'utf8'), {
    base: themeFolder,
    loadStylesheet: async (id) => {
      const path = require.resolve(`${id}.css`)
      return { path, base: dirname(path), content: await readFile(path, 'utf8') }
    },
    loadModule: async (id, base) => {
      const path = join(base, id)
      const module = (await import(path)) as { default?: unknown }
      return { path, base: dirname(path), module: (module.default ?? module) as never }
    },
  })
  return compiler.build(classes)
}

/** Returns the declarations of the first rule with this selector. */
function readDeclarations(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`)
  if (start < 0) throw new Error(`No rule for ${selector}`)
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start))
  const matches = [...body.matchAll(/^\s*([\w-]+): (.*);$/gm)]
  return Object.fromEntries(matches.map(([, name = '', value = '']) => [name, value]))
}

describe('theme.css', () => {
  let css = ''
  beforeAll(async () => {
    css = await compileSheet(
      'theme.css',
      Object.keys(typeScale).map((name) => `text-${name}`),
    )
  })

  test.each(themeNames)('declares every color, scene color and shadow of the %s theme', (theme) => {
    const values = readDeclarations(css, theme === 'light' ? ':root, [data-theme="light"]' : '[data-theme="dark"]')
    expect(values['color-scheme']).toBe(theme)
    for (const [name, value] of Object.entries(colors[theme])) expect(values[`--${name}`]).toBe(value)
    for (const [name, value] of Object.entries(scene[theme])) expect(values[`--scene-${name}`]).toBe(value)
    for (const [name, value] of Object.entries(shadows[theme])) expect(values[`--shadow-${name}`]).toBe(value)
  })

  test('applies the dark theme if the system theme is dark, unless the page is set to light', () => {
    const media = css.slice(css.indexOf('@media (prefers-color-scheme: dark)'))
    expect(readDeclarations(media, ':root:not([data-theme="light"])')).toEqual(
      readDeclarations(css, '[data-theme="dark"]'),
    )
  })

  test.each(Object.entries(typeScale))('declares the size and line height of text-%s in rem', (name, [size, line]) => {
    const values = readDeclarations(css, `.text-${name}`)
    const toPixels = (value = '') => `${Number.parseFloat(/([\d.]+)rem/.exec(value)?.[1] ?? '') * 16}px`
    expect([toPixels(values['font-size']), toPixels(values['line-height'])]).toEqual([size, line])
  })

  test('declares every variable that it uses', () => {
    const usedNames = new Set([...css.matchAll(/var\((--[\w-]+)\)/g)].map(([, name]) => name))
    const declaredNames = new Set([...css.matchAll(/(--[\w-]+):/g)].map(([, name]) => name))
    expect([...usedNames].filter((name) => !declaredNames.has(name))).toEqual([])
  })
})

describe('brands.css', () => {
  test('declares a brand’s colors under its selector, and omits the default brand’s accent color', async () => {
    const css = await compileSheet('brands.css')
    expect(readDeclarations(css, '[data-brand="clear-sky"]')['--accent']).toBe('#0b6cb5')
    expect(readDeclarations(css, '[data-brand="clear-sky"][data-theme="dark"]')['color-scheme']).toBe('dark')
    expect(css).not.toContain(colors.light.accent)
  })

  test('overrides every color in both themes', async () => {
    const css = await compileSheet('brands.css')
    const selectors = { light: '[data-brand="clear-sky"]', dark: '[data-brand="clear-sky"][data-theme="dark"]' }
    for (const theme of themeNames) {
      const values = readDeclarations(css, selectors[theme])
      expect(Object.keys(colors.light).filter((name) => !values[`--${name}`])).toEqual([])
    }
  })
})
