import { decideErrors } from '../error-screen.ts'
import { registerCells, registerMomentNames } from './register-cells.ts'

export const registerMarket = decideErrors({
  path: '/register/market',
  title: 'Pages/RegisterMarket',
  moments: registerMomentNames,
  cells: registerCells,
})
