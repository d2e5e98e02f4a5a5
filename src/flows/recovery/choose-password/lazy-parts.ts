// Lazy, since the page needs none of them before it knows its token.
import { LinkQuestion } from '../../../widgets/link-question.tsx'
import { ChoosePasswordForm } from './choose-password-form.tsx'
import { deadLink, passwordChanged } from './screens.tsx'

export const lazyParts = { ChoosePasswordForm, LinkQuestion, deadLink, passwordChanged }

export type LazyParts = typeof lazyParts
