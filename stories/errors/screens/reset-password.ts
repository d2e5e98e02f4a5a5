import { decideErrors } from '../error-screen.ts'
import { linkPasswordCells } from './link-password-cells.ts'

export const resetPassword = decideErrors({
  path: '/reset-password',
  title: 'Pages/Reset password',
  moments: ['submit'],
  cells: linkPasswordCells,
})
