// @vitest-environment jsdom
import { act, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { allowForeignMarkup } from '../../src/app/after-load.ts'

const { insertBefore, removeChild } = Object.getOwnPropertyDescriptors(Node.prototype)

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  allowForeignMarkup(Node)
})
afterEach(() => {
  Object.defineProperties(Node.prototype, { insertBefore, removeChild })
  document.body.replaceChildren()
})

/** The first click inserts an element before the text, and the second removes both. */
function Screen() {
  const [step, setStep] = useState(0)
  return (
    <button type="button" onClick={() => setStep(step + 1)}>
      {step === 1 && <b>before</b>}
      {step < 2 && 'text'}
      <i>after</i>
    </button>
  )
}

/** Wraps the button's text in an element, as a browser's translator does, or replaces the text with the element. */
function translate(isInPlace: boolean) {
  const text = [...(document.querySelector('button')?.childNodes ?? [])].find((node) => node instanceof Text)
  const font = document.createElement('font')
  text?.replaceWith(font)
  font.append(isInPlace ? 'texto' : (text ?? ''))
}

test.each([
  ['around', false, 'after'],
  ['in place of', true, 'textoafter'],
] as const)('keeps a screen working if a translator puts elements %s its text (RS-1)', (_, isInPlace, expectedText) => {
  const root = createRoot(document.body.appendChild(document.createElement('div')))
  act(() => void root.render(<Screen />))
  const button = document.querySelector('button')
  translate(isInPlace)
  act(() => void button?.click())
  expect(button?.innerHTML).toContain('<b>before</b>')
  act(() => void button?.click())
  expect(button?.textContent).toBe(expectedText)
  act(() => void root.unmount())
  expect(document.body.textContent).toBe('')
})
