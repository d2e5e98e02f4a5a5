import { callTable } from './call-table.ts'
import type { DescribedCall } from './calls.ts'
import { codeRows } from './codes.ts'
import { needsWords } from './needs-words.ts'
import { pictureSceneOf } from './picture-scenes.ts'
import { markdownTable } from './sections.ts'
import { vitalKeysOf } from './vital-keys.ts'

const code = (text: string) => `\`${text}\``

function vitalTable(calls: DescribedCall[]): string {
  const rows = calls.flatMap(({ call }) => {
    const keys = vitalKeysOf(call)
    return keys.length > 0 ? [[code(call.path), keys.map(code).join(', ')]] : []
  })
  return markdownTable(['call', 'unreadable without'], rows)
}

function sceneTable(calls: DescribedCall[]): string {
  const scenes = [...new Set(Object.values(pictureSceneOf))]
  const rows = scenes.map((scene) => {
    const paths = calls.filter(({ name }) => pictureSceneOf[name] === scene).map(({ call }) => code(call.path))
    return [scene === 'its own scene' ? scene : code(scene), paths.join(', ')]
  })
  return markdownTable(['scene', 'calls'], rows)
}

function codeTable(): string {
  const rows = codeRows().map(({ code: value, meaning, known, page }) => [
    code(String(value)),
    meaning,
    page ?? '',
    known ? 'known' : 'assumed',
  ])
  return markdownTable(['code', 'meaning', 'what the page does', ''], rows)
}

function needsTable(): string {
  return markdownTable(
    ['for', 'is answered to'],
    Object.entries(needsWords).map(([needs, words]) => [needs, words]),
  )
}

/** The generated parts of docs/contract.md, by name. */
export function contractParts(calls: DescribedCall[]): Record<string, string> {
  return {
    'vital keys': vitalTable(calls),
    needs: needsTable(),
    calls: callTable(calls),
    scenes: sceneTable(calls),
    codes: codeTable(),
  }
}
