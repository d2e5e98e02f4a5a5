import type { Path } from '../../src/pages/paths.ts'
import type { ErrorScreen } from './error-screen.ts'
import { login } from './screens/login.ts'
import { register } from './screens/register.ts'

/** Every screen × every error. A screen that the build gains does not compile until it stands here. */
export const matrix = {
  '/login': login,
  '/register': register,
} satisfies Partial<Record<Path, ErrorScreen>>
