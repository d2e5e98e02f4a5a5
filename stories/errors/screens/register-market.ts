import { decideErrors } from '../error-screen.ts'
import { registerCells, registerMomentNames } from './register-cells.ts'

export const registerMarket = decideErrors({
  path: '/register/market',
  id: 'pages-registermarket',
  title: 'Pages/Register, market',
  moments: registerMomentNames,
  cells: registerCells,
})
