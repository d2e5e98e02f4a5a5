import { cva, cx } from 'class-variance-authority'
import { twoStepCodeLength } from '../rules/limits.ts'
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

/** Around the cells and the input. Until a script says where the caret is, the whole of it shows the focus. */
export const codeCells =
  'group relative @container h-[3.25rem] rounded-control [&:focus-within:not(:has([data-caret]))]:halo'

/** Around the input: over the cells, and no wider. */
export const cellsCover = 'absolute inset-0 overflow-clip'

/**
 * The input over six cells: `--pitch` is the distance from one cell to the next, each digit as wide as `1ch`. One pitch
 * wider than the cells, so that the caret after the last digit scrolls nothing; the rest is cut off.
 */
export const cellsInput = cx(
  '[--pitch:calc((100cqi+8px)/6)] block h-full outline-none disabled:text-disabled',
  'w-[calc(100cqi+var(--pitch))] pl-[calc((var(--pitch)-8px-1ch)/2)]',
  'tracking-code tracking-[calc(var(--pitch)-1ch)]!',
  // A selection shows in its cells. Forced colours would lay a plate over these.
  'selection:bg-transparent forced-colors:forced-color-adjust-none forced-colors:text-[CanvasText]',
  'forced-colors:selection:text-[HighlightText]',
)

export type CodeCellsProps = { state: 'valid' | 'invalid'; selection?: CodeSelection }

/** Six cells behind an input, which writes the digits itself. The caret's cell is ringed, a selection fills its cells. */
export function CodeCells({ state, selection = { start: -1, end: -1 } }: CodeCellsProps) {
  const { start, end } = selection
  const caretCell = start === end ? Math.min(start, twoStepCodeLength - 1) : -1
  return (
    <span aria-hidden="true" className="grid grid-cols-6 gap-2 h-full">
      {Array.from({ length: twoStepCodeLength }, (_, place) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
          key={place}
          data-caret={place === caretCell ? 'here' : place >= start && place < end ? 'selecting' : undefined}
          className={cell({ state, isSelected: place >= start && place < end })}
        />
      ))}
    </span>
  )
}
