import type { ReactNode } from 'react'
import styles from './contract.module.css'

const marks = /(`[^`]+`|\*\*[^*]+\*\*|\[[^\]]+\]\([^)]+\))/

/** Text with the marks that the document uses: code, strong, links to other documents. */
export function Inline({ text }: { text: string }): ReactNode {
  return text.split(marks).map((part, index) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change places
    return <Part key={index} text={part} />
  })
}

function Part({ text }: { text: string }): ReactNode {
  if (text.startsWith('`')) return <code className={styles.code}>{text.slice(1, -1)}</code>
  if (text.startsWith('**')) return <strong className={styles.strong}>{text.slice(2, -2)}</strong>
  const [, label, address] = /^\[([^\]]+)\]\(([^)]+)\)$/.exec(text) ?? []
  // The documents lie in the repository, which this page has no way to; it names them.
  return label && address ? <code className={styles.code}>docs/{label}</code> : text
}

function Table({ lines }: { lines: string[] }) {
  const [head = [], , ...body] = lines.map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  )
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((cells) => (
          <tr key={cells[0]}>
            {cells.map((cell) => (
              <td key={cell}>
                <Inline text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Paragraphs, headings and tables of the document's overview. */
export function Prose({ text }: { text: string }) {
  return text.split(/\n{2,}/).map((block) => {
    if (block.startsWith('## ')) return <h3 key={block}>{block.slice(3)}</h3>
    if (block.startsWith('|')) return <Table key={block} lines={block.trim().split('\n')} />
    return (
      <p key={block}>
        <Inline text={block} />
      </p>
    )
  })
}
