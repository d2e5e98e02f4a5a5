import { demoLinks } from '../../../mocks/personas/demo-links.ts'
import { driveErrors } from '../error-driver.ts'
import { registerMarket } from '../screens/register-market.ts'
import { registerMoments } from './register-moments.ts'

export const registerMarketErrors = driveErrors<typeof registerMarket>({
  screen: registerMarket,
  page: { path: demoLinks.market },
  moments: registerMoments('/ali_market_register'),
  own: {},
})
