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
import { type CodeFit, readCode } from '../rules/codes.ts'
import { digitsOf, plainDigits } from '../rules/plain-text.ts'

/** The digits between which a selection begins and ends; the caret stands where both are the same. */
export type CodeSelection = { start: number; end: number }

type Options = {
  length: number
  /** Whether the code that was entered last has been refused. */
  isRefused: boolean
  onComplete?: (code: string) => void
  ref?: Ref<HTMLInputElement>
}

/** The code in a message that was copied whole: the only number in it of the right length, such as `482913` or `482 913`. */
function findInMessage(text: string, length: number): string | undefined {
  if (!/\p{L}/u.test(text)) return undefined
  const numbers = new RegExp(`(?<!\\d)\\d(?:[ -]?\\d){${length - 1}}(?!\\d)`, 'g')
  const found = new Set(plainDigits(text).match(numbers)?.map(digitsOf))
  return found.size === 1 ? [...found][0] : undefined
}

/** Puts the code in place of what was typed or pasted, the caret after the same digit, and says how it fits. */
function tidy(input: HTMLInputElement, length: number): { code: string; fit: CodeFit } {
  const { value, selectionEnd } = input
  const found = findInMessage(value, length)
  const reading = readCode(found ?? value, length)
  if (reading.code !== value) {
    const caret = found ? found.length : digitsOf(value.slice(0, selectionEnd ?? value.length)).length
    input.value = reading.code
    input.setSelectionRange(caret, caret)
  }
  return reading
}

/**
 * What an input for a code does (OC-1): it keeps nothing but digits, says how they fit, and tells a whole code once (IN-6).
 * While an input method composes it leaves everything as it is (IM-1).
 */
export function useCode({ length, isRefused, onComplete, ref }: Options) {
  const input = useRef<HTMLInputElement>(null)
  /** The code that `onComplete` was told last; another one, or the same one typed anew, is told again. */
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

  // What stands there before the script does was typed or put in by the browser; nobody asked yet to have it sent.
  useEffect(() => {
    if (!input.current) return
    const { code, fit: current } = tidy(input.current, length)
    told.current = current === 'complete' ? code : ''
    setFit(current)
  }, [length])
  useEffect(() => {
    if (isRefused) told.current = ''
  }, [isRefused])
  // A form empties its fields without an event.
  const notice = useEffectEvent(() => {
    if (input.current?.value !== '') return
    told.current = ''
    setFit('empty')
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

  // By itself, since React's `onSelect` misses what a script selects.
  const handleSelectionChange = useEffectEvent(() => {
    if (input.current && input.current === document.activeElement) noteSelection()
  })
  useEffect(() => {
    document.addEventListener('selectionchange', handleSelectionChange)
    return () => document.removeEventListener('selectionchange', handleSelectionChange)
  }, [])

  return {
    fit,
    /** While the input has the focus. */
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
