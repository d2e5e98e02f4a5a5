// @vitest-environment jsdom
import { act, cleanup, fireEvent, renderHook, render as renderPlain, screen } from '@testing-library/react'
import { type ReactElement, useEffect } from 'react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { useForm } from '../../src/kit/form/index.ts'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from './page-wrapper.tsx'

type Values = { login: string; password: string }

const handleSubmit = vi.fn<(values: Values) => Promise<void>>()
let form: ReturnType<typeof useForm<keyof Values>>

type TestFormProps = { hasTerms?: boolean; isOptional?: boolean; isHidden?: boolean; passwordAutoComplete?: string }

function TestForm({ hasTerms, isOptional, isHidden, passwordAutoComplete = 'current-password' }: TestFormProps) {
  const testForm = useForm<keyof Values>({
    id: 'test',
    initialValues: { login: '', password: '' },
    validate: ({ password }) => (password === 'short' ? { password: 'Too short' } : {}),
    onSubmit: handleSubmit,
  })
  useEffect(() => {
    form = testForm
  })
  const { error, ...login } = testForm.field('login')
  const { error: passwordError, ...password } = testForm.field('password')
  return (
    <form {...testForm.formProps}>
      <label htmlFor="test-login">Login</label>
      <input {...login} autoComplete="username" />
      <label htmlFor="test-password">Password</label>
      <div hidden={isHidden}>
        <input {...password} required={!isOptional} type="password" autoComplete={passwordAutoComplete} />
      </div>
      {hasTerms && <input id="protocol" type="checkbox" aria-label="I agree" data-missing="Terms" />}
      <input type="text" readOnly value="" aria-label="read only" onChange={() => {}} />
      <p>{error ?? passwordError ?? testForm.formError}</p>
      <output>{testForm.missing.join(', ')}</output>
      <button type="submit">Go</button>
    </form>
  )
}

const renderWithoutCheck = (form: ReactElement) => renderPlain(form, { wrapper: createPageWrapper(fakeHost()) })

function render(form: ReactElement) {
  const view = renderWithoutCheck(form)
  // Run the first check of the fields.
  act(() => void vi.advanceTimersByTime(0))
  return view
}

const field = (name: keyof Values) => screen.getByLabelText<HTMLInputElement>(name === 'login' ? 'Login' : 'Password')
const incompleteFields = () => screen.getByRole('status').textContent
const clickSubmit = () => act(() => Promise.resolve(fireEvent.click(screen.getByRole('button'))))
const type = (name: keyof Values, value: string) => fireEvent.input(field(name), { target: { value } })
const fillIn = () => {
  type('login', 'mei')
  type('password', 'secret')
}
/** Fills in both fields without an event, as a password manager may do. */
const autofill = () => {
  field('login').value = 'mei'
  field('password').value = 'secret'
}
const submittedValues = () => handleSubmit.mock.calls.map(([values]) => values)

beforeEach(() => {
  // jsdom has no layout, so this stub makes every element outside `[hidden]` appear visible.
  vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList
  })
  handleSubmit.mockReset().mockResolvedValue()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  cleanup()
})

describe('incomplete fields (WID-14, IN-11)', () => {
  test('lists the label of every visible, empty text field', () => {
    render(<TestForm />)
    expect(incompleteFields()).toBe('Login, Password')
    type('login', 'mei')
    expect(incompleteFields()).toBe('Password')
    type('password', '  ')
    expect(incompleteFields()).toBe('Password')
    type('password', 'secret')
    expect(incompleteFields()).toBe('')
  })

  test('lists the terms checkbox if it is not checked', () => {
    render(<TestForm hasTerms />)
    fillIn()
    expect(incompleteFields()).toBe('Terms')
    fireEvent.click(screen.getByLabelText('I agree'))
    expect(incompleteFields()).toBe('')
  })

  test('never lists an optional or hidden field', async () => {
    const { rerender } = render(<TestForm isOptional />)
    expect(incompleteFields()).toBe('Login')
    await act(() => Promise.resolve(rerender(<TestForm />)))
    expect(incompleteFields()).toBe('Login, Password')
    await act(() => Promise.resolve(rerender(<TestForm isHidden />)))
    expect(incompleteFields()).toBe('Login')
  })

  test('moves focus to the first incomplete field instead of submitting the form', async () => {
    render(<TestForm />)
    type('login', 'mei')
    await clickSubmit()
    expect(document.activeElement).toBe(field('password'))
    expect(handleSubmit).not.toHaveBeenCalled()
  })
})

