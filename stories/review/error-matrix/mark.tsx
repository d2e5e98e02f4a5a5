import type { MatrixCell } from './read-matrix.ts'

const shapes: Record<MatrixCell['state'], string> = {
  standard: 'h-3 rounded-t-sm bg-accent',
  custom: 'h-3 rounded-t-sm border-[3px] border-accent',
  impossible: 'h-0.5 bg-[var(--border-strong)]',
}

/** Shows the mark for a cell's state. */
export const Mark = ({ state }: Pick<MatrixCell, 'state'>) => (
  <span className={`inline-block flex-none w-3 ${shapes[state]}`} />
)
