import { errorCodes } from '../../../mocks/http/error-codes.ts'
import { passwordMaxLength } from '../../../src/rules/limits.ts'
import type { Said } from '../error-driver.ts'

/** The server's policy is another than the page's: the new password breaks it. */
export const breaksPolicy: Said = {
  code: errorCodes.badPassword.code,
  words: ({ recovery }) => recovery.passwordHints['with-special'](12, passwordMaxLength),
}

/** The new password is the one of today. */
export const sameAsBefore: Said = {
  code: errorCodes.samePassword.code,
  words: ({ recovery }) => recovery.sameAsBefore,
}
