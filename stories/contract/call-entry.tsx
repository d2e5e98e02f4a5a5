import { useState } from 'react'
import { Link } from '../../src/primitives/link.tsx'
import { Tag } from '../../src/primitives/tag.tsx'
import { needsWords } from '../../tools/openapi/needs-words.ts'
import styles from './contract.module.css'
import { FieldTable } from './field-table.tsx'
import { Inline } from './prose.tsx'
import type { CallView } from './read-contract.ts'

/** Storybook's frame sends links to the window around it unless they say otherwise. */
export const here = { target: '_self' } as const

const proofs = {
  always: 'The password must have been proved lately.',
  'with-phone': 'With a phone, the password must have been proved lately.',
}

function Facts({ operation }: CallView) {
  const accepts = operation['x-accepts']
  const proof = operation['x-needs-proof']
  const scene = operation['x-picture-scene']
  const vital = operation['x-unreadable-without']
  const facts = [
    `Answers ${needsWords[operation['x-needs']]}.`,
    proof && proofs[proof],
    scene && `Takes the picture of ${scene === 'its own scene' ? scene : `the scene \`${scene}\``}.`,
    vital && `Without ${vital.map((key) => `\`${key}\``).join(', ')} an answer is unreadable.`,
    operation.servers && 'Goes to the API host, without a prefix.',
    operation['x-blocks'] && 'The page is covered while it runs.',
    operation['x-quiet'] && 'Nothing of it is ever shown over the page.',
    accepts === 'all' && 'The page deals with all of its errors itself.',
    Array.isArray(accepts) && `The page deals with ${accepts.map((id) => `\`${id}\``).join(', ')} itself.`,
    operation['x-rules'] && `Rules: ${operation['x-rules'].join(', ')}.`,
  ].filter((fact) => typeof fact === 'string')
  return (
    <p className={styles.muted}>
      <Inline text={facts.join(' ')} />
    </p>
  )
}

function Details({ call }: { call: CallView }) {
  const { operation, method, request, answer, examples, errors } = call
  const isCall = errors.length > 0
  // The line that opened says the first one already, where it is no longer than that.
  const paragraphs = operation.description.split('\n\n').filter((text) => text !== `${operation.summary}.`)
  return (
    <div className={styles.details}>
      {paragraphs.map((text) => (
        <p key={text}>
          <Inline text={text} />
        </p>
      ))}
      <Facts {...call} />
      <FieldTable title="Request" rows={request} none={method === 'GET' ? 'No data.' : 'An empty object.'} />
      <FieldTable
        title="Answer"
        rows={answer}
        none={isCall ? 'Nothing beside success and errors.' : 'A picture or a page, for the browser itself.'}
      />
      {examples.map(({ title, value }) => (
        <section key={title}>
          <h4>{title}</h4>
          <pre className={styles.example}>{JSON.stringify(value, null, 2)}</pre>
        </section>
      ))}
      {isCall && (
        <section>
          <h4>Errors it may meet</h4>
          <ul className={styles.chips}>
            {errors.map((id) => (
              <li key={id}>
                <Link href={`#error-${id}`} {...here}>
                  {id}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** One call: a line that opens. What it holds is made when it is first seen, since there are many. */
export function CallEntry({ call, isOpenAtFirst }: { call: CallView; isOpenAtFirst: boolean }) {
  const { operation, method, path } = call
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <li id={operation.operationId} className={styles.call}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <h3>
            <span className={styles.method}>{method}</span> <code>{path}</code>
          </h3>
          <span className={styles.summary}>
            <Inline text={operation.summary} />
          </span>
          {operation['x-assumed'] && <Tag>Assumed</Tag>}
        </summary>
        {isOpen && <Details call={call} />}
      </details>
    </li>
  )
}
