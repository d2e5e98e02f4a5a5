import type { MatrixCell } from './read-matrix.ts'

const looks: Record<MatrixCell['state'], string> = {
  shown: 'h-3 rounded-t-sm bg-accent',
  own: 'h-3 rounded-t-sm border-[3px] border-accent',
  never: 'h-0.5 bg-[var(--border-strong)]',
}

/** Shows the mark of a cell in the matrix. */
export const Mark = ({ state }: Pick<MatrixCell, 'state'>) => (
  <span className={`inline-block flex-none w-3 ${looks[state]}`} />
)
