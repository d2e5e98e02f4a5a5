import { mei } from '../../pages/contact-driver.ts'
import { contactMoments, expectNextStep } from '../contact-moments.ts'
import { driveErrors } from '../error-driver.ts'
import { securityPhone } from '../screens/security-phone.ts'

export const securityPhoneErrors = driveErrors<typeof securityPhone>({
  screen: securityPhone,
  page: { enteredAs: mei.email },
  moments: contactMoments('phone'),
  own: { 'already-verified': (context) => expectNextStep(context, 'phone') },
})
