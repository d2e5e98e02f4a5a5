// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Phone } from '../../src/rules/phone.ts'
import { LoginField, PhoneNumberField, parsePhoneInput } from '../../src/widgets/phone/index.tsx'
import { fakeHost } from '../host/fake-host.ts'
import { createPageWrapper } from '../kit/page-wrapper.tsx'

const messages = {
  'phone-field.label': 'Phone number',
  'login.login.label': 'Phone or email',
  'phone-field.country-named': [['name'], ', +', ['code']],
  'phone-field.suggestion': ['meant +', ['code'], ' ', ['number']],
  'phone-field.suggestion.accept': 'yes',
  'phone-field.suggestion.reject': 'no',
} as never
/** Called for each submit event that the field lets through. */
const handleSubmit = vi.fn((event: Event) => event.preventDefault())
const onPhoneChange = vi.fn<(phone: Phone | undefined) => void>()

async function show(kind: 'phone' | 'login') {
  const view = render(
    <form>
      {kind === 'phone' ? <PhoneNumberField name="phone" onPhoneChange={onPhoneChange} /> : <LoginField name="login" />}
    </form>,
    { wrapper: createPageWrapper(fakeHost(), { messages }) },
  )
  // After 5 s, the lazy components have loaded and the checks for autofilled text have ended (IN-5).
  await wait(5000)
  return view
}

const input = () => screen.getByRole<HTMLInputElement>('textbox')
const countryCode = () => new FormData(input().form ?? undefined).get(`${input().name}_country`)
const displayedPhone = () => [input().value, countryCode()]
const setValue = (value: string) => Object.assign(input(), { value })
const type = (value: string) => fireEvent.input(input(), { target: { value }, inputType: 'insertText' })
const paste = (value: string) => fireEvent.input(input(), { target: { value }, inputType: 'insertFromPaste' })
const submit = () => fireEvent.submit(input().form as HTMLFormElement)
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeAll(async () => {
  // Import these modules first, so that the fields' own imports resolve immediately.
  await Promise.all([
    import('../../src/widgets/phone/field-country.tsx'),
    import('../../src/widgets/phone/country-directory.ts'),
    import('../../src/rules/suggest-phone.ts'),
  ])
})
beforeEach(() => {
  vi.useFakeTimers()
  onPhoneChange.mockReset()
  handleSubmit.mockClear()
  document.body.addEventListener('submit', handleSubmit)
})
afterEach(() => {
  cleanup()
  document.body.removeEventListener('submit', handleSubmit)
  vi.useRealTimers()
})

describe('VAL-08 a changed phone number', () => {
  test('reports a changed number once, 600 ms after the last keystroke', async () => {
    await show('phone')
    type('1380013800')
    await wait(500)
    type('13800138000')
    await wait(599)
    expect(onPhoneChange).not.toHaveBeenCalled()
    await wait(1)
    expect(onPhoneChange.mock.calls).toEqual([[{ countryCode: '86', number: '13800138000' }]])
    type('138 0013 8000')
    await wait(600)
    expect(onPhoneChange).toHaveBeenCalledTimes(1)
    type('138 0013 800')
    await wait(600)
    expect(onPhoneChange).toHaveBeenLastCalledWith(undefined)
  })

  test('does not report a changed number while the user composes text with an IME (IM-1)', async () => {
    await show('phone')
    type('13800138000')
    await wait(300)
    fireEvent.compositionStart(input())
    await wait(2000)
    expect(onPhoneChange).not.toHaveBeenCalled()
    fireEvent.compositionEnd(input())
    await wait(600)
    expect(onPhoneChange).toHaveBeenCalledTimes(1)
  })

  test('reports a pasted number with its country code', async () => {
    await show('phone')
    paste('+1 (415) 555-0100')
    expect(displayedPhone()).toEqual(['4155550100', '1'])
    await wait(600)
    expect(onPhoneChange.mock.calls).toEqual([[{ countryCode: '1', number: '4155550100' }]])
  })
})

