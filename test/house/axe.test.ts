// AC-1: axe checks every story in the light theme and every component in the dark theme. No story may turn axe off.
// `npm run test:accessibility` checks the contrast of the pages in the dark theme.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('any story with an axe violation fails, and stories embedded in the locales page are not checked twice', () => {
  const settings = globSync('{stories,.storybook}/**/*.{ts,tsx}').flatMap((file) =>
    Array.from(readFileSync(file, 'utf8').matchAll(/\ba11y: (\{.*\})|a11y\.manual/g), ([match]) => `${file}: ${match}`),
  )
  expect(settings.sort()).toEqual([
    ".storybook/preview.tsx: a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } }",
    'stories/review/locales/locales-page.tsx: a11y.manual',
    'stories/review/locales/locales.stories.tsx: a11y: { options: { iframes: false } }',
  ])
})

test('stories run in both themes', () => {
  const config = readFileSync('vitest.config.ts', 'utf8')
  const themes = [...config.matchAll(/^ {6}stories\('[\w-]+', '(\w+)'/gm)].map(([, theme]) => theme)
  expect(new Set(themes)).toEqual(new Set(['light', 'dark']))
})
