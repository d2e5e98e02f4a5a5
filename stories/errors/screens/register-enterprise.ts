import { decideErrors } from '../error-screen.ts'
import { registerCells, registerMomentNames } from './register-cells.ts'

export const registerEnterprise = decideErrors({
  path: '/register/enterprise',
  title: 'Pages/RegisterEnterprise',
  moments: registerMomentNames,
  cells: registerCells,
})
