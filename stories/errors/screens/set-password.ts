import { decideErrors } from '../error-screen.ts'
import { linkPasswordCells } from './link-password-cells.ts'

export const setPassword = decideErrors({
  path: '/set-password',
  title: 'Pages/Set password',
  moments: ['submit'],
  cells: linkPasswordCells,
})
