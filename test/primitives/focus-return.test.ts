// @vitest-environment jsdom
import { afterEach, expect, test } from 'vitest'
import { rememberOpener, returnFocus } from '../../src/primitives/dialog/focus-return.ts'

/** Opens a dialog with a field and a button. */
function open(name: string, role = 'dialog') {
  const dialog = document.createElement('div')
  dialog.setAttribute('role', role)
  dialog.innerHTML = `<input aria-label="${name} field"><button>${name} button</button>`
  document.body.append(dialog)
  rememberOpener(dialog)
  const [field, button] = [...dialog.children] as [HTMLElement, HTMLElement]
  button.focus()
  return { dialog, field, button }
}

const close = ({ dialog }: { dialog: HTMLElement }) => {
  dialog.remove()
  return returnFocus(dialog)
}

function openPage() {
  document.body.innerHTML = '<button>Open</button>'
  const opener = document.querySelector('button') as HTMLElement
  opener.focus()
  return opener
}

afterEach(() => document.body.replaceChildren())

test('AC-2 returns focus to the opener', () => {
  const opener = openPage()
  expect(close(open('wizard'))).toBe(true)
  expect(document.activeElement).toBe(opener)
})

test('AC-2 passes the opener of a closing dialog on to the dialog that replaces it', () => {
  const opener = openPage()
  const oldDialog = open('old')
  oldDialog.dialog.remove()
  const newDialog = open('new')
  newDialog.field.focus()
  expect(returnFocus(oldDialog.dialog)).toBe(true)
  expect(document.activeElement).toBe(newDialog.field)
  close(newDialog)
  expect(document.activeElement).toBe(opener)
})

test('keeps a dialog’s opener if the dialog moves focus while a dialog above it closes', () => {
  const opener = openPage()
  const wizard = open('wizard')
  for (const name of ['slider', 'alert']) {
    const upperDialog = open(name, 'alertdialog')
    // While the upper dialog closes, the wizard shows an error and moves focus to its field.
    wizard.field.focus()
    expect(close(upperDialog)).toBe(true)
    expect(document.activeElement).toBe(wizard.field)
  }
  expect(close(wizard)).toBe(true)
  expect(document.activeElement).toBe(opener)
})

test('AC-2 moves focus to the nearest remaining ancestor of a removed opener, and removes the ancestor’s `tabindex` on blur', () => {
  document.body.innerHTML = '<ul><li><button>Log out</button></li></ul>'
  const list = document.querySelector('ul') as HTMLElement
  list.querySelector('button')?.focus()
  const confirmation = open('confirmation', 'alertdialog')
  list.querySelector('li')?.remove()
  expect(close(confirmation)).toBe(true)
  expect(document.activeElement).toBe(list)
  list.blur()
  expect(list.hasAttribute('tabindex')).toBe(false)
})
