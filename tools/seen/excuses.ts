import type { MessageId } from '../../src/i18n/message-types.ts'
import { notFoundRoute, routes } from '../../src/pages/routes.ts'

/** Why a text is seen in no story: for some ids, or for all unseen ones that begin alike. */
export type Excuse = { reason: string; ids?: readonly MessageId[]; prefix?: string }

/** The login's stands over its form as well. */
const tabTitles = [...routes, notFoundRoute].map(({ title }) => title).filter((id) => id !== 'login.title')

/** Each is held against every run of the stories: one that nothing needs any more fails. */
export const excuses: readonly Excuse[] = [
  { reason: 'It stands in the browser’s tab, which no story has.', ids: tabTitles },
  { reason: 'No story meets this error yet.', prefix: 'error.' },
  { reason: 'It shows only where no script runs, and every story is one.', ids: ['page.no-script'] },
  { reason: 'It shows only where a script was lost, and stories lose none.', ids: ['phone-field.failed'] },
  {
    reason: 'It shows only where the browser has no name for a country, and the one that plays stories knows them all.',
    ids: ['phone-field.country-code'],
  },
  {
    reason: 'It is handed to a picture that either comes or does not: there is nothing to make anew.',
    ids: ['two-step.picture.refresh'],
  },
]

const covers = ({ ids = [], prefix }: Excuse, id: string) =>
  ids.some((one) => one === id) || (prefix !== undefined && id.startsWith(prefix))

/** The excuse of a text that is seen nowhere, if it has one. */
export const excuseOf = (id: string, among = excuses): Excuse | undefined => among.find((excuse) => covers(excuse, id))
