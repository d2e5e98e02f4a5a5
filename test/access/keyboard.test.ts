import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { openSite } from '../e2e/site.ts'
import { keyboardTab } from '../journeys/browsers/keyboard.ts'
import { worldOf } from '../journeys/browsers/playwright.ts'
import { journeys } from '../journeys/journeys/all.ts'
import { walk } from '../journeys/walk.ts'
import { speak } from '../screens/words.ts'
import { findLostFocus, findStopProblems } from './keyboard/stops.ts'
import { main } from './main-journeys.ts'
import { Transcript } from './screen-reader/transcript.ts'
import type { Noted } from './totals.ts'

const site = openSite()
const folder = join(import.meta.dirname, 'transcripts')
const fileOf = (name: string) => join(folder, `${name}.txt`)
const isUpdate = process.env.TRANSCRIPTS === 'update'

/** Collects problems at each focused element of a page. */
function watchStops(page: Page) {
  const problems: string[] = []
  const collect = async (find: (page: Page) => Promise<string[]>) => void problems.push(...(await find(page)))
  return { problems, onStop: () => collect(findStopProblems), onState: () => collect(findLostFocus) }
}

test.for(journeys)(
  '$name: works by keyboard alone, with a visible focus throughout (AC-6)',
  async (journey, { task }) => {
    const page = await site.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
    const { problems, onStop, onState } = watchStops(page)
    const tab = keyboardTab(page, { onStop })
    await walk(journey, worldOf(site, page, tab), { stop: onState })
    expect(problems).toEqual([])
    Object.assign(task.meta, { byKeyboard: 1 } satisfies Noted)
  },
)

test.for(main)('%s: a screen reader’s output matches the transcript (AC-2, AC-6)', async (name, { task }) => {
  const journey = journeys.find((one) => one.name === name)
  if (!journey) throw new Error(`There is no journey "${name}".`)
  const page = await site.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, locale: 'en' })
  const transcript = await Transcript.of(page, await speak('en'))
  const tab = keyboardTab(page, transcript.observer)
  const stop = (state: number) => (state === 0 ? transcript.begin() : transcript.read())
  await walk(journey, worldOf(site, page, tab), { stop })
  const file = fileOf(name)
  if (isUpdate) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(file, String(transcript))
  }
  expect(String(transcript)).toBe(readFileSync(file, 'utf8'))
  Object.assign(task.meta, { transcripts: 1 } satisfies Noted)
})

test('every transcript belongs to a journey', () => {
  expect(readdirSync(folder).sort()).toEqual(main.map((name) => `${name}.txt`).sort())
})
