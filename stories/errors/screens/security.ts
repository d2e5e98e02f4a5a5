import { decideErrors } from '../error-screen.ts'
import { noSecondStep } from '../reasons.ts'
import { provePasswordCells } from './prove-password-cells.ts'

export const security = decideErrors({
  path: '/security',
  title: 'Pages/Account security/Overview',
  moments: ['prove'],
  cells: { ...provePasswordCells('prove'), ...noSecondStep },
})
