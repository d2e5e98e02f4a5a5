// Read by `npm run texts:seen` and Review / Copy.
import { notFoundRoute, routes } from '../../src/app/routes.ts'
import type { MessageId } from '../../src/i18n/message-types.ts'

/** Why no story shows some texts. */
export type Excuse = { reason: string; ids: readonly MessageId[] }

/** The login's title is also the heading of its form, so stories do show it. */
const tabTitles = [...routes, notFoundRoute].map(({ title }) => title).filter((id) => id !== 'login.title')

export const excuses: readonly Excuse[] = [
  { reason: 'It appears only in the browser’s tab, which no story shows.', ids: tabTitles },
  {
    reason: 'It is the fallback when the server sends no message, and in every story the server sends one.',
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
    reason: 'It is never shown: the page continues, or checks the session, at once.',
    ids: [
      'error.force-two-step-in-client.title',
      'error.force-two-step.title',
      'error.session-expired-in-client.title',
    ],
  },
  {
    reason: 'The story of this error shows a wait in seconds; unit tests cover the other units.',
    ids: [
      'error.status-other.body',
      'error.status-other.wait-minutes',
      'error.with-wait',
      'error.with-wait-minutes',
      'qr-login.failed.wait-minutes',
    ],
  },
  {
    reason: 'It appears only after a second automatic reload, and a story’s page never reloads.',
    ids: ['error.reload-loop.title', 'error.reload-loop.body'],
  },
  { reason: 'It appears only without scripts, and every story needs them.', ids: ['page.no-script'] },
  {
    reason: 'It appears only if a script fails to load, which does not happen in stories.',
    ids: ['phone-field.failed'],
  },
  {
    reason: 'It appears only if the browser has no name for a country, and the one that plays stories has them all.',
    ids: ['phone-field.country-code'],
  },
  {
    reason: 'The masked phones in stories end in three digits or more; unit tests cover the others.',
    ids: ['mask.phone.both', 'mask.phone.start'],
  },
  {
    reason: 'The button does not appear for this picture, which either loads or does not.',
    ids: ['two-step.picture.refresh'],
  },
]

/** The excuse of an unseen text, if it has one. */
export const excuseOf = (id: string): Excuse | undefined => excuses.find(({ ids }) => ids.some((one) => one === id))
