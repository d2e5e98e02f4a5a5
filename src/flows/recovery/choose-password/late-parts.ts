// Lazy parts of a page opened by an email link. None of them is usable before the page knows its token.
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { deadLink, passwordChanged } from './screens.tsx'

export const lateParts = { ChoosePasswordForm, deadLink, passwordChanged }

export type LateParts = typeof lateParts
