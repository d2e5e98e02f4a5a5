import type { Finding } from './finding.ts'

export type Excuse = Pick<Finding, 'by' | 'rule' | 'context'> & { why: string }

/** Accepted findings, each with its reason. An excuse that a complete run does not need fails that run. */
export const excuses: readonly Excuse[] = [
  {
    by: 'IBM',
    rule: 'aria_hidden_nontabbable',
    context: 'behind a dialog',
    why: 'Radix hides the page behind a dialog and keeps focus in the dialog; test/widgets and test/journeys/engines.test.ts check that Tab never leaves it.',
  },
  {
    by: 'IBM',
    rule: 'aria_hidden_nontabbable',
    context: 'guard of a dialog',
    why: 'The guards at both ends of the page move focus into the dialog at once, so it never stays on them.',
  },
  {
    by: 'IBM',
    rule: 'label_content_exists',
    context: 'behind a dialog',
    why: 'The engine ignores hidden text, so it finds no label text in a page that a dialog hides completely.',
  },
  {
    by: 'IBM',
    rule: 'label_content_exists',
    context: 'around a named field',
    why: 'The country search has its own name; its label contains only an icon, so that pressing the icon focuses the field.',
  },
  {
    by: 'IBM',
    rule: 'element_tabbable_role_valid',
    context: 'guard of a dialog',
    why: 'The same guards, around the country list, which leaves the page behind it accessible.',
  },
  {
    by: 'IBM',
    rule: 'element_tabbable_role_valid',
    context: 'in a toast',
    why: 'A toast is a list item that stays open while it has focus (AC-3), so Radix makes it focusable.',
  },
  {
    by: 'IBM',
    rule: 'input_label_exists',
    context: 'in a closed disclosure',
    why: 'The engine does not find the label of a field in a closed disclosure, but does once it is open.',
  },
  {
    by: 'measure',
    rule: 'scrolls sideways',
    context: 'row of tabs or sections',
    why: 'A single row that scrolls and fades at its ends; focus scrolls each item into view, and nothing else scrolls in two directions (WCAG 1.4.10).',
  },
]

const isFor = (finding: Finding) => (excuse: Excuse) =>
  excuse.by === finding.by && excuse.rule === finding.rule && excuse.context === finding.context

/** Separates findings that count from excused ones; `used` has the indexes of the excuses. */
export function applyExcuses(findings: readonly Finding[]): { counts: Finding[]; used: number[] } {
  const indexes = findings.map((finding) => excuses.findIndex(isFor(finding)))
  return {
    counts: findings.filter((_, index) => indexes[index] === -1),
    used: [...new Set(indexes)].filter((index) => index >= 0),
  }
}
