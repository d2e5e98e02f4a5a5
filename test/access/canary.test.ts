import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openSite } from '../e2e/site.ts'
import { playwrightTab } from '../journeys/browsers/playwright.ts'
import { whenReady } from '../journeys/walk.ts'
import { applyExcuses } from './excuses.ts'
import { type Appearance, inspect } from './inspect.ts'
import { findLostFocus, findStopProblems } from './keyboard/stops.ts'

const site = openSite()
const appearance: Appearance = { colorScheme: 'light', isTouch: false }

async function openLogin(): Promise<Page> {
  const page = await site.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  await page.goto('/login')
  await whenReady(playwrightTab(page))
  return page
}

/** Planted faults, and the rules that must find them, to prove that every check works. */
const faults = [
  ['axe image-alt', () => document.querySelector('main')?.append(Object.assign(new Image(), { src: '/icon.svg' }))],
  ['IBM img_alt_valid', () => document.querySelector('main')?.append(Object.assign(new Image(), { src: '/icon.svg' }))],
  ['axe color-contrast', () => Object.assign(document.querySelector('h1')?.style ?? {}, { color: '#ccc' })],
  ['measure reflow', () => Object.assign(document.querySelector('main')?.style ?? {}, { minWidth: '400px' })],
  [
    'measure cut off',
    () => Object.assign(document.querySelector('h1')?.style ?? {}, { height: '12px', overflow: 'hidden' }),
  ],
  [
    'measure scrolls sideways',
    () => {
      const box = document.createElement('div')
      Object.assign(box.style, { width: '100px', overflow: 'auto', whiteSpace: 'nowrap' })
      box.append('Longer than its box, and in one line')
      document.querySelector('main')?.append(box)
    },
  ],
  [
    'measure reduced motion',
    () => document.querySelector('h1')?.animate([{ opacity: 1 }, { opacity: 0.9 }], { duration: 60_000 }),
  ],
  ['measure overlap', () => Object.assign(document.querySelector('h1')?.style ?? {}, { marginBottom: '-70px' })],
  [
    'measure target of 24 px',
    () => {
      const small = () => Object.assign(document.createElement('button'), { innerText: '.' })
      document.querySelector('main')?.append(small(), small())
    },
  ],
  [
    'measure frame in forced colours',
    () => Object.assign(document.querySelector<HTMLElement>('[type=submit]')?.style ?? {}, { border: '0' }),
  ],
  [
    'measure edge in forced colours',
    () => Object.assign(document.querySelector<HTMLElement>('h1')?.style ?? {}, { boxShadow: '0 1px 2px #000' }),
  ],
  [
    'measure choice in forced colours',
    () => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('[role=tab]::after { background: none !important }')
      document.adoptedStyleSheets = [sheet]
    },
  ],
  [
    'measure drawing in forced colours',
    () => document.querySelector<SVGElement>('summary svg')?.style.setProperty('color', '#ccc'),
  ],
] as const

test.for(faults)('finds a planted %s', async ([rule, plant]) => {
  site.allowError(/icon\.svg/)
  const page = await openLogin()
  const rules = async () =>
    applyExcuses(await inspect(page, appearance)).counts.map(({ by, rule: found }) => `${by} ${found}`)
  expect(await rules()).not.toContain(rule)
  await page.evaluate<unknown>(plant)
  expect(await rules()).toContain(rule)
})

test('a target that is large enough for a mouse can be too small for touch', async () => {
  const page = await openLogin()
  await page.evaluate(() => {
    const button = Object.assign(document.createElement('button'), { innerText: 'Press' })
    Object.assign(button.style, { width: '40px', height: '40px' })
    document.querySelector('main')?.append(button)
  })
  const rules = async (isTouch: boolean) => (await inspect(page, { ...appearance, isTouch })).map(({ rule }) => rule)
  expect(await rules(false)).not.toContain('target of 24 px')
  expect(await rules(true)).toContain('target of 44 px')
})

test('finds lost focus, but only on a page that had focus before (AC-6)', async () => {
  const page = await openLogin()
  expect(await findLostFocus(page)).toEqual([])
  await page.locator('summary').focus()
  await findStopProblems(page)
  expect(await findLostFocus(page)).toEqual([])
  await page.locator('summary').evaluate((element) => element.remove())
  expect(await findLostFocus(page)).toEqual(['focus is lost on /login'])
})

test('finds a focused element that is covered or has no visible focus', async () => {
  const page = await openLogin()
  await page.locator('[name=login]').focus()
  await page.evaluate(() => {
    const cover = document.body.appendChild(document.createElement('div'))
    Object.assign(cover.style, { position: 'fixed', inset: '0', zIndex: '999' })
  })
  expect((await findStopProblems(page)).join()).toContain('cannot be seen')
  const summary = page.locator('summary')
  await summary.evaluate((element) => Object.assign(element.style, { outline: 'none', transition: 'none' }))
  await summary.focus()
  await findStopProblems(page)
  await page.locator('[name=login]').focus()
  expect((await findStopProblems(page)).join()).toContain('no visible focus on: <summary')
})
