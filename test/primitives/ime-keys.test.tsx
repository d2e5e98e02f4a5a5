// @vitest-environment jsdom
// IM-1: In Safari, the key event that ends a composition fires after `compositionend`, so only its key code shows that
// the input method has already handled the key.
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CountryList, type CountryListLabels } from '../../src/primitives/country-select/country-list.tsx'
import { DialogContent, DialogRoot, DialogTitle } from '../../src/primitives/dialog/dialog.tsx'
import { PictureCaptchaBox } from '../../src/primitives/picture-captcha-box.tsx'
import { Toast, ToastRegion } from '../../src/primitives/toast.tsx'
import type { Country } from '../../src/rules/countries.ts'

const imeKey = { keyCode: 229 }

afterEach(cleanup)

test('ignores an IME’s Enter key in the country list', () => {
  const handleChoose = vi.fn()
  const china = { region: 'CN', countryCode: '86', name: 'China' } as unknown as Country
  render(
    <CountryList
      searchRef={{ current: null }}
      title=""
      choices={{ status: 'ready', groups: [{ countries: [china] }], search: () => [china] }}
      initialQuery=""
      labels={{ matchCountText: String } as unknown as CountryListLabels}
      onChoose={handleChoose}
      onRetry={vi.fn()}
      onLeave={vi.fn()}
    />,
  )
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter', ...imeKey })
  expect(handleChoose).not.toHaveBeenCalled()
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' })
  expect(handleChoose).toHaveBeenCalledExactlyOnceWith(china)
})

test('closes neither a dialog nor a toast on an IME’s Escape key', () => {
  const handleClose = vi.fn<(what: string) => void>()
  render(
    <ToastRegion label="Notices">
      <Toast isOpen onClose={() => handleClose('toast')} text="Saved" closeLabel="Close" />
    </ToastRegion>,
  )
  const dialog = (
    <DialogRoot open onOpenChange={() => handleClose('dialog')}>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Change email</DialogTitle>
        <input />
      </DialogContent>
    </DialogRoot>
  )
  fireEvent.keyDown(document.body, { key: 'Escape', ...imeKey })
  expect(handleClose).not.toHaveBeenCalled()
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(handleClose).toHaveBeenLastCalledWith('toast')
  render(dialog)
  const field = screen.getByRole('textbox')
  fireEvent.keyDown(field, { key: 'Escape', ...imeKey })
  expect(handleClose).not.toHaveBeenCalledWith('dialog')
  fireEvent.keyDown(field, { key: 'Escape' })
  expect(handleClose).toHaveBeenLastCalledWith('dialog')
})

test('truncates a picture captcha’s code to 4 characters only after the IME composition ends (WID-04, IM-1)', () => {
  render(
    <PictureCaptchaBox label="Picture code" name="pic_captcha" refreshLabel="New" retryText="" onRefresh={vi.fn()} />,
  )
  const field = screen.getByRole<HTMLInputElement>('textbox')
  fireEvent.input(field, { target: { value: 'keqim' }, isComposing: true })
  expect(field.value).toBe('keqim')
  fireEvent.compositionEnd(field)
  expect(field.value).toBe('keqi')
})
