import { people } from '../../../mocks/personas/people.ts'
import { contactMoments, expectNextStep } from '../contact-moments.ts'
import { driveErrors } from '../error-driver.ts'
import { securityPhone } from '../screens/security-phone.ts'

export const securityPhoneErrors = driveErrors<typeof securityPhone>({
  screen: securityPhone,
  page: { enteredAs: people.mei.email },
  moments: contactMoments('phone'),
  own: { 'already-verified': (context) => expectNextStep(context, 'phone') },
})
