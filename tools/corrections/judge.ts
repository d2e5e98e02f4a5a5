import { type Locale, locales } from '../../src/i18n/locales.ts'
import {
  type Catalogues,
  findGaps,
  findPlaceholderSlips,
  findPoliteForms,
  findScriptSlips,
  findSyntaxSlip,
  findSyntaxSlips,
  findUntranslated,
  placeholdersOf,
} from '../texts.ts'
import type { Correction, Fault } from './read-sheet.ts'
import { markOf, readWas } from './sheet.ts'

/** One text of one language with its old and new value. */
export type Change = { line: number; id: string; locale: Locale; from: string; to: string }

export type Verdict = {
  faults: Fault[]
  changes: Change[]
  /** Texts untouched in the file but changed in the catalogue since: they keep their current value. */
  newer: string[]
}

type Cell = { locale: Locale; id: string; to: string; from: string; english: string }

/** What is wrong with a text, regardless of any other. */
function findSlip({ to, english }: Cell): string | undefined {
  if (to.trim() === '') return 'is empty.'
  if (/\p{Cc}/u.test(to)) return 'holds a line break or a tab.'
  if (to !== to.trim()) return 'begins or ends with a space.'
  const slip = findSyntaxSlip(to)
  if (slip) return `cannot be read: ${slip}.`
  const [has, needs] = [to, english].map((text) =>
    placeholdersOf(text)
      .map((name) => `{${name}}`)
      .join(' '),
  )
  return has === needs ? undefined : `must hold ${needs || 'no value in braces'}, and holds ${has || 'none'}.`
}

/** Compares a cell with the current text: whether it is a change, untouched, or based on an outdated text. */
function compare(
  { locale, to, from }: Cell,
  was: string | undefined,
): 'change' | 'same' | 'newer' | 'stale' | 'unknown' {
  if (to === from) return 'same'
  if (was === undefined) return 'change'
  const mark = readWas(was)?.[locale]
  if (mark === undefined) return 'unknown'
  if (mark === markOf(to)) return 'newer'
  return mark === markOf(from) ? 'change' : 'stale'
}

function judgeCell(cell: Cell, { line, was }: Correction, verdict: Verdict): void {
  const { id, locale, from, to } = cell
  const blame = (what: string) => verdict.faults.push({ line, message: `${id}, ${locale} ${what}` })
  switch (compare(cell, was)) {
    case 'same':
      return
    case 'newer':
      verdict.newer.push(`${id}, ${locale}`)
      return
    case 'stale':
      blame(`was changed after this file was made: it now says “${from}”, here it says “${to}”.`)
      return
    case 'unknown':
      blame('cannot be compared: its cell “was” is damaged. Take it from the file that was handed out.')
      return
    case 'change': {
      const slip = findSlip(cell)
      if (slip) blame(slip)
      else verdict.changes.push({ line, id, locale, from, to })
    }
  }
}

/** Where a row contradicts an earlier row with the same id. */
function findContradictions({ id, line, texts }: Correction, earlier: Correction): Fault[] {
  return locales
    .filter((locale) => texts[locale] !== earlier.texts[locale])
    .map((locale) => ({ line, message: `${id}, ${locale} says something else than in line ${earlier.line}.` }))
}

/** The catalogues with the changes applied. */
export function changed(catalogues: Catalogues, changes: readonly Change[]): Catalogues {
  const result = { en: { ...catalogues.en }, 'zh-CN': { ...catalogues['zh-CN'] }, 'zh-TW': { ...catalogues['zh-TW'] } }
  for (const { id, locale, to } of changes) result[locale][id] = to
  return result
}

const checks = [findSyntaxSlips, findGaps, findPlaceholderSlips, findUntranslated, findScriptSlips, findPoliteForms]

/** Compares the corrections with the current texts: lists the changes, and the faults that prevent them. */
export function judge(corrections: readonly Correction[], catalogues: Catalogues): Verdict {
  const verdict: Verdict = { faults: [], changes: [], newer: [] }
  const first = new Map<string, Correction>()
  for (const correction of corrections) {
    const { id, line, texts } = correction
    const earlier = first.get(id)
    first.set(id, earlier ?? correction)
    const english = catalogues.en[id]
    if (earlier) verdict.faults.push(...findContradictions(correction, earlier))
    else if (english === undefined) verdict.faults.push({ line, message: `No text is called “${id}”.` })
    else
      for (const locale of locales.filter((one) => texts[one] !== undefined)) {
        const cell = { id, locale, to: texts[locale] ?? '', from: catalogues[locale][id] ?? '', english }
        judgeCell(cell, correction, verdict)
      }
  }
  const result = changed(catalogues, verdict.changes)
  const lineOf = (slip: string) => verdict.changes.find(({ id }) => slip.startsWith(`${id}: `))?.line
  const slips = checks.flatMap((check) => check(result)).map((slip) => ({ line: lineOf(slip), message: `${slip}.` }))
  verdict.faults = [...verdict.faults, ...slips].sort((a, b) => (a.line ?? 0) - (b.line ?? 0))
  return verdict
}
