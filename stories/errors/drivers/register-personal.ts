import { driveErrors } from '../error-driver.ts'
import { registerPersonal } from '../screens/register-personal.ts'
import { registerMoments } from './register-moments.ts'

export const registerPersonalErrors = driveErrors<typeof registerPersonal>({
  screen: registerPersonal,
  page: {},
  moments: registerMoments('/personal_register'),
  own: {},
})
