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
import { type CodeStatus, isMessage, readCode } from '../../rules/codes.ts'
import { extractDigits } from '../../rules/plain-text.ts'

/** A selection, as digit positions. If no digits are selected, `start` and `end` are the caret's position. */
export type CodeSelection = { start: number; end: number }

type CodeOptions = {
  length: number
  /** Whether the last code entered was rejected. */
  isRejected: boolean
  onComplete?: (code: string) => void
  ref?: Ref<HTMLInputElement>
}

/** Replaces the typed or pasted text with the code, and keeps the caret after the same digit. */
function writeCode(input: HTMLInputElement, code: string): void {
  const { value, selectionEnd } = input
  if (code === value) return
  const digitsBeforeCaret = extractDigits(value.slice(0, selectionEnd ?? value.length))
  const caret = code.startsWith(digitsBeforeCaret) ? digitsBeforeCaret.length : code.length
  input.value = code
  input.setSelectionRange(caret, caret)
}

/**
 * Controls a code input (OC-1). Keeps only digits, reports whether there are too many or too few, and calls
 * `onComplete` once per complete code (IN-6). Ignores input during IME composition (IM-1).
 */
export function useCode({ length, isRejected, onComplete, ref }: CodeOptions) {
  const input = useRef<HTMLInputElement>(null)
  /** The code last passed to `onComplete` or found on mount. It is not passed again unless the user retypes it. */
  const reportedCode = useRef('')
  const [status, setStatus] = useState<CodeStatus>('empty')
  const [selection, setSelection] = useState<CodeSelection>()

  const inputRef = useCallback(
    (node: HTMLInputElement | null) => {
      input.current = node
      if (typeof ref === 'function') ref(node)
      else if (ref) ref.current = node
    },
    [ref],
  )

  // The browser may have autofilled a value before hydration. Do not submit this value automatically.
  const processInitialValue = useEffectEvent(() => {
    if (input.current) processInput(input.current, true)
  })
  useEffect(() => processInitialValue(), [])
  useEffect(() => {
    if (isRejected) reportedCode.current = ''
  }, [isRejected])
  // The form may clear the field without an event.
  const resetIfCleared = useEffectEvent(() => {
    if (input.current?.value !== '') return
    reportedCode.current = ''
    // The field is also empty if the code in a pasted message was ambiguous. Keep the error about that message.
    setStatus((previous) => (previous === 'ambiguous' ? previous : 'empty'))
    setSelection((previous) => (previous && previous.end > 0 ? { start: 0, end: 0 } : previous))
  })
  useEffect(() => resetIfCleared())

  function processInput(field: HTMLInputElement, isInitialValue = false) {
    if (isMessage(field.value)) return void processPastedMessage(field, isInitialValue)
    const { code, status: newStatus } = readCode(field.value, length)
    writeCode(field, code)
    setStatus(newStatus)
    if (isInitialValue) reportedCode.current = code
    else updateSelection()
    if (newStatus !== 'complete') reportedCode.current = ''
    else if (reportedCode.current !== code) {
      reportedCode.current = code
      onComplete?.(code)
    }
  }

  /** Replaces a pasted message with the code in it. If the parser fails to load, treats the code as ambiguous. */
  async function processPastedMessage(field: HTMLInputElement, isInitialValue: boolean) {
    const { value } = field
    const module = await import('../../rules/code-in-message.ts').catch(() => undefined)
    // Discard the result if the text has changed in the meantime.
    if (field.value !== value) return
    const { code, status: newStatus } = module
      ? module.readMessage(value, length)
      : { code: '', status: 'ambiguous' as const }
    if (isInitialValue) reportedCode.current = code
    writeCode(field, code)
    // Notify the form, as if the code had been typed.
    field.dispatchEvent(new Event('input', { bubbles: true }))
    setStatus(newStatus)
  }

  function updateSelection() {
    const { selectionStart: start, selectionEnd: end } = input.current ?? {}
    if (typeof start === 'number' && typeof end === 'number') setSelection({ start, end })
  }

  // Use a native listener, since React's `onSelect` misses selections made by scripts.
  const handleSelectionChange = useEffectEvent(() => {
    if (input.current && input.current === document.activeElement) updateSelection()
  })
  useEffect(() => {
    document.addEventListener('selectionchange', handleSelectionChange)
    return () => document.removeEventListener('selectionchange', handleSelectionChange)
  }, [])

  return {
    status,
    /** Set while the input has focus. */
    selection,
    inputRef,
    handleInput: (event: InputEvent<HTMLInputElement>) => {
      if (!event.nativeEvent.isComposing) processInput(event.currentTarget)
    },
    handleCompositionEnd: (event: CompositionEvent<HTMLInputElement>) => processInput(event.currentTarget),
    handleFocus: updateSelection,
    handleBlur: () => setSelection(undefined),
  }
}
