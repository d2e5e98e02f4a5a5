// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { messages } from '../../src/i18n/catalogs/en.po'
import { createTranslations, TranslationsProvider } from '../../src/i18n/translations.tsx'
import { describeMasked, Masked } from '../../src/kit/masked.tsx'

afterEach(cleanup)

const { t } = createTranslations('en', messages)

test.each([
  ['138****8000', 'the number ending in 8000'],
  ['(+1)202****143', 'the number ending in 143'],
  ['(+852)512****8', 'the number beginning with (+852)512 and ending in 8'],
  ['(+354)512****', 'the number beginning with (+354)512'],
  ['me****in@example.com', 'the address beginning with me and ending in in@example.com'],
  ['m****@example.com', 'the address beginning with m and ending in @example.com'],
  ['M***i', 'M…i'],
  ['13800138000', '13800138000'],
  ['', ''],
])('announces %s as “%s” (VAL-09, VAL-10)', (masked, announced) => {
  expect(describeMasked(masked, t)).toBe(announced)
})

test('shows the masked value, but announces a description of it', () => {
  const { container } = render(
    <TranslationsProvider locale="en" messages={messages}>
      <Masked value="138****8000">{(to) => t('sms-code.sent-to', { to })}</Masked>
    </TranslationsProvider>,
  )
  const [shownText, announcedText] = [...container.children]
  expect([shownText?.textContent, shownText?.getAttribute('aria-hidden')]).toEqual(['Code sent to 138****8000', 'true'])
  expect(announcedText?.textContent).toBe('Code sent to the number ending in 8000')
})
