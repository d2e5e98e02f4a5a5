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
import { Transcript } from './heard/transcript.ts'
import { findLostFocus, findStopProblems } from './keyboard/stops.ts'
import { main } from './main-journeys.ts'
import type { Noted } from './sums.ts'

const site = openSite()
const folder = join(import.meta.dirname, 'transcripts')
const fileOf = (name: string) => join(folder, `${name}.txt`)
const isUpdate = process.env.TRANSCRIPTS === 'update'

/** A page whose every stop of the focus is looked at. */
function watchStops(page: Page) {
  const problems: string[] = []
  const note = async (find: (page: Page) => Promise<string[]>) => void problems.push(...(await find(page)))
  return { problems, onStop: () => note(findStopProblems), onState: () => note(findLostFocus) }
}

test.for(journeys)('$name: by keyboard alone, and the focus is seen at each stop (AC-6)', async (journey, { task }) => {
  const page = await site.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 } })
  const { problems, onStop, onState } = watchStops(page)
  const tab = keyboardTab(page, { onStop })
  await walk(journey, worldOf(site, page, tab), { stop: onState })
  expect(problems).toEqual([])
  Object.assign(task.meta, { byKeyboard: 1 } satisfies Noted)
})

test.for(main)('%s: a screen reader says what its transcript says (AC-2, AC-6)', async (name, { task }) => {
  const journey = journeys.find((one) => one.name === name)
  if (!journey) throw new Error(`There is no journey "${name}".`)
  const page = await site.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 800 }, locale: 'en' })
  const transcript = await Transcript.of(page, await speak('en'))
  const tab = keyboardTab(page, transcript.hands)
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

test('no transcript is kept of a journey that is not made', () => {
  expect(readdirSync(folder).sort()).toEqual(main.map((name) => `${name}.txt`).sort())
})
