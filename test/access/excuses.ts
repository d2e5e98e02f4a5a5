import type { Finding } from './finding.ts'

export type Excuse = Pick<Finding, 'by' | 'rule' | 'place'> & { why: string }

/** What is found and left, each with its reason. One that excuses nothing in a whole run fails that run. */
export const excuses: readonly Excuse[] = [
  {
    by: 'IBM',
    rule: 'aria_hidden_nontabbable',
    place: 'behind a dialog',
    why: 'Radix hides the page behind a dialog and holds the focus in the dialog by itself; test/widgets and test/journeys/engines.test.ts see that Tab never leaves it.',
  },
  {
    by: 'IBM',
    rule: 'aria_hidden_nontabbable',
    place: 'guard of a dialog',
    why: 'The guards at the ends of the page pass the focus on at once, into the dialog; no Tab rests on one.',
  },
  {
    by: 'IBM',
    rule: 'label_content_exists',
    place: 'behind a dialog',
    why: 'The engine reads labels without what is hidden, and so finds none in what a dialog hides whole.',
  },
  {
    by: 'IBM',
    rule: 'label_content_exists',
    place: 'around a named field',
    why: 'The search of the countries names itself; its label holds a sign alone, so that a press on that leads into the field.',
  },
  {
    by: 'IBM',
    rule: 'element_tabbable_role_valid',
    place: 'guard of a dialog',
    why: 'The same guards, around the list of countries, which leaves the page behind it in reach.',
  },
  {
    by: 'IBM',
    rule: 'element_tabbable_role_valid',
    place: 'in the notices',
    why: 'A toast is an item of a list that waits while it has the focus (AC-3), for which it must be able to have it. Radix makes it so.',
  },
  {
    by: 'IBM',
    rule: 'input_label_exists',
    place: 'in what is closed',
    why: 'The engine takes the label of a field in a closed disclosure for missing; where it is open, it finds it.',
  },
  {
    by: 'measure',
    rule: 'scrolls sideways',
    place: 'row of tabs or sections',
    why: 'One line that scrolls by itself, faded where it goes on; the focus brings each into sight, and nothing else scrolls both ways (WCAG 1.4.10).',
  },
]

const isFor = (finding: Finding) => (excuse: Excuse) =>
  excuse.by === finding.by && excuse.rule === finding.rule && excuse.place === finding.place

/** Parts what counts from what is excused, whose excuses come by their places in the list. */
export function judge(findings: readonly Finding[]): { counts: Finding[]; used: number[] } {
  const places = findings.map((finding) => excuses.findIndex(isFor(finding)))
  return {
    counts: findings.filter((_, index) => places[index] === -1),
    used: [...new Set(places)].filter((place) => place >= 0),
  }
}
