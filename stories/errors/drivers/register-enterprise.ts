import { newCompany, newcomer } from '../../../mocks/personas/people.ts'
import { driveErrors } from '../error-driver.ts'
import { registerEnterprise } from '../screens/register-enterprise.ts'
import { registerMoments } from './register-moments.ts'

export const registerEnterpriseErrors = driveErrors<typeof registerEnterprise>({
  screen: registerEnterprise,
  page: {},
  moments: registerMoments('/register_enterprise_edition', { ...newcomer, company: newCompany }),
  own: {},
})
