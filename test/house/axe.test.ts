// AC-1: every story runs under axe, contrast included, in both themes; none may turn it off.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('{stories,.storybook}/**/*.{ts,tsx}').map((file) => ({
  file,
  text: readFileSync(file, 'utf8'),
}))

/** All axe settings, with their files. */
const settings = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/\ba11y: (\{.*\})|a11y\.manual/g)].map(([whole]) => `${file}: ${whole}`),
)

test('violations and uncertain findings fail a story, and the contrast rule is on', () => {
  expect(settings).toContain(
    ".storybook/preview.tsx: a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } }",
  )
  expect(settings.filter((setting) => /color-contrast/.test(setting))).toEqual([])
})

test('no story turns axe off, except for frames of other stories, which have their own run', () => {
  const others = settings.filter((setting) => !setting.startsWith('.storybook/preview.tsx:')).sort()
  expect(others).toEqual([
    'stories/review/locales/locales-page.tsx: a11y.manual',
    'stories/review/locales/locales.stories.tsx: a11y: { options: { iframes: false } }',
  ])
})

test('stories are played in the light and in the dark theme', () => {
  const config = readFileSync('vitest.config.ts', 'utf8')
  const played = [...config.matchAll(/^ {6}stories\('([\w-]+)', '(\w+)'\)/gm)].map(([, ...mode]) => mode)
  expect(new Set(played.map(([, theme]) => theme))).toEqual(new Set(['light', 'dark']))
  expect(new Set(played.map(([locale]) => locale))).toEqual(new Set(['en', 'zh-CN', 'zh-TW']))
})
