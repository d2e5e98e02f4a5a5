import { decideErrors } from '../error-screen.ts'
import { contactCells, contactMomentNames } from './contact-cells.ts'

export const securityEmail = decideErrors({
  path: '/security/email',
  title: 'Pages/Account security/Email',
  moments: contactMomentNames,
  cells: contactCells,
})
