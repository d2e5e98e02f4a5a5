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
import { type CodeFit, isMessage, readCode } from '../../rules/codes.ts'
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

/** Replaces the typed or pasted text with the code, and keeps the caret after the same digit. */
function write(input: HTMLInputElement, code: string): void {
  const { value, selectionEnd } = input
  if (code === value) return
  const before = digitsOf(value.slice(0, selectionEnd ?? value.length))
  const caret = code.startsWith(before) ? before.length : code.length
  input.value = code
  input.setSelectionRange(caret, caret)
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
  const begin = useEffectEvent(() => {
    if (input.current) take(input.current, true)
  })
  useEffect(() => begin(), [])
  useEffect(() => {
    if (isRefused) told.current = ''
  }, [isRefused])
  // The form may clear the field without an event.
  const notice = useEffectEvent(() => {
    if (input.current?.value !== '') return
    told.current = ''
    // After an unclear message the field is empty as well, and goes on saying why.
    setFit((before) => (before === 'unclear' ? before : 'empty'))
    setSelection((before) => (before && before.end > 0 ? { start: 0, end: 0 } : before))
  })
  useEffect(() => notice())

  function take(field: HTMLInputElement, isSilent = false) {
    if (isMessage(field.value)) return void readLate(field, isSilent)
    const { code, fit: current } = readCode(field.value, length)
    write(field, code)
    setFit(current)
    if (isSilent) told.current = code
    else noteSelection()
    if (current !== 'complete') told.current = ''
    else if (told.current !== code) {
      told.current = code
      onComplete?.(code)
    }
  }

  /** Reads a message by a script that only those need who paste one. Without it no number is clearly the code. */
  async function readLate(field: HTMLInputElement, isSilent: boolean) {
    const { value } = field
    const late = await import('../../rules/code-in-message.ts').catch(() => undefined)
    // Something else has been typed meanwhile.
    if (field.value !== value) return
    const { code, fit: current } = late ? late.readMessage(value, length) : { code: '', fit: 'unclear' as const }
    if (isSilent) told.current = code
    write(field, code)
    // As if the code had been typed, so that the form sees it.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    setFit(current)
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
