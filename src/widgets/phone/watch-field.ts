import { autofillCheckDelays } from '../../kit/form/index.ts'

type Callbacks = {
  /** The user edited the text by typing, finishing an IME composition, or undoing. */
  onType: () => void
  /** Text was pasted, dropped, or filled in by the browser, with or without an event (IN-5). */
  onInsert: () => void
  /** The field lost focus or the form was submitted. */
  onBlur: () => void
  /** An IME composition started. The field is not read until the composition ends (IM-1). */
  onCompositionStart: () => void
}

/** Marks `input` events that the phone field itself dispatches to notify the form. */
const ownChange = 'ownChange'

/** Returns whether the user typed. An event without an input type comes from the browser or a password manager. */
function isTypedInput(event: Event): boolean {
  const { inputType = '' } = event as InputEvent
  return inputType !== '' && !/^insertFrom|^insertReplacement/.test(inputType)
}

/** Sets the text and, if the input has focus, moves the caret to the end. */
export function writeField(input: HTMLInputElement, text: string): void {
  input.value = text
  if (document.activeElement === input) input.setSelectionRange(text.length, text.length)
}

/** Notifies the form of a change, as if the user had typed. */
export function notifyForm(input: HTMLInputElement): void {
  input.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: ownChange }))
}

/** Watches a field for all changes, starting with its current value. Returns a function that stops watching. */
export function watchField(
  input: HTMLInputElement,
  { onType, onInsert, onBlur, onCompositionStart }: Callbacks,
): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let isComposing = false
  let lastValue: string | undefined

  const report = (callback: () => void) => {
    if (isComposing) return
    lastValue = input.value
    callback()
  }
  const handleInput = (event: Event) => {
    if ((event as CustomEvent).detail !== ownChange) report(isTypedInput(event) ? onType : onInsert)
  }
  const checkValue = () => {
    // Text that appears while the input does not have focus was not typed.
    if (input.value !== lastValue) report(document.activeElement === input ? onType : onInsert)
  }
  const handleBlur = () => report(onBlur)
  const handleCompositionStart = () => {
    isComposing = true
    onCompositionStart()
  }
  const handleCompositionEnd = () => {
    isComposing = false
    report(onType)
  }

  input.addEventListener('compositionstart', handleCompositionStart, { signal })
  input.addEventListener('compositionend', handleCompositionEnd, { signal })
  input.addEventListener('input', handleInput, { signal })
  input.addEventListener('blur', handleBlur, { signal })
  input.form?.addEventListener('submit', handleBlur, { signal })
  window.addEventListener('pageshow', checkValue, { signal })
  const timers = autofillCheckDelays.map((delay) => setTimeout(checkValue, delay))
  return () => {
    controller.abort()
    timers.forEach(clearTimeout)
  }
}
