import preview from '../../.storybook/preview.tsx'
import { ActivationPage } from '../../src/pages/visitor/activation.tsx'
import * as page from './page-driver.ts'
import { expectResult, fill, inSequence, press, step, type } from './play-driver.ts'

const meta = preview.meta({
  title: 'Pages/Activation/Phone',
  component: ActivationPage,
  parameters: { page: { path: '/activation?token=demo-activation' } },
})

const openCountries = inSequence(page.title('activation.phone.heading'), press(page.button(/\+86/)))

export const NoCompany = meta.story({
  name: 'Company unknown',
  parameters: {
    page: { faults: [{ path: '/activation/confirm_account', body: '{"success":true,"phone_required":true}' }] },
  },
  play: expectResult(['activation.phone.intro-generic', { product: 'Portico' }]),
})

export const CountryNotFound = meta.story({
  name: 'Country search without results',
  play: inSequence(
    step(
      'Search for a country that does not exist',
      openCountries,
      type(page.anywhere(page.field('phone-field.search')), 'Atlantis'),
    ),
    expectResult(page.anywhere(page.text('phone-field.no-matches'))),
  ),
})

export const InvalidPhone = meta.story({
  name: 'Phone number invalid for the country',
  play: inSequence(
    step(
      'Choose Singapore, type a single digit and request a code',
      openCountries,
      press(page.anywhere(page.byRole('option')(/\+65$/))),
      fill({ 'phone-field.label': '9' }),
      press('sms-code.send'),
    ),
    expectResult(page.hasDescription('phone-field.label', 'phone-field.invalid')),
  ),
})
