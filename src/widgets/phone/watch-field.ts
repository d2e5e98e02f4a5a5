import { autofillLooks } from '../../kit/form/index.ts'

type Watch = {
  /** The user has typed: by key, by an IME that has finished, or by undo. */
  onTyped: () => void
  /** Text was put in all at once: pasted, dropped, or filled in by the browser, with or without an event (IN-5). */
  onPlaced: () => void
  /** The field lost the focus, or the form was submitted. */
  onLeft: () => void
  /** An IME has begun; the field is not read until it ends (IM-1). */
  onComposing: () => void
}

/** Marks changes that the field makes itself, which only concern the form. */
const own = 'own'

/** Whether a key was pressed; an event without an input type comes from the browser or a password manager. */
function isByKey(event: Event): boolean {
  const { inputType = '' } = event as InputEvent
  return inputType !== '' && !/^insertFrom|^insertReplacement/.test(inputType)
}

/** Sets a field's text and, if it has the focus, moves the caret to the end. */
export function writeField(input: HTMLInputElement, text: string): void {
  input.value = text
  if (document.activeElement === input) input.setSelectionRange(text.length, text.length)
}

/** Notifies a form that the field's values have changed, as if the user had typed. */
export function announceChange(input: HTMLInputElement): void {
  input.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: own }))
}

/** Watches a field, whoever writes to it, starting with its current value; returns a function that stops watching. */
export function watchField(input: HTMLInputElement, { onTyped, onPlaced, onLeft, onComposing }: Watch): () => void {
  const listening = new AbortController()
  const { signal } = listening
  let isComposing = false
  let seen: string | undefined

  const notice = (tell: () => void) => {
    if (isComposing) return
    seen = input.value
    tell()
  }
  const handleInput = (event: Event) => {
    if ((event as CustomEvent).detail !== own) notice(isByKey(event) ? onTyped : onPlaced)
  }
  const look = () => {
    // Without the focus, the text was not typed.
    if (input.value !== seen) notice(document.activeElement === input ? onTyped : onPlaced)
  }
  const leave = () => notice(onLeft)
  const handleCompositionStart = () => {
    isComposing = true
    onComposing()
  }
  const handleCompositionEnd = () => {
    isComposing = false
    notice(onTyped)
  }

  input.addEventListener('compositionstart', handleCompositionStart, { signal })
  input.addEventListener('compositionend', handleCompositionEnd, { signal })
  input.addEventListener('input', handleInput, { signal })
  input.addEventListener('blur', leave, { signal })
  input.form?.addEventListener('submit', leave, { signal })
  window.addEventListener('pageshow', look, { signal })
  const timers = [0, ...autofillLooks].map((delay) => setTimeout(look, delay))
  return () => {
    listening.abort()
    timers.forEach(clearTimeout)
  }
}
