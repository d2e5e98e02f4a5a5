import { decideErrors } from '../error-screen.ts'
import { registerCells, registerMomentNames } from './register-cells.ts'

export const registerEnterprise = decideErrors({
  path: '/register/enterprise',
  id: 'pages-registerenterprise',
  title: 'Pages/Register, enterprise',
  moments: registerMomentNames,
  cells: registerCells,
})
