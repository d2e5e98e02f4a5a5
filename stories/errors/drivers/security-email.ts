import { people } from '../../../mocks/personas/people.ts'
import { contactMoments, expectNextStep } from '../contact-moments.ts'
import { driveErrors } from '../error-driver.ts'
import { securityEmail } from '../screens/security-email.ts'

export const securityEmailErrors = driveErrors<typeof securityEmail>({
  screen: securityEmail,
  page: { enteredAs: people.mei.email },
  moments: contactMoments('email'),
  own: { 'already-verified': (context) => expectNextStep(context, 'email') },
})
