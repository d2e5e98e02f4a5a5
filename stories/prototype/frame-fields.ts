import { useEffect, useState } from 'react'

/** Fields of the product that the panel can fill in. */
export const fields = {
  code: 'input[autocomplete="one-time-code"]',
  login: 'input[autocomplete="username"]',
  password: 'input[autocomplete="current-password"]',
}

/** The last match that a person could type into, since dialogs are rendered after the page. */
function findField(document: Document | null | undefined, selector: string): HTMLInputElement | undefined {
  const found = [...(document?.querySelectorAll<HTMLInputElement>(selector) ?? [])]
  return found.findLast((field) => !field.disabled && !field.readOnly && field.checkVisibility())
}

/** Fills in a field as a person would. Returns whether there was one. */
export function fillIn(document: Document | null | undefined, selector: string, text: string): boolean {
  const field = findField(document, selector)
  const view = field?.ownerDocument.defaultView
  if (!field || !view) return false
  field.focus()
  // Bypass React's own setter, which would ignore the event because the value has not changed.
  Object.getOwnPropertyDescriptor(view.HTMLInputElement.prototype, 'value')?.set?.call(field, text)
  field.dispatchEvent(new view.InputEvent('input', { bubbles: true, inputType: 'insertText' }))
  return true
}

/** The token of the QR code for logging in, if one is shown. */
function shownQrToken(document: Document | null | undefined): string | undefined {
  const picture = document?.querySelector<HTMLImageElement>('img[src*="/qr_login/image/"]')
  return picture?.src.match(/image\/([\w-]+)/)?.[1]
}

/** What the product's page contains that the panel can fill in or scan. */
export type FrameFacts = { hasCodeField: boolean; hasLoginField: boolean; qrToken?: string }

const noFacts: FrameFacts = { hasCodeField: false, hasLoginField: false }

function readFacts(page: Document): FrameFacts {
  return {
    hasCodeField: findField(page, fields.code) !== undefined,
    hasLoginField: findField(page, fields.login) !== undefined,
    qrToken: shownQrToken(page),
  }
}

/** Reads the facts again on every change of the product's page. */
export function useFrameFacts(page: Document | undefined): FrameFacts {
  const [facts, setFacts] = useState(noFacts)
  useEffect(() => {
    if (!page) return
    const update = () => {
      const next = readFacts(page)
      setFacts((last) => (JSON.stringify(last) === JSON.stringify(next) ? last : next))
    }
    const observer = new MutationObserver(update)
    observer.observe(page.body, {
      subtree: true,
      childList: true,
      attributes: true,
      attributeFilter: ['src', 'hidden', 'disabled'],
    })
    return () => observer.disconnect()
  }, [page])
  return facts
}
