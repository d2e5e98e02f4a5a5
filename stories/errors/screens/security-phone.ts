import { decideErrors } from '../error-screen.ts'
import { contactCells, contactMomentNames } from './contact-cells.ts'

export const securityPhone = decideErrors({
  path: '/security/phone',
  title: 'Pages/Account security/Phone',
  moments: contactMomentNames,
  cells: contactCells,
})