describe('values', () => {
  test('submits values set without an event (IN-5)', async () => {
    render(<TestForm />)
    autofill()
    await clickSubmit()
    expect(submittedValues()).toEqual([{ login: 'mei', password: 'secret' }])
  })

  test.each([
    ['after 600 ms', () => act(() => void vi.advanceTimersByTime(600))],
    ['when the pointer enters the button', () => fireEvent.pointerOver(screen.getByRole('button'))],
    ['when the button gets focus', () => act(() => screen.getByRole('button').focus())],
  ])('%s, detects values that were set without an event (IN-5)', (_, trigger) => {
    render(<TestForm />)
    autofill()
    expect(incompleteFields()).not.toBe('')
    trigger()
    expect(incompleteFields()).toBe('')
  })

  test('reads the values once for each input event', () => {
    render(<TestForm />)
    const read = vi.spyOn(globalThis, 'FormData')
    type('login', 'm')
    expect(read).toHaveBeenCalledTimes(1)
  })

  test.each([
    ['after a pause', () => act(() => void vi.advanceTimersByTime(250))],
    ['when the pointer enters the button', () => fireEvent.pointerOver(screen.getByRole('button'))],
    ['when focus leaves the field', () => fireEvent.blur(field('login'))],
  ])('renders the first character immediately and further typing %s', (_, trigger) => {
    render(<TestForm />)
    type('login', 'm')
    expect(form.values.login).toBe('m')
    type('login', 'mei')
    expect(form.values.login).toBe('m')
    trigger()
    expect(form.values.login).toBe('mei')
  })

  test('reads values from a password manager that fires an input event or only a change event (IN-5)', () => {
    render(<TestForm />)
    field('login').value = 'mei'
    fireEvent.input(field('login'))
    fireEvent.change(field('password'), { target: { value: 'secret' } })
    expect(form.values).toEqual({ login: 'mei', password: 'secret' })
  })

  test('ignores text being composed until it is committed or submitted, but treats the field as filled (IM-1)', async () => {
    render(<TestForm />)
    type('password', 'secret')
    fireEvent.compositionStart(field('login'))
    type('login', 'ni')
    expect(incompleteFields()).toBe('')
    expect(form.values.login).toBe('')
    type('login', '你')
    fireEvent.compositionEnd(field('login'))
    expect(form.values.login).toBe('你')
    fireEvent.compositionStart(field('login'))
    type('login', '你h')
    await clickSubmit()
    expect(submittedValues()).toEqual([{ login: '你h', password: 'secret' }])
  })

  test('lists the fields as incomplete again after the form is reset', () => {
    render(<TestForm />)
    fillIn()
    act(() => {
      document.forms[0]?.reset()
      vi.advanceTimersByTime(1)
    })
    expect(incompleteFields()).toBe('Login, Password')
  })

  test.each(['current-password', 'new-password', 'one-time-code'])(
    'clears the %s field, but not the login, after a restore from the back/forward cache (RS-3)',
    (passwordAutoComplete) => {
      render(<TestForm passwordAutoComplete={passwordAutoComplete} />)
      fillIn()
      act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })))
      expect([field('login').value, field('password').value]).toEqual(['mei', ''])
      expect(incompleteFields()).toBe('Password')
    },
  )
})

test('uses “captcha” only in names of picture captcha fields, so that password managers fill in codes (IN-2)', () => {
  const initialValues = { sms_captcha: '', email_captcha: '', two_step_captcha: '', pic_captcha: '', phone_country: '' }
  const { result } = renderHook(() => useForm({ id: 'codes', initialValues, onSubmit: () => Promise.resolve() }), {
    wrapper: createPageWrapper(fakeHost()),
  })
  const fields = Object.keys(initialValues).map((name) => result.current.field(name as keyof typeof initialValues))
  const expected = ['sms_code', 'email_code', 'two_step_code', 'pic_captcha', 'phone_country']
  expect(fields.map(({ name }) => name)).toEqual(expected)
  expect(fields.map(({ id }) => id)).toEqual(expected.map((name) => `codes-${name}`))
})

describe('submit', () => {
  test('handles only one submit at a time (IN-6)', async () => {
    let finish = () => {}
    const pendingSubmit = new Promise<void>((resolve) => {
      finish = resolve
    })
    handleSubmit.mockReturnValueOnce(pendingSubmit)
    render(<TestForm />)
    fillIn()
    await clickSubmit()
    await clickSubmit()
    expect(handleSubmit).toHaveBeenCalledTimes(1)
    await act(() => Promise.resolve(finish()))
    await clickSubmit()
    expect(handleSubmit).toHaveBeenCalledTimes(2)
  })

  test.each([
    ['replays a submit', 'test', [{ login: 'mei', password: 'secret' }]],
    ['ignores another form’s submit', 'other', []],
  ])('%s made before the script loaded', async (_, pendingForm, expected) => {
    document.documentElement.dataset.pendingSubmit = pendingForm
    const { container } = renderWithoutCheck(<TestForm />)
    autofill()
    await act(async () => void (await vi.advanceTimersByTimeAsync(10)))
    expect(submittedValues()).toEqual(expected)
    expect(document.documentElement.dataset.pendingSubmit).toBe(pendingForm === 'other' ? pendingForm : undefined)
    expect(container.querySelector('form')?.dataset.ready).toBe('')
    delete document.documentElement.dataset.pendingSubmit
  })
})

describe('errors and cleared fields (IN-8)', () => {
  test('stops a submit on a validation error, and removes the error when the field is corrected', async () => {
    render(<TestForm />)
    type('login', 'mei')
    type('password', 'short')
    await clickSubmit()
    expect(handleSubmit).not.toHaveBeenCalled()
    expect(screen.getByText('Too short')).toBeTruthy()
    expect(document.activeElement).toBe(field('password'))
    type('password', 'longer')
    expect(screen.queryByText('Too short')).toBeNull()
  })

  test('removes an error next to the button as soon as the user types', () => {
    render(<TestForm />)
    act(() => form.showErrors({}, 'No such account', 'login'))
    expect(document.activeElement).toBe(field('login'))
    expect(screen.getByText('No such account')).toBeTruthy()
    type('login', 'm')
    expect(screen.queryByText('No such account')).toBeNull()
  })

  test('lists a cleared field as incomplete again (IN-9)', () => {
    render(<TestForm />)
    fillIn()
    act(() => form.clear('password'))
    expect(field('password').value).toBe('')
    expect(incompleteFields()).toBe('Password')
  })
})
