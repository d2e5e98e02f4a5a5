import { Link } from '../../primitives/link.tsx'
import type { Notice } from './feedback.machine.ts'

/** The text below a notice's title. Support opens in a new tab, since the page may hold typed values. */
export function NoticeBody({ body, support }: Pick<Notice, 'body' | 'support'>) {
  return (
    <>
      {body}
      {support && (
        <span className="block">
          {support.href ? (
            <Link href={support.href} target="_blank" rel="noopener noreferrer">
              {support.text}
            </Link>
          ) : (
            support.text
          )}
        </span>
      )}
    </>
  )
}
