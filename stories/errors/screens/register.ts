import { decideErrors, neverAny } from '../error-screen.ts'

export const register = decideErrors({
  path: '/register',
  title: 'Pages/Register',
  moments: [],
  cells: neverAny(
    'Leads on by links. All it asks is whether new accounts are taken, and without an answer everybody may go on.',
  ),
})
