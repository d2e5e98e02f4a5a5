import { autofillLooks } from '../form/index.ts'

type Watch = {
  /** By keys, an IME that has finished, or undo: the person is at it. */
  onTyped: () => void
  /** All at once: pasted, dropped, or filled in by the browser, with or without an event (IN-5). */
  onPlaced: () => void
  /** The person has gone on, or submits. */
  onLeft: () => void
  /** An IME has begun; nothing is looked at until it ends (IM-1). */
  onComposing: () => void
}

/** What the field's own part writes into it is news for the form alone. */
const own = 'own'

/** Whether a key did it; what has no kind comes from the browser's or a password manager's own hand. */
function isByKey(event: Event): boolean {
  const { inputType = '' } = event as InputEvent
  return inputType !== '' && !/^insertFrom|^insertReplacement/.test(inputType)
}

/** Puts a text into a field, the caret behind it where a person is at it. */
export function writeField(input: HTMLInputElement, text: string): void {
  input.value = text
  if (document.activeElement === input) input.setSelectionRange(text.length, text.length)
}

/** Tells a form that the field's values have changed, as if a person had done it. */
export function announceChange(input: HTMLInputElement): void {
  input.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: own }))
}

/** Watches a field whoever writes into it, beginning with what stands there; returns how to stop. */
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
    // Where nobody is at it, it was put there.
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
