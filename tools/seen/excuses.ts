import { notFoundRoute, routes } from '../../src/app/routes.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'

/** Why no story shows some texts. */
export type Excuse = { reason: string; ids: readonly MessageId[] }

/** The login's title is also the heading of its form, so stories do show it. */
const tabTitles = [...routes, notFoundRoute].map(({ title }) => title).filter((id) => id !== 'login.title')

export const excuses: readonly Excuse[] = [
  { reason: 'It stands in the browser’s tab, which no story has.', ids: tabTitles },
  {
    reason: 'It stands in only where the server sends no words of its own, and each story has it send some.',
    ids: [
      'error.client-outdated.title',
      'error.verify-too-frequent.title',
      'error.picture-captcha-wrong.title',
      'error.sliding-captcha.title',
      'error.with-link.title',
      'error.password-error.title',
      'error.field-error.title',
      'error.two-step-code-error.title',
      'error.reserved-code.title',
      'error.other.title',
    ],
  },
  {
    reason: 'Nothing is said of it: the page goes on, or asks for the session, at once.',
    ids: [
      'error.force-two-step-in-client.title',
      'error.force-two-step.title',
      'error.session-expired-in-client.title',
    ],
  },
  {
    reason: 'The story of the error names a wait in seconds; unit tests hold the other ways to say one.',
    ids: [
      'error.status-other.body',
      'error.status-other.wait-minutes',
      'error.with-wait',
      'error.with-wait-minutes',
      'qr-login.failed.wait-minutes',
    ],
  },
  {
    reason: 'It shows only after a second reload by itself, and a story’s page never reloads.',
    ids: ['error.reload-loop.title', 'error.reload-loop.body'],
  },
  { reason: 'It shows only where no script runs, and every story is one.', ids: ['page.no-script'] },
  { reason: 'It shows only where a script was lost, and stories lose none.', ids: ['phone-field.failed'] },
  {
    reason: 'It shows only where the browser has no name for a country, and the one that plays stories knows them all.',
    ids: ['phone-field.country-code'],
  },
  {
    reason: 'The masked phones of the stories end in three digits or more; unit tests hold how others are said.',
    ids: ['mask.phone.both', 'mask.phone.start'],
  },
  {
    reason: 'It is handed to a picture that either comes or does not: there is nothing to make anew.',
    ids: ['two-step.picture.refresh'],
  },
]

const covers = ({ ids }: Excuse, id: string) => ids.some((one) => one === id)

/** The excuse of an unseen text, if it has one. */
export const excuseOf = (id: string, among = excuses): Excuse | undefined => among.find((excuse) => covers(excuse, id))
