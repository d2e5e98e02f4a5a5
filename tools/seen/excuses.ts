import type { MessageId } from '../../src/i18n/message-types.ts'

/** Why a text is seen in no story: for some ids, or for all unseen ones that begin alike. */
export type Excuse = { reason: string; ids?: readonly MessageId[]; prefix?: string }

/** Each is held against every run of the stories: one that is needed no longer fails. */
export const excuses: readonly Excuse[] = []

/** Why a text is seen nowhere, if somebody has said so. */
export function excuseOf(id: string): string | undefined {
  const isCovered = ({ ids = [], prefix }: Excuse) =>
    ids.some((one) => one === id) || (prefix !== undefined && id.startsWith(prefix))
  return excuses.find(isCovered)?.reason
}
