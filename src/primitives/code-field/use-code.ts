import {
  type CompositionEvent,
  type InputEvent,
  type Ref,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { type CodeFit, readCode } from '../../rules/codes.ts'
import { digitsOf } from '../../rules/plain-text.ts'

/** A selection, as digit positions. `start` equals `end` for a plain caret. */
export type CodeSelection = { start: number; end: number }

type Options = {
  length: number
  /** Whether the last entered code was rejected. */
  isRefused: boolean
  onComplete?: (code: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Replaces the typed or pasted text with the code, keeps the caret after the same digit, and returns the code and its fit. */
function tidy(input: HTMLInputElement, length: number): { code: string; fit: CodeFit } {
  const { value, selectionEnd } = input
  const reading = readCode(value, length)
  if (reading.code !== value) {
    const isWhole = reading.code === digitsOf(value)
    const caret = isWhole ? digitsOf(value.slice(0, selectionEnd ?? value.length)).length : reading.code.length
    input.value = reading.code
    input.setSelectionRange(caret, caret)
  }
  return reading
}

/**
 * The behaviour of a code input (OC-1): it keeps only digits, reports whether their number fits, and reports a complete
 * code once (IN-6). It changes nothing while an input method is composing (IM-1).
 */
export function useCode({ length, isRefused, onComplete, ref }: Options) {
  const input = useRef<HTMLInputElement>(null)
  /** The last code passed to `onComplete`. Another code, or the same one retyped, is reported again. */
  const told = useRef('')
  const [fit, setFit] = useState<CodeFit>('empty')
  const [selection, setSelection] = useState<CodeSelection>()

  const inputRef = useCallback(
    (node: HTMLInputElement | null) => {
      input.current = node
      if (typeof ref === 'function') ref(node)
      else if (ref) ref.current = node
    },
    [ref],
  )

  // A value from before hydration was typed early or autofilled; do not submit it automatically.
  useEffect(() => {
    if (!input.current) return
    const { code, fit: current } = tidy(input.current, length)
    told.current = current === 'complete' ? code : ''
    setFit(current)
  }, [length])
  useEffect(() => {
    if (isRefused) told.current = ''
  }, [isRefused])
  // The form may clear the field without an event.
  const notice = useEffectEvent(() => {
    if (input.current?.value !== '') return
    told.current = ''
    // After an unclear message the field is empty as well, and says why.
    setFit((before) => (before === 'unclear' ? before : 'empty'))
    setSelection((before) => (before && before.end > 0 ? { start: 0, end: 0 } : before))
  })
  useEffect(() => notice())

  function take(field: HTMLInputElement) {
    const { code, fit: current } = tidy(field, length)
    setFit(current)
    noteSelection()
    if (current !== 'complete') told.current = ''
    else if (told.current !== code) {
      told.current = code
      onComplete?.(code)
    }
  }

  function noteSelection() {
    const { selectionStart: start, selectionEnd: end } = input.current ?? {}
    if (typeof start === 'number' && typeof end === 'number') setSelection({ start, end })
  }

  // Listen natively, since React's `onSelect` misses selections made by scripts.
  const handleSelectionChange = useEffectEvent(() => {
    if (input.current && input.current === document.activeElement) noteSelection()
  })
  useEffect(() => {
    document.addEventListener('selectionchange', handleSelectionChange)
    return () => document.removeEventListener('selectionchange', handleSelectionChange)
  }, [])

  return {
    fit,
    /** Set while the input has the focus. */
    selection,
    inputRef,
    handleInput: (event: InputEvent<HTMLInputElement>) => {
      if (!event.nativeEvent.isComposing) take(event.currentTarget)
    },
    handleCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => take(event.currentTarget),
    handleFocus: noteSelection,
    handleBlur: () => setSelection(undefined),
  }
}
