import { areas, proofs } from 'virtual:rule-coverage.js'
import { groupBy } from 'es-toolkit/array/groupBy'
import { Tag } from '../../../src/primitives/tag.tsx'
import type { Proof } from '../../../tools/rules/read-proofs.ts'
import type { Rule } from '../../../tools/rules/read-rules.ts'
import shared from '../document.module.css'
import { Filters, ReviewDocument, Select } from '../document.tsx'
import { Inline } from '../inline.tsx'
import { storyLinkProps } from '../story-link.tsx'
import { useUrlArgs } from '../url-args.ts'
import { hasWords } from '../words.ts'

/** A reviewer's selection, stored in the story's URL so that a link opens the same view. */
export type RulesSelection = {
  /** The id of an area, e.g. `WID`. */
  area: string
  /** Words to search for in the rules of all areas and in the names of their stories and tests. */
  query: string
}

/** Every rule with its stories and tests. */
export const rules = areas.flatMap((area) =>
  area.rules.map((rule) => {
    const verifiedBy = proofs.filter((proof) => proof.rules.includes(rule.id))
    const terms = [rule.id, rule.text, ...verifiedBy.flatMap(({ file, name }) => [file, name])]
    return { ...rule, area: area.id, verifiedBy, haystack: terms.join('\n').toLowerCase() }
  }),
)

const options = areas.map(({ id, title, rules: { length } }) => [id, `${id}: ${title} (${length})`] as const)

/** Groups stories by their sidebar title and tests by their file. The groups are open if only one rule is shown. */
function Proofs({ items, isOpen }: { items: readonly Proof[]; isOpen: boolean }) {
  const groups = groupBy(items, ({ kind, file, name }) => (kind === 'test' ? file : (name.split(' · ')[0] ?? '')))
  return Object.entries(groups).map(([title, members]) => (
    <details key={title} open={isOpen}>
      <summary>
        {members[0]?.kind === 'test' ? <code>{title}</code> : title}{' '}
        <span className="text-muted">{members.length}</span>
      </summary>
      <ul>
        {members.map(({ line, name, storyId }) => (
          <li key={line}>{storyId ? <a {...storyLinkProps(storyId)}>{name}</a> : name}</li>
        ))}
      </ul>
    </details>
  ))
}

type RowProps = { rule: Rule & { verifiedBy: Proof[] }; isOnlyRule: boolean }

function Row({ rule: { id, text, where, state, verifiedBy }, isOnlyRule }: RowProps) {
  return (
    <tr>
      <th scope="row">
        <a {...storyLinkProps(`review-rules--default&args=query:${id}`)}>{id}</a>{' '}
        {state !== 'covered' && <Tag tone="plain">{state}</Tag>}
      </th>
      <td>
        <Inline text={text} />
        {state !== 'covered' && (
          <p className="text-muted">
            <Inline text={where} />
          </p>
        )}
      </td>
      <td>
        <Proofs items={verifiedBy.filter(({ kind }) => kind === 'story')} isOpen={isOnlyRule} />
      </td>
      <td>
        <Proofs items={verifiedBy.filter(({ kind }) => kind === 'test')} isOpen={isOnlyRule} />
      </td>
    </tr>
  )
}

/** Finds the rules of an area, or the rules that match every word of the query. A rule's id matches only that rule. */
function findRules({ area: selectedArea, query }: RulesSelection) {
  const exactMatch = rules.filter(({ id }) => id === query.trim().toUpperCase())
  if (exactMatch.length > 0) return exactMatch
  return rules.filter(({ area, haystack }) => (query.trim() ? hasWords(haystack, query) : area === selectedArea))
}

/** Lists the numbered rules with their stories and tests. */
export function RulesPage(initialSelection: RulesSelection) {
  const [{ area, query }, updateArgs] = useUrlArgs(initialSelection)
  const matches = findRules({ area, query })
  return (
    <ReviewDocument
      title="Rules"
      intro="The rules for what the product does and how it stays safe, with the stories and tests that verify each rule. The build fails if a rule has no story or test. The links are generated from the rule IDs cited in the code of the stories and tests."
    >
      <Filters
        query={query}
        placeholder="WID-06, countdown, a story or test"
        onSearch={(search) => updateArgs({ query: search })}
        status={`${matches.length} of ${rules.length} rules`}
      >
        <Select label="Area" value={area} options={options} onChoose={(id) => updateArgs({ area: id, query: '' })} />
      </Filters>
      {matches.length === 0 && <p>No rule matches all of these words.</p>}
      <table className={`${shared.table} tablet:table-fixed`} aria-label="Rules">
        <thead>
          <tr>
            <th scope="col" className="tablet:w-[6.5rem]">
              Rule
            </th>
            <th scope="col">Description</th>
            <th scope="col">Stories</th>
            <th scope="col">Tests</th>
          </tr>
        </thead>
        <tbody>
          {matches.map((rule) => (
            <Row key={`${rule.id} ${matches.length === 1}`} rule={rule} isOnlyRule={matches.length === 1} />
          ))}
        </tbody>
      </table>
    </ReviewDocument>
  )
}
