import { decideErrors, neverAny } from '../error-screen.ts'

export const register = decideErrors({
  path: '/register',
  title: 'Pages/Register',
  moments: [],
  cells: neverAny('Only asks for whom the account is and leads on: it makes no call that could go wrong.'),
})