describe('IM-3 splitting a country code from the number', () => {
  test('keeps typed text unchanged until the user leaves the field', async () => {
    await show('phone')
    act(() => input().focus())
    type('+65 9123 4567')
    await wait(5000)
    expect(displayedPhone()).toEqual(['+65 9123 4567', '86'])
    act(() => input().blur())
    expect(displayedPhone()).toEqual(['91234567', '65'])
  })

  test('splits typed text on submit before the form reads it', async () => {
    await show('phone')
    act(() => input().focus())
    type('+65 9123 4567')
    const submittedPhones: unknown[] = []
    input().form?.addEventListener('submit', () => submittedPhones.push(displayedPhone()))
    submit()
    expect(submittedPhones).toEqual([['91234567', '65']])
  })

  test('keeps pasted text unchanged until an uncommon country code has been looked up', async () => {
    await show('phone')
    paste('+971 50 123 4567')
    expect(input().value).toBe('+971 50 123 4567')
    await wait(0)
    expect(displayedPhone()).toEqual(['501234567', '971'])
    expect(screen.getByRole('button').textContent).toContain('+971')
  })
})

describe('IM-3 a number that does not fit the selected country, such as a number with a country code but no plus', () => {
  const question = () => screen.queryByText(/^meant/)
  const answer = (name: string) => act(() => Promise.resolve(fireEvent.click(screen.getByRole('button', { name }))))
  const readPhone = (text: string, code: string) =>
    parsePhoneInput(text, code, ((id: string) => id) as never).then((result) =>
      result.ok ? result.value : result.error,
    )

  test.each([
    ['8613800138000', '86', '13800138000'],
    ['852 9123 4567', '852', '91234567'],
  ])('asks about %s on blur, and applies +%s %s if the user accepts', async (text, code, number) => {
    await show('phone')
    act(() => input().focus())
    type(text)
    act(() => input().blur())
    await wait(0)
    expect(question()?.textContent).toContain(`meant +${code} ${number}`)
    expect(countryCode()).toBe('86')
    await expect(readPhone(text, '86')).resolves.toBe('phone-field.suggestion')
    // The question stays if the field loses focus again, as when the user clicks an answer.
    fireEvent.blur(input())
    await wait(0)
    await answer('yes')
    expect(displayedPhone()).toEqual([number, code])
    expect(question()).toBeNull()
    expect(document.activeElement).toBe(input())
    await expect(readPhone(input().value, code)).resolves.toBe(code === '86' ? number : `(+${code})${number}`)
  })

  test('keeps and sends the number unchanged if the user declines', async () => {
    await show('phone')
    paste('14255550123')
    await wait(0)
    await answer('no')
    expect([input().value, countryCode(), question()]).toEqual(['14255550123', '86', null])
    await expect(readPhone('14255550123', '86')).resolves.toBe('14255550123')
    fireEvent.blur(input())
    await wait(0)
    expect(question()).toBeNull()
  })

  test('does not offer to keep a number that cannot be sent unchanged', async () => {
    await show('phone')
    paste('447911123456')
    await wait(0)
    expect(screen.queryByRole('button', { name: 'no' })).toBeNull()
  })

  test('submits a login immediately unless the user must confirm a number first', async () => {
    await show('login')
    for (const text of ['13800138000', 'mei@qq.com', '1380013']) {
      type(text)
      submit()
      await wait(0)
    }
    expect(handleSubmit).toHaveBeenCalledTimes(3)
    type('14455550123')
    submit()
    await wait(0)
    expect(handleSubmit).toHaveBeenCalledTimes(3)
    expect(question()).toBeTruthy()
    await answer('yes')
    expect(displayedPhone()).toEqual(['4455550123', '1'])
  })
})

describe('IN-5 a phone number autofilled without an event', () => {
  test('shows the country selector for the number', async () => {
    await show('login')
    expect(screen.queryByRole('button')).toBeNull()
    setValue('13800138000')
    fireEvent(window, new Event('pageshow'))
    expect(screen.getByRole('button').getAttribute('aria-label')).toBe('China, +86')
  })
})

describe('VAL-08 the length limit of a phone number used as the login', () => {
  test.each([
    ['rejects', '138001380001', true],
    ['accepts', '13800138000', false],
    ['accepts', '138001380001@qq.com', false],
  ])('%s the login %s', async (_, text, isTooLong) => {
    await show('login')
    type(text)
    expect(input().getAttribute('aria-invalid')).toBe(isTooLong ? 'true' : null)
    submit()
    expect(handleSubmit).toHaveBeenCalledTimes(isTooLong ? 0 : 1)
    expect(document.activeElement === input()).toBe(isTooLong)
  })
})
