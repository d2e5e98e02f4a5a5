// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { captureInput } from '../../src/app/typed-values.ts'

const form = '<form><input id="login"><input id="password" type="password"><input id="remember" type="checkbox"></form>'
let root: HTMLElement

const field = (id: string) => document.getElementById(id) as HTMLInputElement

beforeEach(() => {
  document.body.innerHTML = `<div id="root">${form}</div>`
  root = document.getElementById('root') as HTMLElement
})

test('restores values, checked states, focus and selection in the fields that replace the original ones (RS-1)', () => {
  const restore = captureInput(root)
  field('login').value = 'mei@example.com'
  field('remember').checked = true
  field('login').focus()
  field('login').setSelectionRange(2, 3)
  root.innerHTML = form
  restore()
  expect([field('login').value, field('password').value, field('remember').checked]).toEqual([
    'mei@example.com',
    '',
    true,
  ])
  expect(document.activeElement).toBe(field('login'))
  expect([field('login').selectionStart, field('login').selectionEnd]).toEqual([2, 3])
})

test('restores values only once, so a field that the user has cleared stays empty (IN-9)', () => {
  const restore = captureInput(root)
  field('password').value = 'secret'
  root.innerHTML = form
  restore()
  field('password').value = ''
  restore()
  expect(field('password').value).toBe('')
})
