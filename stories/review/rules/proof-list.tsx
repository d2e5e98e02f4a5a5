import { useState } from 'react'
import { Link } from '../../../src/primitives/link.tsx'
import { byFile, type ProofView, proofsOf } from './read-coverage.ts'
import { StoryLink, toRule } from './rule-entry.tsx'
import styles from './rules.module.css'

function Proofs({ proofs }: { proofs: ProofView[] }) {
  return (
    <ul className={styles.names}>
      {proofs.map((proof) => (
        <li key={proof.line} className={styles.proof}>
          <span>{proof.kind === 'story' ? <StoryLink proof={proof} /> : proof.name}</span>
          <span className={styles.ids}>
            {proof.rules.map((id) => (
              <Link key={id} variant="plain" {...toRule(id)}>
                {id}
              </Link>
            ))}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** A file that opens. What it holds is made when it is first seen, since there are many. */
function ProofFile({ file, proofs, isOpenAtFirst }: { file: string; proofs: ProofView[]; isOpenAtFirst: boolean }) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <li className={styles.source}>
      <details open={isOpen} onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
        <summary>
          <code>{file}</code> <span className={styles.count}>{proofs.length}</span>
        </summary>
        {isOpen && <Proofs proofs={proofs} />}
      </details>
    </li>
  )
}

/** The way back: each story or test that cites rules, file by file, with the rules that it shows. */
export function ProofList({ kind, words }: { kind: ProofView['kind']; words: string }) {
  const files = byFile(proofsOf(kind, words))
  if (files.length === 0) return <p>No {kind} has all of these words.</p>
  return (
    <ul className={styles.sources}>
      {files.map(([file, proofs]) => (
        <ProofFile
          key={`${file} ${files.length === 1}`}
          file={file}
          proofs={proofs}
          isOpenAtFirst={files.length === 1}
        />
      ))}
    </ul>
  )
}
