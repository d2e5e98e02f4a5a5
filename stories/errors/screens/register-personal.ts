import { decideErrors } from '../error-screen.ts'
import { registerCells, registerMomentNames } from './register-cells.ts'

export const registerPersonal = decideErrors({
  path: '/register/personal',
  title: 'Pages/RegisterPersonal',
  moments: registerMomentNames,
  cells: registerCells,
})
