// AC-1: axe checks every story in the light and dark themes, including contrast, and no story may turn axe off.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('every story fails on violations and uncertain findings, but axe does not check embedded stories twice', () => {
  const settings = globSync('{stories,.storybook}/**/*.{ts,tsx}').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\ba11y: (\{.*\})|a11y\.manual/g), ([match]) => `${file}: ${match}`),
  )
  expect(settings.sort()).toEqual([
    ".storybook/preview.tsx: a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } }",
    'stories/review/locales/locales-page.tsx: a11y.manual',
    'stories/review/locales/locales.stories.tsx: a11y: { options: { iframes: false } }',
  ])
})

test('stories are played in both themes and in every language', () => {
  const config = readFileSync('vitest.config.ts', 'utf8')
  const modes = [...config.matchAll(/^ {6}stories\('([\w-]+)', '(\w+)'\)/gm)].map(([, ...mode]) => mode)
  expect(new Set(modes.map(([, theme]) => theme))).toEqual(new Set(['light', 'dark']))
  expect(new Set(modes.map(([locale]) => locale))).toEqual(new Set(['en', 'zh-CN', 'zh-TW']))
})
