// Lazy parts of a page opened by an email link. None of them is usable before the page knows its token.
import { LinkQuestion } from '../../../widgets/link-question.tsx'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { deadLink, passwordChanged } from './screens.tsx'

export const lazyParts = { ChoosePasswordForm, LinkQuestion, deadLink, passwordChanged }

export type LazyParts = typeof lazyParts
