import { decideErrors } from '../error-screen.ts'
import { registerCells, registerMomentNames } from './register-cells.ts'

export const registerPersonal = decideErrors({
  path: '/register/personal',
  id: 'pages-registerpersonal',
  title: 'Pages/Register, personal',
  moments: registerMomentNames,
  cells: registerCells,
})
