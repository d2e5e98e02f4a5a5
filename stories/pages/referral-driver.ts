import { newPhone } from '../../mocks/personas/people.ts'
import { acceptTerms, fill, inSequence, press, sentCode, step, type } from './play-driver.ts'

export const partner = {
  name: 'Ana Costa',
  company: 'Costa & Sons',
  email: 'ana.costa@example.com',
  phone: newPhone,
}

/** Fills in everything except the code, and requests one. */
const requestCode = ({ name, company, email, phone } = partner) =>
  step(
    'Fill in the application and request a code',
    fill({
      'referral.name.label': name,
      'referral.company.label': company,
      'referral.email.label': email,
      'phone-field.label': phone,
    }),
    acceptTerms,
    press('sms-code.send'),
  )

/** Fills in the whole application, including the code. */
export const fillApplication = (application = partner) =>
  inSequence(requestCode(application), step('Type the code', type('sms-code.label', sentCode)))

export const apply = (application = partner) =>
  inSequence(fillApplication(application), step('Submit the form', press('referral.submit')))
