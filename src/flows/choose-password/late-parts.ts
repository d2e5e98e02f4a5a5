// What a page that opens by a link shows once it knows its link: nothing of it could be used before.
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { deadLink, passwordChanged } from './screens.tsx'

export const lateParts = { ChoosePasswordForm, deadLink, passwordChanged }

export type LateParts = typeof lateParts
