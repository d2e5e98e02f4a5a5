import { decideErrors, never } from '../error-screen.ts'
import { provePasswordCells } from './prove-password-cells.ts'

export const verifyIdentity = decideErrors({
  path: '/verify-identity',
  title: 'Pages/Verify identity',
  moments: ['submit'],
  cells: {
    ...provePasswordCells('submit'),
    'two-step-code-error': never('Only the password is proved here; the second step comes at the login.'),
  },
})
