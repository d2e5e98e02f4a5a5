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

/** Classes for the cells' wrapper, which shows the focus ring until the caret's position is known. */
export const cellsWrapper =
  'group relative @container h-[3.25rem] rounded-control [&:focus-within:not(:has([data-caret]))]:halo'

/** Classes for the input's wrapper, which is as wide as the cells and clips the wider input. */
export const inputWrapper = 'absolute inset-0 overflow-clip'

/**
 * Classes for the input, which covers the six cells. `--pitch` is the width of a cell and a gap, and each digit is
 * `1ch` wide. The input is one pitch wider than the cells, so that the caret after the last digit does not scroll it.
 */
export const inputOverCells = cx(
  '[--pitch:calc((100cqi+8px)/6)] block h-full outline-none disabled:text-disabled',
  'w-[calc(100cqi+var(--pitch))] pl-[calc((var(--pitch)-8px-1ch)/2)]',
  'tracking-code tracking-[calc(var(--pitch)-1ch)]!',
  // The cells show the selection instead. In forced colors mode, an opaque backplate would cover the cells.
  'selection:bg-transparent forced-colors:forced-color-adjust-none forced-colors:text-[CanvasText]',
  'forced-colors:selection:text-[HighlightText]',
)

export type CodeCellsProps = { state: 'valid' | 'invalid'; selection?: CodeSelection }

/** Shows six cells behind the input. The cell with the caret has a ring, and selected cells are filled. */
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
