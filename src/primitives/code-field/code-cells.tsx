import { cva, cx } from 'class-variance-authority'
import { twoStepCodeLength } from '../../rules/limits.ts'
import type { CodeSelection } from './use-code.ts'

const cell = cva('border rounded-control transition-[border-color,box-shadow]', {
  variants: {
    state: {
      valid: 'border-field group-hover:border-field-hover data-[caret=here]:halo',
      invalid: 'border-danger-text data-[caret=here]:halo-danger',
    },
    isSelected: { true: 'bg-accent-line forced-colors:bg-[Highlight]', false: 'bg-surface-raised' },
  },
})

/** Wraps the cells and the input. Until a script knows the caret's position, the whole field shows the focus ring. */
export const codeCells =
  'group relative @container h-[3.25rem] rounded-control [&:focus-within:not(:has([data-caret]))]:halo'

/** Wraps the input: covers the cells, clipped to their width. */
export const cellsCover = 'absolute inset-0 overflow-clip'

/**
 * The input over six cells. `--pitch` is the distance between cells; each digit is `1ch` wide. The input is one pitch
 * wider than the cells, so that the caret after the last digit does not scroll it.
 */
export const cellsInput = cx(
  '[--pitch:calc((100cqi+8px)/6)] block h-full outline-none disabled:text-disabled',
  'w-[calc(100cqi+var(--pitch))] pl-[calc((var(--pitch)-8px-1ch)/2)]',
  'tracking-code tracking-[calc(var(--pitch)-1ch)]!',
  // The cells show the selection instead. Forced colors would put an opaque backplate over them.
  'selection:bg-transparent forced-colors:forced-color-adjust-none forced-colors:text-[CanvasText]',
  'forced-colors:selection:text-[HighlightText]',
)

export type CodeCellsProps = { state: 'valid' | 'invalid'; selection?: CodeSelection }

/** Six cells behind an input, which draws the digits. The caret's cell has a ring; selected cells are filled. */
export function CodeCells({ state, selection = { start: -1, end: -1 } }: CodeCellsProps) {
  const { start, end } = selection
  const caretCell = start === end ? Math.min(start, twoStepCodeLength - 1) : -1
  return (
    <span aria-hidden="true" className="grid grid-cols-6 gap-2 h-full">
      {Array.from({ length: twoStepCodeLength }, (_, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: cells are identified by their index
          key={index}
          data-caret={index === caretCell ? 'here' : index >= start && index < end ? 'selecting' : undefined}
          className={cell({ state, isSelected: index >= start && index < end })}
        />
      ))}
    </span>
  )
}
